import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { websites } from '#contract/attribution/websites.contract.ts';
import type { PageNumber } from '#values/website.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { lockDomains } from './domainRequests.repository.ts';
import { deletePool, listPools, lockNumbers } from './pools.repository.ts';
import { readWebsite, toWebsite, type WebsiteAnswer } from './readWebsites.ts';
import { requireTyped } from '../../kernel/access/requireTyped.ts';
import { changedShares, type Owned, type OwnNumbers, shownAccounts, takeAway } from './shareWebsite.ts';
import { subjectOf } from './subjectOf.ts';
import { askHolders, passOnDomains } from './websites.jobs.ts';
import {
  findHolders,
  findWebsiteRow,
  insertWebsite,
  removeWebsite,
  updateWebsite,
  type WebsiteRow,
} from './websites.repository.ts';

/** What attribution asks of what lies above it. */
export interface WebsiteParts {
  ownNumbers: OwnNumbers;
  jobs: Pick<JobQueue, 'send'>;
}

/** Letters and digits that nobody takes for each other. */
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = () => Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * Adds a website. If another account has the domain, it waits, and the administrators there get a mail.
 * @throws AppError ACCESS_DENIED_ACCOUNT, ALREADY-EXISTS when the account has the domain, LIMIT-REACHED.
 */
export async function createWebsite(
  { db, system, scope, author, now }: Actor,
  { account: accountId, domain }: z.output<typeof websites.createWebsite.body>,
  { jobs }: Pick<WebsiteParts, 'jobs'>,
): Promise<WebsiteAnswer> {
  requireAccount(scope, accountId);
  return db.transaction(async (tx) => {
    await lockDomains(tx, [domain]);
    const id = randomUUID();
    const holders = await findHolders(system, [domain], id);
    if (holders.some((holder) => holder.accountId === accountId)) throw new AppError('ALREADY-EXISTS');
    const isHeld = holders.some(({ status }) => status === 'active');
    await requireRoom(tx, accountId, 'websites');
    const status = isHeld ? 'waiting' : 'active';
    const row = { accountId, id, code: newCode(), domain, status, createdAt: now, createdBy: author.email } as const;
    const website = await insertWebsite(tx, row);
    if (!website) throw new AppError('ALREADY-EXISTS');
    const after = { domain, status };
    await writeAudit(tx, author, { accountId, action: 'website.created', subject: subjectOf(website), after });
    if (isHeld) await jobs.send(tx, askHolders, { code: website.code });
    return readWebsite(tx, scopeOf([accountId]), website.code, now);
  });
}

/**
 * Replaces what a website says.
 * @throws AppError NOT-FOUND, STALE-VERSION, ALREADY-EXISTS when another website of any account has an alias, INVALID-DID
 * when a rule shows a number or pool that neither the account nor one it is shared with has, and those of `changedShares`.
 */
export async function changeWebsite(
  actor: Actor,
  { code, version, shares: wanted, accounts, ...content }: Changing,
  { ownNumbers, jobs }: WebsiteParts,
): Promise<WebsiteAnswer> {
  const { db, system, scope, author, now } = actor;
  return db.transaction(async (tx) => {
    const before = found(await findWebsiteRow(tx, scope, code));
    if (before.version !== version) throw new AppError('STALE-VERSION');
    const { shares, lost } = changedShares(actor, before, wanted, accounts);
    const owned: Owned = (owners, dids) => ownNumbers(system, owners, dids);
    const rules = await takeAway(tx, before, { lost, rules: content.rules, owned });
    const changes = { ...content, rules, shares };
    await requireShown(tx, { ...before, shares }, changes, owned);
    await lockDomains(tx, changes.aliases);
    if ((await findHolders(system, changes.aliases, before.id)).length > 0) throw new AppError('ALREADY-EXISTS');
    const after = await updateWebsite(tx, before, changes);
    if (!after) throw new AppError('STALE-VERSION');
    const { accountId } = after;
    const entry = { accountId, action: 'website.changed', subject: subjectOf(after) };
    await writeAudit(tx, author, { ...entry, before: saidBy(before), after: saidBy(after) });
    const domains = before.aliases.filter((alias) => !after.aliases.includes(alias));
    if (domains.length > 0) await jobs.send(tx, passOnDomains, { domains });
    return readWebsite(tx, scope, code, now);
  });
}

/**
 * Deletes a website with its pools. Whoever waited for its domain has it then.
 * @throws AppError NOT-FOUND when the scope has no such website, ACCOUNTS-NOT-CONFIRMED with `{ accounts }`.
 */
export async function deleteWebsite(
  { db, scope, author, now }: Actor,
  { code, accounts }: { code: string; accounts?: number | undefined },
  { jobs }: Pick<WebsiteParts, 'jobs'>,
): Promise<WebsiteAnswer> {
  return db.transaction(async (tx) => {
    const website = found(await findWebsiteRow(tx, scope, code));
    requireTyped(website.shares.length, accounts);
    const pools = await listPools(tx, scope, [website.id]);
    for (const pool of pools) await deletePool(tx, pool);
    await removeWebsite(tx, website);
    const { accountId } = website;
    const before = saidBy(website);
    await writeAudit(tx, author, { accountId, action: 'website.deleted', subject: subjectOf(website), before });
    await jobs.send(tx, passOnDomains, { domains: [website.domain, ...website.aliases] });
    return toWebsite(website, pools, now);
  });
}

type Changing = { code: string } & z.output<typeof websites.changeWebsite.body>;

type Said = Pick<WebsiteRow, 'shares' | 'aliases' | 'numbers' | 'rules' | 'origins' | 'windowDays' | 'retentionDays'>;

const saidBy = ({ shares, aliases, numbers, rules, origins, windowDays, retentionDays }: Said): Said => ({
  shares,
  aliases,
  numbers,
  rules,
  origins,
  windowDays,
  retentionDays,
});

/** Rules may show only numbers of the website’s accounts and pools of its own, for numbers that the website names. */
async function requireShown(
  tx: Tx,
  website: WebsiteRow,
  { rules, numbers }: { rules: WebsiteRow['rules']; numbers: readonly PageNumber[] },
  owned: Owned,
): Promise<void> {
  const shown = rules.flatMap(({ show }) => (show.type === 'number' ? [show.number] : []));
  await lockNumbers(tx, shown);
  const own = new Set(await owned(shownAccounts(website), shown));
  const pools = new Set((await listPools(tx, scopeOf([website.accountId]), [website.id])).map((pool) => pool.id));
  const named = new Set(numbers.map(({ number }) => number));
  const wrong = rules.find(
    ({ show, target }) =>
      (show.type === 'number' ? !own.has(show.number) : !pools.has(show.pool)) ||
      (target !== null && !named.has(target)),
  );
  if (wrong) throw new AppError('INVALID-DID', { rule: wrong.id });
}
