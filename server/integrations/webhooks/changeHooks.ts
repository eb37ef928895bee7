import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Hook, HookEvent, hooks } from '#contract/integrations/hooks.contract.ts';
import type { DeliveredKind } from '#values/integrationWords.ts';
import type { KeyScope } from '#values/keyScope.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { listLatestSent, listLatestTexts } from '../../messaging/messages/findReceivedText.ts';
import { listLatestOptOuts } from '../../messaging/messages/reportedOptOuts.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { DeliveryDetail } from '../../kernel/db/schema/integrations.ts';
import { listLatestNumbers } from '../../telephony/numbers/reportedNumbers.ts';
import { listLatestCalls } from '../../telephony/callLog/latestCalls.ts';
import { readAccount } from '../../tenancy/accounts/readAccount.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  type Opened,
  readKept,
} from '../deliveries/keptIntegration.ts';
import { exampleEvents } from './describeWebhooks.ts';
import { hookEventOf } from './hookEvent.ts';
import { HookSettings } from './hookSettings.ts';
import { listLatestSales } from './reportedSales.repository.ts';
import { factsOf } from './webhookEvent.ts';
import { firstSecret } from './webhookSecret.ts';

const type = 'hook' as const;
const livesMs = 90 * 86_400_000;
const mostSamples = 3;

/** @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listHooks(actor: Actor, given: number | undefined, keeping: Keeping) {
  const account = accountOf(actor, given);
  const own = scopeOf([account]);
  const { name: accountName } = await readAccount(actor.db, own, account);
  const kept = await listKept(actor.db, own, type, keeping);
  return { account, accountName, hooks: kept.map(toHook) };
}

type Subscribing = z.output<typeof hooks.subscribeHook.body>;

/** @throws AppError ACCESS_DENIED_ACCOUNT, ACCESS-DENIED for a key that may not read such events, LIMIT-REACHED. */
export async function subscribeHook(
  actor: Actor,
  { account: given, hookUrl: url, event }: Subscribing,
  keeping: Keeping,
): Promise<z.input<typeof hooks.subscribeHook.response>> {
  const { db, author, now, principal } = actor;
  requireReads(actor, event);
  const accountId = accountOf(actor, given);
  const expiresAt = new Date(now.getTime() + livesMs).toISOString();
  const key = principal.keyId === undefined ? null : { accountId: principal.accountId, id: principal.keyId };
  const settings: HookSettings = { name: event, url, key, expiresAt };
  const secret = firstSecret();
  const kept = { accountId, id: randomUUID(), type, settings, filters: { kinds: [event] } };
  await db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'hooks');
    await keepIntegration(tx, author, { ...kept, secret: JSON.stringify(secret) }, keeping);
    const entry = { accountId, action: 'hook.subscribed', subject: `hook ${event}` };
    await writeAudit(tx, author, { ...entry, after: { host: new URL(url).hostname } });
  });
  return { id: kept.id, expiration_date: expiresAt, secret: secret.current };
}

/** @throws AppError NOT-FOUND. */
export async function unsubscribeHook({ db, scope, author }: Actor, id: string, keeping: Keeping) {
  return db.transaction(async (tx) => {
    const row = await readKept(tx, scope, { id, type }, keeping);
    const { event, host } = toHook(row);
    await dropIntegration(tx, row);
    const entry = { accountId: row.accountId, action: 'hook.unsubscribed', subject: `hook ${event}` };
    await writeAudit(tx, author, { ...entry, before: { host } });
    return { id };
  });
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, ACCESS-DENIED for a key that may not read such events. */
export async function sampleHook(
  actor: Actor,
  { account: given, event: kind }: { account?: number | undefined; event: DeliveredKind },
): Promise<z.input<typeof HookEvent>[]> {
  requireReads(actor, kind);
  const accountId = accountOf(actor, given);
  const scope = scopeOf([accountId]);
  const latest = await listLatest(actor.db, scope, kind);
  const found = await Promise.all(
    latest.map(async ({ subject, ...about }) => {
      const facts = await factsOf(actor.db, { kind, accountId, subject });
      return facts ? [hookEventOf(facts, { detail: {}, ...about, kind, id: `${kind} ${subject}` })] : [];
    }),
  );
  const { type: of, timestamp, data } = exampleEvents[kind];
  return found.length > 0 ? found.flat() : [{ id: `${kind} sample`, type: of, timestamp, ...data }];
}

/** What the latest events of a kind were about, newest first. */
async function listLatest(
  db: Db,
  scope: Scope,
  kind: DeliveredKind,
): Promise<{ subject: string; at: Date; detail?: DeliveryDetail }[]> {
  const idsOf = async (rows: Promise<{ id: string; at: Date }[]>) =>
    (await rows).map(({ id: subject, at }) => ({ subject, at }));
  switch (kind) {
    case 'text.received':
      return idsOf(listLatestTexts(db, scope, mostSamples));
    case 'text.sent':
    case 'text.failed':
      return idsOf(listLatestSent(db, scope, kind === 'text.sent' ? 'sent' : 'failed', mostSamples));
    case 'contact.optedOut':
      return idsOf(listLatestOptOuts(db, scope, mostSamples));
    case 'number.added':
    case 'number.removed':
      return idsOf(listLatestNumbers(db, scope, kind === 'number.added' ? 'added' : 'removed', mostSamples));
    case 'sale.recorded':
      return listLatestSales(db, scope, mostSamples);
    default: {
      const filter = kind === 'call.answered' ? { status: ['answered' as const] } : {};
      return (await listLatestCalls(db, scope, mostSamples, filter)).map(({ uuid, dateStop, dateStart, tags }) => ({
        subject: uuid,
        at: new Date(dateStop ?? dateStart),
        detail: kind === 'call.tagged' ? { tags } : {},
      }));
    }
  }
}

function accountOf({ scope, principal }: Actor, given: number | undefined): number {
  const account = given ?? principal.accountId;
  requireAccount(scope, account);
  return account;
}

type Area = DeliveredKind extends `${infer Of}.${string}` ? Of : never;

/** What a key reads each area of events with. */
const scopeOfArea = {
  call: 'calls:read',
  text: 'messages:read',
  contact: 'messages:read',
  number: 'numbers:read',
  sale: 'calls:read',
} as const satisfies Record<Area, KeyScope>;

/** A hook must not get more than its key could read. */
function requireReads({ principal: { keyScopes } }: Actor, kind: DeliveredKind): void {
  const needed = scopeOfArea[kind.slice(0, kind.indexOf('.')) as Area];
  if (keyScopes?.includes(needed) === false) throw new AppError('ACCESS-DENIED');
}

function toHook({ id, settings, createdBy, createdAt, pausedAt }: Opened): z.input<typeof Hook> {
  const { name: event, url, expiresAt } = HookSettings.parse(settings);
  const times = { createdAt: createdAt.toISOString(), expiresAt, pausedAt: pausedAt?.toISOString() ?? null };
  return { id, event, host: new URL(url).hostname, createdBy, ...times };
}
