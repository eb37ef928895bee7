import { expect, test } from 'vitest';
import { besiege } from '../siege/besiege.ts';

test('whatever one login asks for, calls and health checks are answered', { timeout: 180_000 }, async () => {
  const { failed, lives, webhooks } = await besiege({ seconds: 6, seed: 1, email: 'users@demo.test' });
  expect({ failed, lives }).toEqual({ failed: [], lives: true });
  expect(webhooks.count).toBeGreaterThan(0);
});
