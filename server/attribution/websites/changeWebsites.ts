import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { websites } from '#contract/attribution/websites.contract.ts';
import type { PageNumber } from '#values/website.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { type Scope, scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { deletePool, listPools } from './pools.repository.ts';
import { readWebsite, toWebsite, type WebsiteAnswer } from './readWebsites.ts';
import {
  findHolders,
  findWebsiteRow,
  insertWebsite,
  removeWebsite,
  updateWebsite,
  type WebsiteRow,
} from './websites.repository.ts';

/** Which of these numbers are active ones of the scope’s accounts. */
export type OwnNumbers = (executor: Executor, scope: Scope, dids: readonly string[]) => Promise<string[]>;

/** What attribution asks of what lies above it. */
export interface WebsiteParts {
  ownNumbers: OwnNumbers;
}

/** Letters and digits that nobody takes for each other. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = () => Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * Adds a website. If another account has the domain, it waits.
 * @throws AppError ACCESS_DENIED_ACCOUNT, ALREADY-EXISTS when the account has the domain, LIMIT-REACHED.
 */
export async function createWebsite(
  { db, system, scope, author, now }: Actor,
  { account: accountId, domain }: z.output<typeof websites.createWebsite.body>,
): Promise<WebsiteAnswer> {
  requireAccount(scope, accountId);
  const id = randomUUID();
  const holders = await findHolders(system, [domain], id);
  if (holders.some((holder) => holder.accountId === accountId)) throw new AppError('ALREADY-EXISTS');
  const isHeld = holders.some(({ status }) => status === 'active');
  return db.transaction(async (tx) => {
    await requireRoom(tx, accountId, 'websites');
    const status = isHeld ? 'waiting' : 'active';
    const row = { accountId, id, code: newCode(), domain, status, createdAt: now, createdBy: author.email } as const;
    const website = await insertWebsite(tx, row);
    if (!website) throw new AppError('ALREADY-EXISTS');
    const after = { domain, status };
    await writeAudit(tx, author, { accountId, action: 'website.created', subject: subjectOf(website), after });
    return readWebsite(tx, scopeOf([accountId]), website.code);
  });
}

/**
 * Replaces what a website says.
 * @throws AppError NOT-FOUND, STALE-VERSION, ALREADY-EXISTS when another website of any account has an alias, INVALID-DID
 * when a rule shows a number or pool that the account does not have.
 */
export async function changeWebsite(
  { db, system, scope, author }: Actor,
  { code, version, ...changes }: { code: string } & z.output<typeof websites.changeWebsite.body>,
  { ownNumbers }: WebsiteParts,
): Promise<WebsiteAnswer> {
  return db.transaction(async (tx) => {
    const before = found(await findWebsiteRow(tx, scope, code));
    if (before.version !== version) throw new AppError('STALE-VERSION');
    await requireShown(tx, before, changes, ownNumbers);
    if ((await findHolders(system, changes.aliases, before.id)).length > 0) throw new AppError('ALREADY-EXISTS');
    const after = await updateWebsite(tx, before, changes);
    if (!after) throw new AppError('STALE-VERSION');
    const { accountId } = after;
    const entry = { accountId, action: 'website.changed', subject: subjectOf(after) };
    await writeAudit(tx, author, { ...entry, before: saidBy(before), after: saidBy(after) });
    return readWebsite(tx, scope, code);
  });
}

/** @throws AppError NOT-FOUND when the scope has no such website. */
export async function deleteWebsite({ db, scope, author }: Actor, code: string): Promise<WebsiteAnswer> {
  return db.transaction(async (tx) => {
    const website = found(await findWebsiteRow(tx, scope, code));
    const pools = await listPools(tx, scope, [website.id]);
    for (const pool of pools) await deletePool(tx, pool);
    await removeWebsite(tx, website);
    const { accountId } = website;
    const before = saidBy(website);
    await writeAudit(tx, author, { accountId, action: 'website.deleted', subject: subjectOf(website), before });
    return toWebsite(website, pools);
  });
}

type Said = Pick<WebsiteRow, 'aliases' | 'numbers' | 'rules' | 'origins' | 'windowDays' | 'retentionDays'>;

const saidBy = ({ aliases, numbers, rules, origins, windowDays, retentionDays }: Said): Said => ({
  aliases,
  numbers,
  rules,
  origins,
  windowDays,
  retentionDays,
});

export const subjectOf = ({ domain }: Pick<WebsiteRow, 'domain'>) => `website ${domain}`;

/** Rules may show only numbers and pools of the account, for numbers that the website names. */
async function requireShown(
  tx: Tx,
  { accountId, id }: WebsiteRow,
  { rules, numbers }: { rules: WebsiteRow['rules']; numbers: readonly PageNumber[] },
  ownNumbers: OwnNumbers,
): Promise<void> {
  const scope = scopeOf([accountId]);
  const shown = rules.flatMap(({ show }) => (show.type === 'number' ? [show.number] : []));
  const own = new Set(await ownNumbers(tx, scope, shown));
  const pools = new Set((await listPools(tx, scope, [id])).map((pool) => pool.id));
  const named = new Set(numbers.map(({ number }) => number));
  const wrong = rules.find(
    ({ show, target }) =>
      (show.type === 'number' ? !own.has(show.number) : !pools.has(show.pool)) ||
      (target !== null && !named.has(target)),
  );
  if (wrong) throw new AppError('INVALID-DID', { rule: wrong.id });
}
