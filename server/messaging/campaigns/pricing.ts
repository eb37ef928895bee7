import { createHash } from 'node:crypto';
import { type Micros, minorUnitsOf } from '#values/sms/micros.ts';
import type { ExclusionReason, QuoteChange } from '#values/sms/messageWords.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { CampaignRow } from '../messages/campaignState.ts';
import { countContacts } from './recipients.repository.ts';
import { ownLists } from '../lists/ownLists.ts';
import { listRates } from '../../tenancy/ledger/listRates.ts';
import { findPayer, type Payer } from '../../tenancy/ledger/payers.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { zonesOf } from '../messages/contactZone.ts';
import { sendingTimes } from '../messages/sendingTimes.ts';
import type { SenderRates } from '../messages/senderRates.ts';
import { findSender, refusalOf, type UsableSender } from '../messages/senders.ts';
import { judgeRecipient, type Judged, type Offer } from './judgeRecipient.ts';
import { type Audience, everybody, type Recipient } from './recipients.ts';

/** What decides about a campaign besides its recipients. */
export type CampaignTerms = Pick<
  CampaignRow,
  | 'accountId'
  | 'sender'
  | 'content'
  | 'lists'
  | 'numbers'
  | 'country'
  | 'missing'
  | 'optOutText'
  | 'startAt'
  | 'hours'
  | 'hoursReason'
>;

