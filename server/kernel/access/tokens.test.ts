import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessLife, readAccess, readRefresh, refreshLife, signAccess, signRefresh } from './tokens.ts';

const key = new Uint8Array(32).fill(7);
const session = fc.record({ sessionId: fc.uuid(), accountId: fc.integer({ min: 1 }), generation: fc.nat() });
const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('what is read from a token is what was signed into it', async () => {
  await fc.assert(
    fc.asyncProperty(session, time, async ({ generation, ...of }, now) => {
      const access = await readAccess(key, await signAccess(key, of, now), now);
      const until = new Date(now.getTime() + refreshLife);
      const expires = new Date(Math.floor(now.getTime() / 1000) * 1000 + accessLife);
      expect(access).toEqual({ ...of, expires });
      const refresh = await readRefresh(key, await signRefresh(key, { ...of, generation }, now, until), now);
      expect(refresh).toEqual({ ...of, generation });
    }),
    { numRuns: 50 },
  );
});

test('a token of one kind, or of another key, is none of the other', async () => {
  const now = new Date('2026-03-10');
  const of = { sessionId: '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11', accountId: 7 };
  const refused = { code: 'INVALID-TOKEN-BT2' };
  const [access, refresh] = [
    await signAccess(key, of, now),
    await signRefresh(key, { ...of, generation: 1 }, now, new Date('2026-03-11')),
  ];
  await expect(readRefresh(key, access, now)).rejects.toMatchObject(refused);
  await expect(readAccess(key, refresh, now)).rejects.toMatchObject(refused);
  await expect(readAccess(new Uint8Array(32), access, now)).rejects.toMatchObject(refused);
});
