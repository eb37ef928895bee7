import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CampaignDraft } from '#contract/messaging/campaign.ts';
import type { campaigns } from '#contract/messaging/campaigns.contract.ts';
import { moneyOf } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { pageOfExcluded, pageOfRecipients } from './campaignMessages.repository.ts';
import {
  deleteCampaign,
  findCampaign,
  insertCampaign,
  type NamedCampaign,
  pageOfCampaigns,
  updateDraft,
} from './campaigns.repository.ts';
import { type CampaignRow } from '../messages/campaignState.ts';
import { countContacts } from './recipients.repository.ts';
import { findQuote } from './quotes.repository.ts';
import { ownLists } from '../lists/ownLists.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { unconfirmedIn } from '../messages/senders.ts';
import { editable } from './campaignStates.ts';
import { deciderOf, prepare } from './pricing.ts';
import { someOf, totalOf } from './recipients.ts';
import { toCampaigns } from './toCampaign.ts';

type Draft = z.output<typeof CampaignDraft>;

/** @throws AppError NOT-FOUND. */
export async function requireCampaign({ db, scope }: Actor, id: string): Promise<NamedCampaign> {
  return found(await findCampaign(db, scope, id));
}

export async function readCampaign(actor: Actor, id: string) {
  const [campaign] = await toCampaigns(actor.db, [await requireCampaign(actor, id)]);
  return found(campaign);
}

export async function listCampaigns(
  { db, scope }: Actor,
  { account: _account, ...page }: z.output<typeof campaigns.listCampaigns.query>,
) {
  const { rows, filtered, total } = await pageOfCampaigns(db, scope, page);
  return { recordsTotal: total, recordsFiltered: filtered, data: await toCampaigns(db, rows) };
}

/** Letters and digits that nobody confuses. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = () => `CAMP-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`;

/** @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND for a list that the account does not have. */
export async function createCampaign(actor: Actor, { account, ...draft }: Draft) {
  const { db, author, now } = actor;
  await requireVisible(actor, account);
  await requireLists(actor, account, draft.lists);
  const id = randomUUID();
  await transact(db, async (tx) => {
    const made = { createdBy: author.email, createdAt: now };
    const inList = await countRecipients(tx, account, draft);
    await insertCampaign(tx, { accountId: account, id, code: newCode(), ...columnsOf(draft), inList, ...made });
    await writeAudit(tx, author, { accountId: account, action: 'campaign.created', subject: `campaign ${id}` });
  });
  return readCampaign(actor, id);
}

/** @throws AppError NOT-FOUND, STALE-VERSION, WRONG-STATUS once it was started. */
export async function changeCampaign(
  actor: Actor,
  id: string,
  { version, ...draft }: Omit<Draft, 'account'> & { version: number },
) {
  const { db, author } = actor;
  const before = await requireCampaign(actor, id);
  const { accountId } = before;
  if (!editable.has(before.status)) throw new AppError('WRONG-STATUS', { status: before.status });
  await requireLists(actor, accountId, draft.lists);
  await transact(db, async (tx) => {
    const change = { ...columnsOf(draft), inList: await countRecipients(tx, accountId, draft), targets: null };
    if (!(await updateDraft(tx, { accountId, id, version }, change, [...editable])))
      throw new AppError('STALE-VERSION', { version: before.version });
    await writeAudit(tx, author, { accountId, action: 'campaign.changed', subject: `campaign ${id}` });
  });
  return readCampaign(actor, id);
}

/** @throws AppError NOT-FOUND, WRONG-STATUS once it was started. */
export async function removeCampaign(actor: Actor, id: string) {
  const { db, author } = actor;
  const { status, accountId } = await requireCampaign(actor, id);
  if (!editable.has(status)) throw new AppError('WRONG-STATUS', { status });
  const campaign = await readCampaign(actor, id);
  const key = { accountId, id };
  await transact(db, async (tx) => {
    await deleteCampaign(tx, key);
    await writeAudit(tx, author, {
      accountId: key.accountId,
      action: 'campaign.deleted',
      subject: `campaign ${id}`,
      before: { name: campaign.name },
    });
  });
  return campaign;
}

