import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadPage } from './app/pages.ts';
import { connect, talk } from './lib/connection.svelte.ts';
import { startOffline } from './lib/offline.svelte.ts';
import { here, startRouter } from './lib/router.svelte.ts';
import { startSettings } from './lib/settings.svelte.ts';
import { need } from './lib/text.svelte.ts';
import './lib/theme.css';
import './lib/controls.css';

async function start(): Promise<void> {
  startRouter();
  connect();
  await startSettings();
  // What the page will need is asked for before its words are there. If it does not come, the page says so.
  const at = here();
  loadPage(at.page)?.catch(() => undefined);
  if (at.page === 'table') talk.watch(at.table);
  await need('app');
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  void startOffline();
}

void start();
