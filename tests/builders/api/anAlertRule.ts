import { randomUUID } from 'node:crypto';
import type { alerts } from '#contract/powerups/alerts.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { alertReaders, alertRules, alerts as happenings } from '../../../server/kernel/db/schema/alerts.ts';
import type { SamplesFor } from './samples.ts';

export interface SomeAlert {
  account: number;
  rule: string;
  alert: string;
}

/** Inserts a rule that alerts an address to missed calls, and an alert of March about a call that a user has not read. */
export async function anAlertRule(
  db: Db,
  accountId: number,
  { callUuid = randomUUID(), userId = 1 }: { callUuid?: string; userId?: number } = {},
): Promise<SomeAlert> {
  const [rule, alert, at] = [randomUUID(), randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const kept = { kinds: ['callMissed' as const], emails: ['desk@example.test'], createdBy: 'ann@example.test' };
  await db.insert(alertRules).values({ accountId, id: rule, name: 'Front desk', ...kept, createdAt: at });
  await db.insert(happenings).values({ accountId, id: alert, kind: 'callMissed', at, callUuid, shown: true });
  await db.insert(alertReaders).values({ accountId, alertId: alert, userId, at });
  return { account: accountId, rule, alert };
}

const settings = { name: 'Problems', kinds: ['creditLow' as const], emails: ['boss@example.test'] };

export const alertSamples = ({ account, rule, alert }: SomeAlert): SamplesFor<typeof alerts> => ({
  listAlertRules: { query: { account: `${account}` } },
  readAlerts: { body: { uuids: [alert] } },
  addAlertRule: { body: { account, ...settings } },
  changeAlertRule: { params: { uuid: rule }, body: { version: 1, ...settings } },
  tryAlertRule: { params: { uuid: rule } },
  deleteAlertRule: { params: { uuid: rule } },
});
