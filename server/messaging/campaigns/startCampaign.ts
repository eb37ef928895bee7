import { randomUUID } from 'node:crypto';
import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';
import type { QuoteChange } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { insertCampaignMessages, insertExclusions, type NewCampaignMessage } from './campaignMessages.repository.ts';
import { moveCampaign, lockCampaign, type CampaignRow } from '../messages/campaignState.ts';
import { addTallies } from '../messages/campaignTally.ts';
import { addCounts } from '../messages/campaignCounts.ts';
import { findQuote, markQuoteUsed } from './quotes.repository.ts';
import { holdSender } from '../messages/holdSender.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { reservedBy, lockCredit } from '../../tenancy/ledger/payersCredit.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from '../messages/messageContext.ts';
import { sendings } from '../messages/sendings.ts';
import { addUp, type Decided, prepare, type Prepared } from './pricing.ts';

type Start = Pick<CampaignRow, 'accountId' | 'id'> & { quote: string; action: 'send' | 'schedule' };
type Starting = Pick<MessageContext, 'rates' | 'jobs'>;

/**
 * Starts or schedules a campaign by its quote: queues its messages at the price that was promised, or refuses because
 * something changed. A quote that was used before changes nothing.
 * @throws AppError QUOTE-EXPIRED, QUOTE-CHANGED with what changed, WRONG-STATUS, CREDIT-TOO-LOW, SENDER-NOT-VALID.
 */
export async function startCampaign(actor: Actor, start: Start, means: Starting): Promise<void> {
  await transact(actor.system, (tx) => begin(tx, actor, start, means));
}

async function begin(
  tx: Tx,
  { author, now }: Actor,
  { quote: quoteId, action, ...key }: Start,
  { rates, jobs }: Starting,
): Promise<void> {
  const campaign = await lockCampaign(tx, key);
  const kept = await findQuote(tx, key, quoteId);
  if (kept?.usedAt) return;
  if (campaign?.status !== 'quoted') throw new AppError('WRONG-STATUS', { status: campaign?.status ?? null });
  if (!kept || campaign.quoteId !== quoteId) throw new AppError('QUOTE-EXPIRED');
  if (kept.validUntil <= now) throw new AppError('QUOTE-EXPIRED');
  const isLater = campaign.startAt !== null && campaign.startAt > now;
  if (isLater !== (action === 'schedule'))
    throw new AppError('WRONG-STATUS', { at: campaign.startAt?.toISOString() ?? null });
  await holdSender(tx, campaign.accountId, campaign.sender ?? '');
  const prepared = await prepare(tx, campaign, { rates, now });
  if (!prepared.sender) throw new AppError('SENDER-NOT-VALID');
  const writer = writerOf(tx, campaign, prepared, now);
  const totals = await addUp(tx, prepared, now, writer);
  const changes = (Object.keys(totals.hashes) as QuoteChange[]).filter(
    (change) => totals.hashes[change] !== kept.hashes[change],
  );
  if (changes.length > 0 || totals.cost !== microsOf(kept.quote.cost.amount))
    throw new AppError('QUOTE-CHANGED', { changes });
  const credit = await lockCredit(tx, prepared.payer);
  // Its own messages are queued by now.
  if (credit < (await reservedBy(tx, prepared.payer.payerId))) throw new AppError('CREDIT-TOO-LOW');
  await markQuoteUsed(tx, key, quoteId, now);
  const { payerId } = prepared.payer;
  const { currency } = prepared.payer;
  const tally = { ...addTallies([]), open: totals.messages };
  await addCounts(tx, [{ accountId: key.accountId, id: key.id, tally, currency }]);
  const { hoursReason } = campaign;
  const started = isLater ? ({ status: 'scheduled' } as const) : ({ status: 'sending', startedAt: now } as const);
  await moveCampaign(tx, key, ['quoted'], { ...started, payerId });
  await writeAudit(tx, author, {
    accountId: key.accountId,
    action: `campaign.${isLater ? 'scheduled' : 'sent'}`,
    subject: `campaign ${key.id}`,
    after: { messages: totals.messages, cost: minorUnitsOf(totals.cost), ...(hoursReason !== null && { hoursReason }) },
  });
  await jobs.send(tx, sendings, {});
}

/** Writes a message for everybody who gets one; only the canary’s are due at first. */
function writerOf(tx: Tx, campaign: CampaignRow, prepared: Prepared, now: Date): (batch: Decided[]) => Promise<void> {
  const { payer, refunds } = prepared;
  let position = 0;
  let due = campaign.canary?.messages ?? Infinity;
  return async (batch) => {
    const messages: NewCampaignMessage[] = [];
    const exclusions: { position: number; msisdn: string; reason: Exclude<Decided['judged']['excluded'], null> }[] = [];
    for (const { recipient, judged, at } of batch) {
      position += 1;
      if (judged.excluded !== null) {
        exclusions.push({ position, msisdn: recipient.msisdn, reason: judged.excluded });
        continue;
      }
      const { text: content, segments, encoding, charge, country } = judged;
      messages.push({
        id: randomUUID(),
        msisdn: recipient.msisdn,
        content,
        segments,
        encoding,
        charge,
        refundable: refunds.get(country) ?? false,
        dueAt: due > 0 ? (at ?? now).toISOString() : null,
      });
      due -= 1;
    }
    await insertCampaignMessages(tx, { campaign, payer, now }, messages);
    await insertExclusions(tx, campaign, exclusions);
  };
}
