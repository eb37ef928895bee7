import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { findLink, insertLink, type LinkKind, takeLink } from '../../../../server/kernel/mail/links.ts';
import { confirmLife, inviteLife, resetLife } from '../../../../server/kernel/mail/linkLives.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { momentsAt } from '../../../builders/atLimit.ts';

let db: Db;
let accountId: number;

beforeAll(async () => {
  db = await aDatabase();
  accountId = await anAccount(db);
});

const day = 86_400_000;
const lives: Record<LinkKind, number> = {
  reset: resetLife,
  confirmEmail: confirmLife,
  invite: inviteLife,
  signup: day,
  report: 30 * day,
};
const kinds = Object.entries(lives) as [LinkKind, number][];

test.each(kinds)('a link of kind %s lasts until its end, exclusive, and is taken once', async (kind, life) => {
  const createdAt = new Date('2026-03-02T00:00:00Z');
  const expiresAt = new Date(createdAt.getTime() + life);
  const aLink = async () => {
    const hash = randomUUID();
    await insertLink(db, { accountId, kind, hash, createdAt, expiresAt });
    return hash;
  };
  const hash = await aLink();
  const { below, at, above } = momentsAt(expiresAt);
  const isFound = async (now: Date, as = kind) => (await findLink(db, as, hash, now)) !== undefined;
  expect([await isFound(below), await isFound(at), await isFound(above)]).toEqual([true, false, false]);
  const other = kinds.find(([each]) => each !== kind)?.[0] ?? kind;
  expect(await isFound(below, other)).toBe(false);
  const take = (of: string, now: Date) => db.transaction((tx) => takeLink(tx, kind, of, now));
  expect(await take(hash, at)).toBeUndefined();
  expect(await take(hash, below)).toMatchObject({ kind, usedAt: below });
  expect(await take(hash, below)).toBeUndefined();
});
