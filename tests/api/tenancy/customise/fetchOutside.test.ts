import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchOutside, type Outside } from '../../../../server/kernel/outside/fetchOutside.ts';

let server: Server;
let dialled: string[] = [];
let names: Record<string, string[]>;
const rule = { maxBytes: 1000, types: ['text/css'] };
const publicAddress = '93.184.215.14';

/** A resolver for the test's names; every connection goes to the test's own server. */
const outside: Outside = {
  lookup: (host) => Promise.resolve(names[host] ?? []),
  dial(address) {
    dialled.push(address);
    return connect((server.address() as AddressInfo).port, '127.0.0.1');
  },
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://cdn.example.test');
    const to = searchParams.get('to');
    if (to !== null) return response.writeHead(302, { location: to }).end();
    if (pathname === '/large.css') return response.writeHead(200, { 'content-type': 'text/css' }).end('x'.repeat(1001));
    if (pathname === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (pathname === '/gone.css') return response.writeHead(404, { 'content-type': 'text/css' }).end();
    return response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end('a { color: red }');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

beforeEach(() => {
  dialled = [];
  names = { 'cdn.example.test': [publicAddress], 'inside.example.test': ['10.0.0.5'] };
});

const bring = (address: string) => fetchOutside(address, rule, outside);

test('fetches from the very address that was validated', async () => {
  expect((await bring('https://cdn.example.test/a.css')).bytes.toString()).toBe('a { color: red }');
  expect(dialled).toEqual([publicAddress]);
});

test('follows redirects to other public addresses', async () => {
  names['other.example.test'] = ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'];
  await bring('https://cdn.example.test/?to=https://other.example.test/a.css');
  expect(dialled).toEqual([publicAddress, '2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
});

test.each([
  'http://cdn.example.test/a.css',
  'https://cdn.example.test:8443/a.css',
  'https://user:password@cdn.example.test/a.css',
  'file:///etc/passwd',
  'https://127.0.0.1/a.css',
  'https://2130706433/a.css',
  'https://[::1]/a.css',
  'https://[::ffff:127.0.0.1]/a.css',
  'https://[64:ff9b::7f00:1]/a.css',
  'https://[fd00::1]/a.css',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.100.100.200/a.css',
  'https://0.0.0.0/a.css',
  'https://inside.example.test/a.css',
  'https://nobody.example.test/a.css',
])('never connects to %s', async (address) => {
  await expect(bring(address)).rejects.toThrow(/only plain https|not an address of the internet/);
  expect(dialled).toEqual([]);
});

test('refuses a name if any of its addresses is private', async () => {
  names['mixed.example.test'] = [publicAddress, '192.168.1.1'];
  await expect(bring('https://mixed.example.test/a.css')).rejects.toThrow('not an address of the internet');
});

test.each([
  'https://169.254.169.254/',
  'https://inside.example.test/a.css',
  'http://cdn.example.test/a.css',
  '//[::1]/a.css',
])('does not follow a redirect to %s', async (to) => {
  const address = `https://cdn.example.test/?to=${encodeURIComponent(to)}`;
  await expect(bring(address)).rejects.toThrow(/only plain https|not an address of the internet/);
  expect(dialled).toEqual([publicAddress]);
});

test('a name that changes its address between validation and connection cannot bypass the check', async () => {
  let asked = 0;
  const rebinding = { ...outside, lookup: () => Promise.resolve([(asked += 1) === 1 ? publicAddress : '127.0.0.1']) };
  await fetchOutside('https://cdn.example.test/a.css', rule, rebinding);
  expect([asked, dialled]).toEqual([1, [publicAddress]]);
});

/** A path that redirects `hops` times. */
function sentOn(hops: number): string {
  return hops === 0 ? '/a.css' : `/?to=${encodeURIComponent(sentOn(hops - 1))}`;
}

test.each([
  [sentOn(4), 'too many redirects'],
  ['/large.css', 'is too large'],
  ['/page', 'is text/html'],
  ['/gone.css', 'answered 404'],
])('%s is refused: %s', async (path, reason) => {
  await expect(bring(`https://cdn.example.test${path}`)).rejects.toThrow(reason);
});
