import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type autoplay, type Autoplay, LeadFields } from '#contract/integrations/autoplay.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { ownNumbers } from '../../telephony/numbers/activeNumbers.ts';
import {
  dropIntegration,
  keepIntegration,
  type Keeping,
  listKept,
  oneAtATime,
  type Opened,
} from '../deliveries/keptIntegration.ts';
import { isMailed } from './adfLead.rules.ts';

const type = 'autoplay' as const;

/** By their numbers. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listAutoplay({ db, scope }: Actor, account: number, keeping: Keeping): Promise<Autoplay[]> {
  requireAccount(scope, account);
  const all = (await listKept(db, scopeOf([account]), type, keeping)).map((row) => toAutoplay(row));
  return all.toSorted((one, other) => one.did.localeCompare(other.did));
}

type Creating = { account: number } & z.output<typeof autoplay.createAutoplay.body>;

/**
 * Sends calls to a number as leads.
 * @throws AppError ACCESS_DENIED_ACCOUNT, INVALID-DID for a number that the account doesn’t have, ALREADY-EXISTS for one whose calls
 * are leads already, MISSING-FIELD for the first one without an address.
 */
export async function createAutoplay(
  actor: Actor,
  { account, did, ...chosen }: Creating,
  keeping: Keeping,
): Promise<Autoplay> {
  const { db, scope, author } = actor;
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    if ((await ownNumbers(tx, scopeOf([account]), [did])).length === 0) throw new AppError('INVALID-DID');
    await oneAtATime(tx, account, type);
    const all = await listKept(tx, scopeOf([account]), type, keeping);
    if (all.some((row) => didOf(row) === did)) throw new AppError('ALREADY-EXISTS');
    const secret = chosen.address ?? all.at(-1)?.opened;
    if (secret === undefined) throw new AppError('MISSING-FIELD', ['address']);
    const row = await keepIntegration(tx, author, keptOf({ account, id: randomUUID(), did, secret, chosen }), keeping);
    const after = toAutoplay({ ...row, opened: secret });
    const subject = `leads of ${did}`;
    await writeAudit(tx, author, { accountId: account, action: 'autoplay.created', subject, after: saidBy(after) });
    return after;
  });
}

type Changing = { account: number; did: string } & z.output<typeof autoplay.changeAutoplay.body>;

/** @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND, STALE-VERSION. */
export async function changeAutoplay(
  { db, scope, author }: Actor,
  { account, did, version, ...chosen }: Changing,
  keeping: Keeping,
): Promise<Autoplay> {
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    const before = await readOf(tx, { account, did }, keeping);
    const secret = chosen.address ?? before.opened;
    const kept = keptOf({ account, id: before.id, did, secret, chosen });
    const row = await keepIntegration(tx, author, { ...kept, version }, keeping);
    const after = toAutoplay({ ...row, opened: secret });
    await writeAudit(tx, author, {
      accountId: account,
      action: 'autoplay.changed',
      subject: `leads of ${did}`,
      before: saidBy(toAutoplay(before)),
      after: saidBy(after),
    });
    return after;
  });
}

/** @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND. */
export async function deleteAutoplay(
  { db, scope, author }: Actor,
  { account, did }: { account: number; did: string },
  keeping: Keeping,
): Promise<Autoplay> {
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    const row = await readOf(tx, { account, did }, keeping);
    const deleted = toAutoplay(row);
    await dropIntegration(tx, row);
    const subject = `leads of ${did}`;
    await writeAudit(tx, author, { accountId: account, action: 'autoplay.deleted', subject, before: saidBy(deleted) });
    return deleted;
  });
}

async function readOf(
  executor: Executor,
  { account, did }: { account: number; did: string },
  keeping: Keeping,
): Promise<Opened> {
  const all = await listKept(executor, scopeOf([account]), type, keeping);
  return found(all.find((row) => didOf(row) === did));
}

/** Each is of one number. */
const didOf = ({ filters }: Pick<Opened, 'filters'>) => filters.dids?.[0] ?? '';

interface Keep {
  account: number;
  id: string;
  did: string;
  secret: string;
  chosen: Pick<Creating, keyof LeadFields | 'filter'>;
}

const keptOf = ({ account: accountId, id, did, secret, chosen: { filter, ...fields } }: Keep) => ({
  accountId,
  id,
  type,
  settings: LeadFields.parse(fields),
  filters: { dids: [did], ...(filter.tags.length > 0 && { tags: filter.tags }) },
  secret,
});

const saidBy = ({ did, filter, ...rest }: Autoplay) => ({ did, ...LeadFields.parse(rest), tags: filter.tags });

function toAutoplay(row: Opened): Autoplay {
  const { id: uuid, accountId: account, filters, settings, opened, pausedAt, lastResult, lastResultAt, version } = row;
  return {
    ...LeadFields.parse(settings),
    uuid,
    account,
    did: didOf(row),
    filter: { tags: filters.tags ?? [] },
    address: isMailed(opened) ? opened : `${new URL(opened).origin}/…`,
    status: pausedAt ? 'paused' : 'on',
    lastResult,
    lastResultAt: lastResultAt?.toISOString() ?? null,
    version,
  };
}
