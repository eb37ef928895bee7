import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './vault.ts';

const key = randomBytes(32);

test('decrypts with the same key for the same row', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (secret, about) => {
      const text = Buffer.from(secret).toString();
      expect(unseal(key, seal(key, text, about), about)).toBe(text);
    }),
  );
});

test('fails with another key, for another row, or when altered', () => {
  const sealed = seal(key, 'hunter2', 'user 1');
  expect(() => unseal(randomBytes(32), sealed, 'user 1')).toThrow();
  expect(() => unseal(key, sealed, 'user 2')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  const changed = Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]);
  expect(() => unseal(key, changed.toString('base64url'), 'user 1')).toThrow();
});

test('encrypts the same secret differently each time', () => {
  expect(seal(key, 'hunter2', 'user 1')).not.toBe(seal(key, 'hunter2', 'user 1'));
});
