import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Lead } from '#contract/telephony/leads.contract.ts';
import { type LeadStatus, mostGrouped } from '#values/leadStatus.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { narrowScope } from '../../kernel/access/scope.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { leadStatusCodes } from '../../kernel/db/schema/leads.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { toLeadStatus } from '../calls/listedCall.ts';
import { type LeadRow, listPerson, lockLeads, saveLeads } from './leads.repository.ts';
import { grouped, type Person, type PersonNumber, statusOf, ungrouped, withStatus } from './person.rules.ts';
import { listLeads } from './readLeads.ts';

type Answer = z.input<typeof Lead>;

interface Chosen {
  account: number;
  number: string;
}

/** Changes the lead status of a caller, with all of their numbers. */
export function changeLead(actor: Actor, { status, ...chosen }: Chosen & { status: LeadStatus }): Promise<Answer> {
  return change(actor, chosen, async (tx) => {
    const person = await findPerson(tx, chosen);
    const before = { status: statusOf(person) };
    return { numbers: withStatus(person, status), action: 'lead.changed', before, after: { status } };
  });
}

/**
 * Makes two numbers, and those grouped with them, one person’s.
 * @throws AppError WRONG-STATUS when they are already; LIMIT-REACHED with `{ limit }`.
 */
export function groupNumbers(actor: Actor, { with: other, ...chosen }: Chosen & { with: string }): Promise<Answer> {
  return change(actor, chosen, async (tx) => {
    const own = await findPerson(tx, chosen);
    const theirs = await findPerson(tx, { ...chosen, number: other });
    if (own.some(({ number }) => number === other)) throw new AppError('WRONG-STATUS');
    if (own.length + theirs.length > mostGrouped) throw new AppError('LIMIT-REACHED', { limit: mostGrouped });
    const before = { statuses: [statusOf(own), statusOf(theirs)] };
    const numbers = grouped(own, theirs);
    return { numbers, action: 'lead.grouped', before, after: { with: other, status: statusOf(numbers) } };
  });
}

/** @throws AppError WRONG-STATUS when the number is in no group. */
export function ungroupNumber(actor: Actor, chosen: Chosen): Promise<Answer> {
  return change(actor, chosen, async (tx) => {
    const person = await findPerson(tx, chosen);
    if (person.length === 1) throw new AppError('WRONG-STATUS');
    const numbers = ungrouped(person, chosen.number, randomUUID());
    const before = { numbers: person.map(({ number }) => number), status: statusOf(person) };
    const status = numbers.find(({ number }) => number === chosen.number)?.status;
    return { numbers, action: 'lead.ungrouped', before, after: { status } };
  });
}

interface Change {
  numbers: readonly PersonNumber[];
  action: string;
  before: object;
  after: object;
}

/** One change of an account’s leads at a time, since each looks at several numbers. */
function change(
  { db, scope, author, now }: Actor,
  { account: accountId, number }: Chosen,
  decide: (tx: Tx) => Promise<Change>,
): Promise<Answer> {
  const own = found(narrowScope(scope, [accountId]));
  return db.transaction(async (tx) => {
    await lockLeads(tx, accountId);
    const { numbers, action, before, after } = await decide(tx);
    const made = { changedBy: author.email, changedAt: now };
    const rows = numbers.map((one): LeadRow => ({ ...one, accountId, ...made, ...codesOf(one) }));
    await saveLeads(tx, rows);
    await writeAudit(tx, author, { accountId, action, subject: `caller ${number}`, before, after });
    await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: randomUUID() });
    return found((await listLeads(tx, own, number))[0]);
  });
}

async function findPerson(tx: Tx, { account, number }: Chosen): Promise<Person> {
  const [first, ...rest] = (await listPerson(tx, account, number)).map(toNumber);
  return first ? [first, ...rest] : [{ number, personId: randomUUID(), status: 'new', formerStatus: null }];
}

const toNumber = ({ number, personId, status, formerStatus }: LeadRow): PersonNumber => ({
  number,
  personId,
  status: toLeadStatus(status),
  formerStatus: formerStatus === null ? null : toLeadStatus(formerStatus),
});

const codesOf = ({ status, formerStatus }: PersonNumber) => ({
  status: leadStatusCodes.indexOf(status),
  formerStatus: formerStatus === null ? null : leadStatusCodes.indexOf(formerStatus),
});
