// Keeps the pages at hand for when there is no network: the page itself, everything the home page and the rules need, and
// whatever else was used; all files of games as soon as somebody begins to play. What the server says is never answered from here.
//
// The build puts in the names of the files and a version that changes with any of them (vite.config.ts).

const VERSION = '__VERSION__';
const FILES = __FILES__;
const GAMES = __GAMES__;
const NAME = `trivium ${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

// Which version is in use is the person's choice: the page asks, see lib/offline.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'keep games') event.waitUntil(keepGames());
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((it) => it.startsWith('trivium ') && it !== NAME);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((it) => caches.delete(it))))
      .then(() => self.clients.claim()),
  );
});

/** Keeps what games need, so that they can be played without a network. */
async function keepGames() {
  const cache = await caches.open(NAME);
  const known = new Set((await cache.keys()).map((it) => new URL(it.url).pathname));
  // What fails is fetched when it is used.
  await cache.addAll(GAMES.filter((it) => !known.has(it))).catch(() => undefined);
}

/** From the network, or the page of this version if there is none. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName: NAME })) ?? Response.error();
  }
}

/** Files with a hash in their name never change. */
async function file(request) {
  const known = await caches.match(request, { cacheName: NAME });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api') || pathname === '/ws' || pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(file(request));
});
