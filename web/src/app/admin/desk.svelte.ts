// Administration of the server, behind a token that is kept only as long as the tab lives.

import { notice } from '$lib/announce.svelte';
import { ask, Failure, send } from '$lib/api';
import { t } from '$lib/text.svelte';

const KEPT = 'trivium-admin';

let token = $state(sessionStorage.getItem(KEPT) ?? '');

/** Is there a token? Whether it is right, only the server knows. */
export function signedIn(): boolean {
  return token !== '';
}

export function signIn(given: string): void {
  token = given;
  sessionStorage.setItem(KEPT, given);
}

export function signOut(): void {
  token = '';
  sessionStorage.removeItem(KEPT);
}

async function call(path: string, init: RequestInit): Promise<Response | null> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  try {
    return await ask(`/admin${path}`, { ...init, headers });
  } catch (why) {
    if (why instanceof Failure && why.status === 401) {
      signOut();
      notice(t('admin-wrong-token'));
    } else {
      notice(why instanceof Failure && why.message !== '' ? why.message : t('failed-offline'));
    }
    return null;
  }
}

/** What the server says; `null` if it says no, which the person is told. */
export async function get<T>(path: string): Promise<T | null> {
  const answer = await call(path, {});
  return answer === null ? null : ((await answer.json()) as T);
}

export async function change<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T | null> {
  const answer = await call(path, send(method, body));
  return answer === null ? null : ((await answer.json()) as T);
}

export async function remove(path: string): Promise<boolean> {
  return (await call(path, { method: 'DELETE' })) !== null;
}

/** The times offered for a ban or an announcement, in seconds; `null` means for good. */
export const SPANS: readonly (readonly [string, number | null])[] = [
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 7 * 86_400],
  ['month', 30 * 86_400],
  ['ever', null],
];

/** A time of the server, in the words of the reader. */
export function when(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