async function requireLists({ db }: Actor, accountId: number, ids: readonly string[]): Promise<void> {
  if ((await ownLists(db, accountId, ids)).length < new Set(ids).size) throw new AppError('NOT-FOUND');
}

/** Whom a draft is for, before anybody is left out. */
async function countRecipients(tx: Tx, accountId: number, { lists, numbers }: Pick<Draft, 'lists' | 'numbers'>) {
  const totals = await countContacts(tx, accountId, lists);
  return lists.reduce((sum, list) => sum + (totals.get(list) ?? 0), numbers.length);
}

function columnsOf({ at, country, canary, ...draft }: Omit<Draft, 'account'>) {
  return { ...draft, canary, startAt: at === null ? null : new Date(at), country: country ?? null };
}

const pageLength = 50;

/** What some recipients of a draft will get and when. */
export async function previewCampaign(
  actor: Actor,
  page: number,
  { account, ...draft }: Draft,
  { rates }: Pick<MessageContext, 'rates'>,
): Promise<z.input<typeof campaigns.previewCampaign.response>> {
  await requireVisible(actor, account);
  const { system, now } = actor;
  const terms = { accountId: account, ...columnsOf(draft) };
  const prepared = await prepare(system, terms, { rates, now });
  const decide = deciderOf(prepared, now);
  const start = (page - 1) * pageLength;
  const recipients = await someOf(system, prepared.audience, { start, length: pageLength });
  const messages = recipients.map(decide).map(({ recipient, judged, at, zone }) => {
    const { msisdn, country } = recipient;
    const text = judged.excluded === null ? judged.text : '';
    const size = judged.excluded === null ? judged : ({ segments: 0, encoding: 'GSM-7' } as const);
    return {
      msisdn,
      country,
      excluded: judged.excluded,
      text,
      segments: size.segments,
      encoding: size.encoding,
      at: at?.toISOString() ?? null,
      timezone: zone,
    };
  });
  const reached = messages.flatMap(({ country, excluded: reason }) =>
    reason === null && country !== null ? country : [],
  );
  const unconfirmed = prepared.sender ? unconfirmedIn(prepared.sender, [...new Set(reached)], now) : [];
  return { page, total: totalOf(prepared.audience), messages, unconfirmed };
}

type Results = z.output<typeof campaigns.getCampaignResults.query>;

/** A campaign with its quote and a page of its recipients. */
export async function readResults(
  actor: Actor,
  id: string,
  { show, ...page }: Results,
): Promise<z.input<typeof campaigns.getCampaignResults.response>> {
  const { db } = actor;
  const row = await requireCampaign(actor, id);
  const [campaign, kept, recipients] = await Promise.all([
    readCampaign(actor, id),
    row.quoteId === null ? undefined : findQuote(db, row, row.quoteId),
    show === 'excluded' ? excluded(actor, row, page) : reached(actor, row, show, page),
  ]);
  return { campaign, quote: kept?.quote ?? null, recipients };
}

async function excluded({ db }: Actor, row: CampaignRow, page: Omit<Results, 'show'>) {
  const { rows, total } = await pageOfExcluded(db, row, page);
  const none = { message: null, status: null, error: null, replied: false, charge: null, sentAt: null };
  const data = rows.map(({ msisdn, reason }) => {
    return { ...none, msisdn, excluded: reason, optedOut: reason === 'opted-out' };
  });
  return { recordsTotal: total, recordsFiltered: total, data };
}

async function reached(
  { db }: Actor,
  row: CampaignRow,
  show: 'all' | 'replied' | 'bounced' | 'opted-out',
  page: Omit<Results, 'show'>,
) {
  const { rows, total } = await pageOfRecipients(db, row, show, page);
  const data = rows.map(({ message, replied, optedOut }) => {
    const { id, msisdn, state, error, charge, currency, refunded, claimedAt, sentAt } = message;
    const isCharged = charge !== null && currency !== null && claimedAt !== null;
    return {
      msisdn,
      message: id,
      status: state === 'queued' ? ('waiting' as const) : state,
      excluded: null,
      error,
      replied,
      optedOut,
      charge: isCharged ? moneyOf(refunded ? 0 : charge, currency) : null,
      sentAt: sentAt?.toISOString() ?? null,
    };
  });
  return { recordsTotal: row.targets ?? total, recordsFiltered: total, data };
}
