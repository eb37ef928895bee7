import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Quote } from '#contract/messaging/campaign.ts';
import { type Micros, moneyOf } from '#values/sms/micros.ts';
import { transact } from '../../kernel/db/transact.ts';
import { findCampaign } from './campaigns.repository.ts';
import { insertQuote, setQuote } from './quotes.repository.ts';
import { reservedBy, readBalance } from '../../tenancy/ledger/payersCredit.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { unconfirmedIn } from '../messages/senders.ts';
import { editable } from './campaignStates.ts';
import { addUp, prepare, type Prepared, type Totals } from './pricing.ts';

const validMs = 30 * 60_000;

/**
 * Prices a saved campaign and keeps the price, with hashes of what it rests on.
 * @throws AppError NOT-FOUND, STALE-VERSION, WRONG-STATUS, MISSING-FIELD, SENDER-NOT-VALID, NO-VALID-TARGETS,
 * MISSING-COUNTRY-CHARGES when no country has a rate, MISSING-COUNTRY-CHARGES-COUNTRY with those that have none.
 */
export async function quoteCampaign(
  actor: Actor,
  { campaign: id, version }: { campaign: string; version: number },
  { rates }: Pick<MessageContext, 'rates'>,
): Promise<z.input<typeof Quote>> {
  const { db, system, scope, now } = actor;
  const campaign = found(await findCampaign(db, scope, id));
  await requireVisible(actor, campaign.accountId);
  if (campaign.version !== version) throw new AppError('STALE-VERSION', { version: campaign.version });
  if (!editable.has(campaign.status)) throw new AppError('WRONG-STATUS', { status: campaign.status });
  const lacking = (['sender', 'content'] as const).filter((field) => !campaign[field]);
  if (lacking.length > 0) throw new AppError('MISSING-FIELD', lacking);
  return transact(system, async (tx) => {
    const prepared = await prepare(tx, campaign, { rates, now });
    if (!prepared.sender) throw new AppError('SENDER-NOT-VALID');
    const totals = await addUp(tx, prepared, now);
    refuse(totals, campaign.skipUnrated);
    const { payerId } = prepared.payer;
    const balance = (await readBalance(tx, payerId)) - (await reservedBy(tx, payerId));
    const quote = toQuote({ id, prepared, totals, balance, now });
    const { accountId } = campaign;
    const kept = { accountId, id: quote.id, campaignId: id, hashes: totals.hashes };
    await insertQuote(tx, { ...kept, quote, validUntil: new Date(quote.validUntil) });
    if (!(await setQuote(tx, campaign, quote.id, totals))) throw new AppError('STALE-VERSION');
    return quote;
  });
}

function refuse({ messages, unrated, countries }: Totals, skipUnrated: boolean): void {
  const named = { countries: [...unrated].toSorted() };
  if (unrated.size > 0 && countries.size === 0) throw new AppError('MISSING-COUNTRY-CHARGES', named);
  if (unrated.size > 0 && !skipUnrated) throw new AppError('MISSING-COUNTRY-CHARGES-COUNTRY', named);
  if (messages === 0) throw new AppError('NO-VALID-TARGETS');
}

interface Priced {
  id: string;
  prepared: Prepared;
  totals: Totals;
  /** Less what other messages are queued for. */
  balance: Micros;
  now: Date;
}

function toQuote({ id, prepared, totals, balance, now }: Priced): z.output<typeof Quote> {
  const { payer, offer, sender } = prepared;
  const money = (micros: Micros) => moneyOf(micros, payer.currency);
  const seconds = totals.segments / (sender?.segmentsPerSecond ?? 1);
  const lastAt = new Date(
    Math.max((totals.firstAt ?? now).getTime() + seconds * 1000, (totals.lastAt ?? now).getTime()),
  );
  return {
    id: randomUUID(),
    campaign: id,
    createdAt: now.toISOString(),
    validUntil: new Date(now.getTime() + validMs).toISOString(),
    total: totals.total,
    messages: totals.messages,
    segments: totals.segments,
    concatenation: totals.concatenation,
    encodings: totals.encodings,
    excluded: [...totals.excluded].map(([reason, count]) => ({ reason, count })),
    countries: [...totals.countries]
      .map(([country, sum]) => ({
        country,
        ...sum,
        price: money(offer.prices.get(country) ?? 0),
        cost: money(sum.cost),
      }))
      .toSorted((one, other) => other.messages - one.messages),
    unconfirmed: sender ? unconfirmedIn(sender, [...totals.countries.keys()], now) : [],
    cost: money(totals.cost),
    credit: { before: money(balance), after: money(balance - totals.cost) },
    affordable: totals.cost <= balance,
    firstAt: (totals.firstAt ?? now).toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
