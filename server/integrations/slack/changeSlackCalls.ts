import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Slack, slackCalls } from '#contract/integrations/slackCalls.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  oneAtATime,
  type Opened,
} from '../deliveries/keptIntegration.ts';

const type = 'slackCalls';

/** @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function readSlackCalls({ db, scope }: Actor, accountId: number, keeping: Keeping): Promise<Slack> {
  requireAccount(scope, accountId);
  return toSlack(await findOf(db, accountId, keeping));
}

type Changing = z.output<typeof slackCalls.changeSlack.body>;

/**
 * Posts calls to a channel of Slack, or no more.
 * @throws AppError ACCESS_DENIED_ACCOUNT, STALE-VERSION, MISSING-FIELD without a channel.
 */
export async function changeSlackCalls(
  { db, scope, author }: Actor,
  { accountId, version, dids, start, url }: Changing & { accountId: number },
  keeping: Keeping,
): Promise<Slack> {
  requireAccount(scope, accountId);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, accountId, type);
    const before = await findOf(tx, accountId, keeping);
    if ((before?.version ?? 0) !== version) throw new AppError('STALE-VERSION', { version: before?.version ?? 0 });
    const secret = url === undefined ? before?.opened : url;
    if (secret === undefined) throw new AppError('MISSING-FIELD', ['url']);
    const entry = { accountId, subject: 'slack calls', before: before && saidBy(toSlack(before)) };
    if (secret === null) {
      if (before) await dropIntegration(tx, before);
      await writeAudit(tx, author, { ...entry, action: 'slack.removed' });
      return toSlack(undefined);
    }
    const filters = {
      kinds: [start ? ('call.started' as const) : ('call.ended' as const)],
      ...(dids.length > 0 && { dids }),
    };
    const id = before?.id ?? randomUUID();
    const kept = { accountId, id, type, settings: { start }, filters, secret } as const;
    const row = await keepIntegration(tx, author, { ...kept, ...(before && { version }) }, keeping);
    const after = toSlack({ ...row, opened: secret });
    await writeAudit(tx, author, { ...entry, action: 'slack.changed', after: saidBy(after) });
    return after;
  });
}

async function findOf(executor: Executor, accountId: number, keeping: Keeping): Promise<Opened | undefined> {
  return (await listKept(executor, scopeOf([accountId]), type, keeping))[0];
}

const saidBy = ({ dids, start }: Slack) => ({ dids, start });

function toSlack(row: Opened | undefined): Slack {
  if (!row) return { uuid: null, dids: [], start: false, url: null, version: 0 };
  const { id: uuid, filters, settings, opened, version } = row;
  const { start } = settings as Pick<Slack, 'start'>;
  return { uuid, dids: filters.dids ?? [], start, url: `${new URL(opened).origin}/services/…`, version };
}
