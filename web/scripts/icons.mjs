// Draws the icons of an installed Trivium from public/favicon.svg, with the browser of the tests.
//
//   node scripts/icons.mjs      writes public/icon-192.png, icon-512.png and icon-maskable.png

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** The edge of a maskable icon may be cut off: the drawing keeps to the middle, and its ground goes to the edge. */
async function draw(file, size, share) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? '#7a2e1d' : 'transparent';
  const style = `margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:${ground}`;
  await page.setContent(`<body style="${style}">${drawing.replace('<svg', `<svg width="${size * share}"`)}</body>`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}

await draw('icon-192.png', 192, 1);
await draw('icon-512.png', 512, 1);
await draw('icon-maskable.png', 512, 0.74);
await browser.close();
