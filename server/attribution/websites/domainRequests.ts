import type { z } from 'zod';
import type { DomainRequest } from '#contract/attribution/websites.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findAccountName } from '../../kernel/access/accountPaths.ts';
import { type Visitor, writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Db, Executor, Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { findRecipient, listAdministrators } from '../../tenancy/people/listAdministrators.ts';
import { endWaiting, findNextWaiting, listWaiting, lockDomains } from './domainRequests.repository.ts';
import { subjectOf } from './subjectOf.ts';
import { findByCode, findHolders, listWebsiteRows, type NamedWebsite, type WebsiteRow } from './websites.repository.ts';

type RequestAnswer = z.input<typeof DomainRequest>;

type Sending = Pick<JobQueue, 'send'>;

export async function listDomainRequests(actor: Actor): Promise<RequestAnswer[]> {
  const rows = await listAsking(actor.system, actor);
  return rows.map((row) => toRequest(row, row.status));
}

/** The websites of others that ask for domains of the scope. */
async function listAsking(system: Executor, { db, scope, now }: Actor): Promise<NamedWebsite[]> {
  const own = await listWebsiteRows(db, scope);
  const held = own.filter(({ status }) => status === 'active');
  const asked = await listWaiting(
    system,
    held.flatMap(({ domain, aliases }) => [domain, ...aliases]),
    now,
  );
  return asked.filter(({ accountId, domain }) =>
    held.some((each) => each.accountId !== accountId && [each.domain, ...each.aliases].includes(domain)),
  );
}

/**
 * Lets another account use a domain, or refuses it. Who asked gets a mail.
 * @throws AppError NOT-FOUND when nobody waits for the scope’s accounts with this code, or somebody else has answered.
 */
export async function answerDomainRequest(
  actor: Actor,
  { code, approve }: { code: string; approve: boolean },
  jobs: Sending,
): Promise<RequestAnswer> {
  const { system, author } = actor;
  return system.transaction(async (tx) => {
    const asked = found((await listAsking(tx, actor)).find((each) => each.code === code));
    const status = approve ? 'active' : 'refused';
    if (!(await endWaiting(tx, asked, status))) throw new AppError('NOT-FOUND');
    const action = approve ? 'website.approved' : 'website.refused';
    await writeAudit(tx, author, { accountId: asked.accountId, action, subject: subjectOf(asked), after: { status } });
    await mailAnswer(tx, jobs, asked, approve);
    return toRequest(asked, status);
  });
}

/** Asks the administrators of the accounts that have its domain to let a website use it, if it still waits. */
export async function mailHolders(system: Db, jobs: Sending, code: string): Promise<void> {
  const website = await findByCode(system, code);
  if (website?.status !== 'waiting') return;
  const { domain, accountId: askerId, id } = website;
  const holders = (await findHolders(system, [domain], id)).filter(({ status }) => status === 'active');
  await system.transaction(async (tx) => {
    const asked = await Promise.all(holders.map(({ accountId }) => listAdministrators(tx, accountId)));
    const recipients = new Map(asked.flat().map((recipient) => [recipient.to, recipient]));
    const account = await findAccountName(tx, askerId);
    for (const { accountId, to, locale } of recipients.values())
      await queueMail(tx, jobs, { accountId, kind: 'domainAsked', payload: { to, locale, domain, account } });
  });
}

/** Gives domains that no website has any more to those who waited longest for them. */
export async function passOn(
  system: Db,
  jobs: Sending,
  { author, domains, now }: { author: Visitor; domains: readonly string[]; now: Date },
): Promise<void> {
  for (const domain of domains)
    await system.transaction(async (tx) => {
      await lockDomains(tx, [domain]);
      const next = await findNextWaiting(tx, domain, now);
      if (!next || !(await endWaiting(tx, next, 'active'))) return;
      const entry = { accountId: next.accountId, action: 'website.approved', subject: subjectOf(next) };
      await writeAudit(tx, author, { ...entry, after: { status: 'active' } });
      await mailAnswer(tx, jobs, next, true);
    });
}

async function mailAnswer(
  tx: Tx,
  jobs: Sending,
  { domain, code, createdBy }: WebsiteRow,
  approved: boolean,
): Promise<void> {
  const recipient = await findRecipient(tx, createdBy);
  if (!recipient) return;
  const { accountId, to, locale } = recipient;
  await queueMail(tx, jobs, { accountId, kind: 'domainAnswered', payload: { to, locale, domain, code, approved } });
}

function toRequest(
  { code, domain, accountName, createdBy: askedBy, createdAt }: NamedWebsite,
  status: RequestAnswer['status'],
): RequestAnswer {
  return { code, domain, accountName, askedBy, askedAt: createdAt.toISOString(), status };
}
