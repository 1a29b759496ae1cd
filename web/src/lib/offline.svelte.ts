// The worker that keeps pages for when there is no network, and word of a new version.

import { LOCAL_PLAY } from './build.ts';

let waiting = $state.raw<ServiceWorker | null>(null);

/** Is a new version of the pages here, and waits to be taken? */
export function updateReady(): boolean {
  return waiting !== null;
}

/** Takes the new version: the page loads again with it. */
export function update(): void {
  if (waiting === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

/** Follows a worker until it is ready. The very first one replaces nothing, so nobody has to be asked. */
function follow(worker: ServiceWorker | null): void {
  if (worker === null) return;
  const look = () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
  };
  worker.addEventListener('statechange', look);
  look();
}

/** Keeps everything that games need, for a time without a network. */
export async function keepGames(): Promise<void> {
  if (!LOCAL_PLAY || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage('keep games');
}

/** Installs the worker, where the browser has such a thing. Pages work without it. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const found = await navigator.serviceWorker.register('/worker.js');
    follow(found.waiting);
    found.addEventListener('updatefound', () => follow(found.installing));
    // Who leaves the page open for days hears of a new version when coming back.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void found.update().catch(() => undefined);
    });
  } catch {
    // A browser that does not let this page have one.
  }
}
