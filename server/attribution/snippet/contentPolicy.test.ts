import { expect, test } from 'vitest';
import { isRefused } from './contentPolicy.ts';

const page = new URL('https://shop.example/roofs');
const url = new URL('https://calls.example/s/abc.js');

test.each<[string, boolean]>([
  ['', false],
  ["img-src 'none'", false],
  ["default-src 'self'", true],
  ["default-src 'none'; script-src *", false],
  ["script-src 'none'; script-src-elem https:", false],
  ['script-src https:', false],
  ['script-src http:', true],
  ['script-src calls.example', false],
  ['script-src http://calls.example', false],
  ['script-src https://calls.example:443', false],
  ['script-src https://calls.example:8443', true],
  ['script-src https://calls.example:*', false],
  ['script-src *.example', false],
  ['script-src *.calls.example', true],
  ['script-src notcalls.example', true],
  ['script-src calls.example.org', true],
  ['script-src https://calls.example/s/', false],
  ['script-src https://calls.example/s/abc.js', false],
  ['script-src https://calls.example/s', true],
  ['script-src https://calls.example/t/', true],
  ['SCRIPT-SRC HTTPS://CALLS.EXAMPLE', false],
  ["script-src 'unsafe-inline'", true],
  ["script-src 'nonce-abc'", true],
  ["script-src *; script-src 'none'", false],
])('the policy %j refuses the script: %s', (policy, refused) => {
  expect(isRefused([policy], { what: 'script', url, page })).toBe(refused);
});

test('a script with a nonce is allowed where nonces are', () => {
  const isTrusted = true;
  expect(isRefused(["script-src 'nonce-abc'"], { what: 'script', url, page, isTrusted })).toBe(false);
  expect(isRefused(["script-src 'self'"], { what: 'script', url, page, isTrusted })).toBe(true);
});

test('each of several policies must allow it', () => {
  expect(isRefused(['script-src *', "default-src 'self'"], { what: 'script', url, page })).toBe(true);
});

test('connections have a directive of their own', () => {
  expect(isRefused(["script-src *; connect-src 'self'"], { what: 'connection', url, page })).toBe(true);
  expect(isRefused(["script-src 'self'; connect-src *"], { what: 'connection', url, page })).toBe(false);
});

test('what is of the page itself is allowed by self alone', () => {
  expect(isRefused(["script-src 'self'"], { what: 'script', url: new URL('/s/abc.js', page), page })).toBe(false);
});
