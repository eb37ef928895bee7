import { readFileSync } from 'node:fs';
import type { Served } from './pages.ts';
import { serveWebsite } from './serveWebsite.ts';

/** The page’s number is +61 2 9876 5432. */
const from = { from: '+61298765432', fromLocal: '02 9876 5432' };

/** Plays our server: opens visits that show one of these numbers after the other, and takes their signs of life. */
export async function playOurs(numbers: readonly string[]) {
  let opened = 0;
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
  const server = await serveWebsite((path, method) => {
    if (path.endsWith('.js')) return { body: readFileSync('dist/dni/snippet.js', 'utf8'), headers };
    if (method !== 'POST' || /visits\/./.test(path)) return { body: '', status: 204, headers };
    const to = numbers[Math.min(opened++, numbers.length - 1)] ?? '';
    const toLocal = to.replace(/^\+61(\d)(\d{4})(\d{4})$/, '0$1 $2 $3');
    const toGlobal = to.replace(/^\+61(\d)(\d{4})(\d{4})$/, '+61 $1 $2 $3');
    const swap = { ...from, to, toLocal, toGlobal, as: { replacement: 'text' } };
    return { body: JSON.stringify({ visit: '1', visitor: crypto.randomUUID(), every: 60, swaps: [swap] }), headers };
  });
  const url = `http://127.0.0.1:${server.port}`;
  const served: Served = { ours: url, code: 'abcdefghjkmn', pinned: '', integrity: '' };
  return { ...server, served };
}
