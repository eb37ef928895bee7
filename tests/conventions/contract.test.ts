import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/kernel/errors.ts';

test('no two endpoints share a method and path', () => {
  const addresses = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('every path has its version and every parameter a schema', () => {
  for (const endpoint of Object.values(endpoints)) {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const described = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(described), endpoint.path).toEqual(new Set(named));
    expect(endpoint.path).toMatch(/^\/v[23]\//);
  }
});

test('every error code has a message', () => {
  const messages = readFileSync('src/page/errors/errors.messages.ts', 'utf8');
  expect(errorCodes.filter((code) => !messages.includes(`'error.${code}'`))).toEqual([]);
});
