import { randomUUID } from 'node:crypto';
import { minorUnitsOf } from '#values/sms/micros.ts';
import type { Subscriber } from '../../kernel/events/happened.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { findCrossedWarning } from '../../messaging/topUps/watchCredit.ts';
import { listPayersUsers } from '../../tenancy/ledger/creditContacts.ts';
import { type Raised, raiseAlert, rulesWanting } from './raiseAlert.ts';

interface Means {
  jobs: Pick<JobQueue, 'send'>;
}

async function raise(tx: Tx, jobs: Means['jobs'], raised: Omit<Raised, 'id'>): Promise<void> {
  const wanting = await rulesWanting(tx, raised.accountId, [raised.kind]);
  await raiseAlert(tx, jobs, { id: randomUUID(), ...raised }, wanting);
}

/** Alerts people to flows that weren’t published. */
export const alertsToFlows =
  ({ jobs }: Means): Subscriber<'flow.notPublished'> =>
  async (tx, { kind: _kind, accountId, mailedTo, at, ...about }) => {
    const kind = 'flowNotPublished' as const;
    await raise(tx, jobs, { accountId, kind, at, mailedTo, facts: { kind, ...about } });
  };

/** Alerts people to integrations that fail. */
export const alertsToIntegrations =
  ({ jobs }: Means): Subscriber<'integration.failing'> =>
  async (tx, { kind: _kind, accountId, mailedTo, at, ...about }) => {
    const kind = 'integrationFailing' as const;
    await raise(tx, jobs, { accountId, kind, at, mailedTo, facts: { kind, ...about } });
  };

/** Alerts people to credit that fell below the payer’s warning. */
export const alertsToCredit =
  ({ jobs }: Means): Subscriber<'credit.changed'> =>
  async (tx, change) => {
    const { payerId: accountId, currency, at } = change;
    const below = await findCrossedWarning(tx, change);
    if (below === undefined) return;
    const kind = 'creditLow' as const;
    const mailedTo = (await listPayersUsers(tx, accountId)).map(({ to }) => to);
    const facts = { kind, below, balance: minorUnitsOf(change.balance), currency };
    await raise(tx, jobs, { accountId, kind, at, mailedTo, facts });
  };