/** A campaign as it would be priced now. */
export interface Prepared {
  terms: CampaignTerms;
  audience: Audience;
  offer: Offer;
  payer: Payer;
  refunds: ReadonlyMap<string, boolean>;
  sender: UsableSender | undefined;
  home: { country: string; timezone: string };
  /** Of what a quote rests on, besides whom opt-outs concern. */
  hashes: Record<Exclude<QuoteChange, 'opt-outs'>, string>;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** @throws AppError NOT-FOUND when the account does not have one of the lists. */
export async function prepare(
  executor: Executor,
  terms: CampaignTerms,
  { rates: usualRates, now }: { rates: SenderRates; now: Date },
): Promise<Prepared> {
  const { accountId, content, optOutText, missing, startAt, hours, hoursReason, numbers } = terms;
  const home = found(await findHome(executor, accountId));
  const lists = await ownLists(executor, accountId, terms.lists);
  if (lists.length < new Set(terms.lists).size) throw new AppError('NOT-FOUND');
  const totals = await countContacts(executor, accountId, terms.lists);
  const payer = await findPayer(executor, accountId);
  const rates = await listRates(executor, payer.payerId);
  const sender = terms.sender === null ? undefined : await findSender(executor, accountId, terms.sender, usualRates);
  const country = terms.country ?? home.country;
  return {
    terms,
    audience: { accountId, numbers, country, lists: lists.map(({ id }) => ({ id, total: totals.get(id) ?? 0 })) },
    offer: {
      content,
      optOutText,
      missing,
      refuses: refusalsOf(sender, now),
      prices: new Map(rates.map((rate) => [rate.country, rate.price])),
    },
    payer,
    refunds: new Map(rates.map((rate) => [rate.country, rate.refundsUndelivered])),
    sender,
    home,
    hashes: {
      recipients: hashOf([lists.map(({ id, contactsVersion }) => [id, contactsVersion]), numbers, country]),
      content: hashOf([content, optOutText, missing]),
      // A quote of an earlier release knows no registrations.
      sender: hashOf([
        terms.sender,
        sender?.countries ?? null,
        sender !== undefined,
        ...(sender && sender.registrations.length > 0 ? [sender.registrations] : []),
      ]),
      // In the API’s unit, as quotes of earlier releases have it.
      rates: hashOf([payer, rates.map((rate) => ({ ...rate, price: minorUnitsOf(rate.price) }))]),
      // A quote of an earlier release knows no reason.
      hours: hashOf([startAt, hours, home.timezone, ...(hoursReason === null ? [] : [hoursReason])]),
    },
  };
}

/** Why a sender can’t text a country, asked for each recipient: decided once a country. Without a sender, nothing is against it. */
function refusalsOf(sender: UsableSender | undefined, now: Date): Offer['refuses'] {
  const known = new Map<string, ReturnType<Offer['refuses']>>();
  return (country) => {
    const before = known.get(country);
    if (before !== undefined) return before;
    const refusal = sender ? refusalOf(sender, country, now) : null;
    const reason = refusal && (refusal === 'SENDER-NOT-VALID' ? 'wrong-country' : 'unregistered');
    known.set(country, reason);
    return reason;
  };
}

/** One recipient with what was decided about them. */
export interface Decided {
  recipient: Recipient;
  judged: Judged;
  /** When they get it; null if they don’t. */
  at: Date | null;
  zone: string | null;
}

/** Decides about recipients: what each gets, and when. */
export function deciderOf({ offer, terms, home }: Prepared, now: Date): (recipient: Recipient) => Decided {
  const start = terms.startAt && terms.startAt > now ? terms.startAt : now;
  const timeOf = sendingTimes(start, home);
  return (recipient) => {
    const judged = judgeRecipient(offer, recipient);
    if (judged.excluded !== null) return { recipient, judged, at: null, zone: null };
    const zones = zonesOf(recipient.msisdn, judged.country, home);
    return {
      recipient,
      judged,
      at: timeOf({ ...recipient, country: judged.country }, terms),
      zone: zones[0] ?? home.timezone,
    };
  };
}

interface CountrySum {
  messages: number;
  segments: number;
  cost: Micros;
}

/** What a campaign adds up to. */
export interface Totals {
  total: number;
  messages: number;
  segments: number;
  concatenation: number;
  cost: Micros;
  encodings: { 'GSM-7': number; 'UCS-2': number };
  excluded: Map<ExclusionReason, number>;
  countries: Map<string, CountrySum>;
  /** Countries of recipients that nobody can text, because there is no rate. */
  unrated: Set<string>;
  firstAt: Date | null;
  lastAt: Date | null;
  hashes: Record<QuoteChange, string>;
}

/** Goes through everybody once. `each` gets the decisions, batch by batch. */
export async function addUp(
  executor: Executor,
  prepared: Prepared,
  now: Date,
  each: (decided: Decided[]) => Promise<void> = () => Promise.resolve(),
): Promise<Totals> {
  const decide = deciderOf(prepared, now);
  const optOuts = createHash('sha256');
  const totals = emptyTotals();
  for await (const batch of everybody(executor, prepared.audience)) {
    const decided = batch.map(decide);
    for (const one of decided) {
      if (one.recipient.optedOut) optOuts.update(`${one.recipient.msisdn} `);
      count(totals, one);
    }
    await each(decided);
  }
  return { ...totals, hashes: { ...prepared.hashes, 'opt-outs': optOuts.digest('base64url') } };
}

function emptyTotals(): Omit<Totals, 'hashes'> {
  return {
    total: 0,
    messages: 0,
    segments: 0,
    concatenation: 0,
    cost: 0,
    encodings: { 'GSM-7': 0, 'UCS-2': 0 },
    excluded: new Map(),
    countries: new Map(),
    unrated: new Set(),
    firstAt: null,
    lastAt: null,
  };
}

function count(totals: Omit<Totals, 'hashes'>, { recipient, judged, at }: Decided): void {
  totals.total += 1;
  if (judged.excluded !== null) {
    totals.excluded.set(judged.excluded, (totals.excluded.get(judged.excluded) ?? 0) + 1);
    if (judged.excluded === 'no-rate' && recipient.country !== null) totals.unrated.add(recipient.country);
    return;
  }
  const { segments, charge, country, encoding } = judged;
  totals.messages += 1;
  totals.segments += segments;
  totals.concatenation = Math.max(totals.concatenation, segments);
  totals.cost += charge;
  totals.encodings[encoding] += 1;
  const sum = totals.countries.get(country) ?? { messages: 0, segments: 0, cost: 0 };
  sum.messages += 1;
  sum.segments += segments;
  sum.cost += charge;
  totals.countries.set(country, sum);
  if (at && (!totals.firstAt || at < totals.firstAt)) totals.firstAt = at;
  if (at && (!totals.lastAt || at > totals.lastAt)) totals.lastAt = at;
}
