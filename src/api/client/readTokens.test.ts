import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readTokens } from './readTokens.ts';

afterEach(() => vi.useRealTimers());

const server = Date.parse('2026-03-02T10:00:00Z');
const issued = {
  access: { token: 'a', expires: server + 3_600_000 },
  refresh: { jwt: null, expires: server + 30 * 86_400_000 },
};

/** How long each token lasts by a browser's clock that is ahead by so much. */
async function lifetimes(ahead: number, date: string | null = new Date(server).toUTCString()) {
  vi.useFakeTimers({ now: server + ahead });
  const headers = date === null ? new Headers() : new Headers({ date });
  const { access, refresh } = await readTokens(new Response(JSON.stringify(issued), { headers }));
  return [access.expires - Date.now(), refresh.expires - Date.now()];
}

test('tokens last as long as the server says, however wrong the clock of the browser is', async () => {
  const day = 86_400_000;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -400 * day, max: 400 * day }), async (ahead) => {
      const [access = 0, refresh = 0] = await lifetimes(ahead);
      expect(Math.abs(access - 3_600_000)).toBeLessThanOrEqual(60_000);
      expect(Math.abs(refresh - 30 * day)).toBeLessThanOrEqual(60_000);
    }),
  );
});

test('by a clock that is right, or without the server’s, they expire when it says', async () => {
  expect(await lifetimes(900)).toEqual([3_600_000 - 900, 30 * 86_400_000 - 900]);
  expect(await lifetimes(7_200_000, null)).toEqual([-3_600_000, 30 * 86_400_000 - 7_200_000]);
});
