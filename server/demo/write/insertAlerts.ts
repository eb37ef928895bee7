import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { AlertKind } from '#values/alertWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { alertReaders, alertRules, alerts } from '../../kernel/db/schema/alerts.ts';
import { calls, directionCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { type Random, randomUuid } from '../seededRandom.ts';

interface AlertsGiven {
  accountId: number;
  random: Random;
  /** Epoch ms. */
  now: number;
}

const login = 'admin@demo.test';
const hour = 3_600_000;
const [most, mostUnread, forHours] = [12, 2, 72];
const kinds: AlertKind[] = ['callMissed', 'voicemail', 'flowNotPublished', 'creditLow', 'integrationFailing'];

/** Alerts the account’s administrator to what was missed there and below, and shows that of the last days; the latest is unread. */
export async function insertAlerts(tx: Tx, { accountId, random, now }: AlertsGiven): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, login));
  if (!user) return;
  await tx.insert(alertRules).values({
    accountId,
    id: randomUuid(random),
    name: 'Front desk',
    kinds,
    subAccounts: true,
    userIds: [user.id],
    createdBy: login,
    createdAt: new Date(now),
  });
  const unanswered = [statusCodes.indexOf('missed'), statusCodes.indexOf('abandoned')];
  const missed = await tx
    .select({ accountId: calls.accountId, uuid: calls.uuid, at: calls.dateStop, audio: calls.audio })
    .from(accountTree)
    .innerJoin(calls, eq(calls.accountId, accountTree.descendantId))
    .where(
      and(
        eq(accountTree.ancestorId, accountId),
        inArray(calls.status, unanswered),
        eq(calls.direction, directionCodes.indexOf('inbound')),
        gte(calls.dateStart, new Date(now - forHours * hour)),
      ),
    )
    .orderBy(desc(calls.dateStart), desc(calls.id))
    .limit(most);
  for (const [place, call] of missed.entries()) {
    const [id, at] = [randomUuid(random), call.at ?? new Date(now)];
    const kind = call.audio ? 'voicemail' : 'callMissed';
    await tx.insert(alerts).values({ accountId: call.accountId, id, kind, at, callUuid: call.uuid, shown: true });
    const readAt = place < mostUnread ? null : new Date(at.getTime() + hour);
    await tx.insert(alertReaders).values({ accountId: call.accountId, alertId: id, userId: user.id, at, readAt });
  }
}
