import type { z } from 'zod';
import type { followUps, FollowUpTrial } from '#contract/powerups/followUps.contract.ts';
import type { StopReason } from '#values/followUp.ts';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import { type Micros, moneyOf } from '#values/sms/micros.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { holds, scopeOf } from '../../kernel/access/scope.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { optedOutOf } from '../../messaging/messages/optedOut.ts';
import { placeOf } from '../../messaging/messages/senders.ts';
import { listRates } from '../../tenancy/ledger/listRates.ts';
import { findPayer } from '../../tenancy/ledger/payers.ts';
import { matching } from '../decisions/matchingCalls.ts';
import { listContacts } from './contacts.repository.ts';
import { type PastText, stepsOf } from './followUp.rules.ts';
import { followUpText } from './followUpText.ts';
import { opensAt } from './opensAt.ts';
import { countAsked, listAsked } from './triedCalls.repository.ts';
import { usableSender } from './usableSender.ts';

type Trying = z.output<typeof followUps.tryFollowUp.body>;
type TriedCall = Awaited<ReturnType<typeof listAsked>>[number];

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 30;
/** So many calls are tried, and so many texts shown. */
const mostTried = 2000;
const mostShown = 5;

/** A past call with the text that would have followed it. */
interface Tried {
  call: TriedCall;
  msisdn: string;
  text: PastText;
  content: string;
}

/**
 * Who would have got a text after the calls of the last 30 days that the user sees, and what that would have cost. As if no
 * follow-up had been on then.
 * @throws AppError ACCESS_DENIED_ACCOUNT.
 */
export async function tryFollowUp(
  { db, system, scope, now }: Actor,
  { account, ...asked }: Trying,
  { rates }: Pick<MessageContext, 'rates'>,
): Promise<z.input<typeof FollowUpTrial>> {
  requireAccount(scope, account);
  const accounts = asked.subAccounts ? await listSubtree(system, account) : [account];
  const seen = scopeOf(accounts.filter((one) => holds(scope, one)));
  const since = new Date(now.getTime() - days * dayMs);
  const wanted = {
    since,
    matches: matching(asked.conditions, asked.match),
    dids: asked.allNumbers ? null : asked.dids,
  };
  const calls = await listAsked(db, seen, wanted, mostTried);
  const tried = await Promise.all(
    [...Map.groupBy(calls, ({ accountId }) => accountId).values()].map((own) =>
      toTried(db, own, { asked, rates, now }),
    ),
  );
  const texts = tried.flat().toSorted((one, other) => other.text.at - one.text.at);
  const people = texts.map(({ msisdn }) => msisdn);
  const contacts = Map.groupBy(await listContacts(db, seen, people, since), personOf);
  const times = new Map([...contacts].map(([person, all]) => [person, all.map(({ at }) => at.getTime())]));
  const reasons = stepsOf(
    texts.map(({ text }) => text),
    times,
    asked.quietDays,
  );
  const sent = texts.filter((_, at) => reasons[at] === null);
  const withheld = calls.length - texts.length;
  return {
    matching: await countAsked(db, seen, wanted),
    tried: calls.length,
    texts: sent.length,
    stopped: countReasons([...reasons, ...Array<StopReason>(withheld).fill('withheld')]),
    cost: await costOf(system, sent),
    latest: sent.slice(0, mostShown).map(({ call: { uuid, dateStart, trackingName }, msisdn, text, content }) => ({
      uuid,
      dateStart: dateStart.toISOString(),
      caller: msisdn,
      trackingName,
      at: new Date(text.at).toISOString(),
      content,
    })),
  };
}

const personOf = ({ accountId, msisdn }: { accountId: number; msisdn: string }) => `${accountId} ${msisdn}`;

interface Terms extends Pick<MessageContext, 'rates'> {
  asked: Omit<Trying, 'account'>;
  now: Date;
}

/** The texts after some calls of one account whose callers are known. */
async function toTried(
  executor: Executor,
  calls: readonly TriedCall[],
  { asked, rates, now }: Terms,
): Promise<Tried[]> {
  const known = calls.flatMap((call) => (call.caller === null ? [] : { call, msisdn: call.caller }));
  const [first] = known;
  if (!first) return [];
  const { accountId } = first.call;
  const optedOut = await optedOutOf(
    executor,
    accountId,
    known.map(({ msisdn }) => msisdn),
  );
  const senders = new Map<string, string | undefined>();
  const senderFor = async ({ did }: TriedCall, msisdn: string, country: string) => {
    const key = `${did} ${country}`;
    if (!senders.has(key))
      senders.set(key, await usableSender(executor, [did, asked.sender], { accountId, msisdn, rates, now }));
    return senders.get(key);
  };
  const tried: Tried[] = [];
  for (const { call, msisdn } of known) {
    const place = placeOf(msisdn);
    const textless = !place || place.landline;
    const lacksSender = !textless && (await senderFor(call, msisdn, place.country)) === undefined;
    const endedAt = (call.dateStop ?? call.dateStart).getTime();
    const at = opensAt(new Date(endedAt + asked.delayMinutes * minuteMs), call, msisdn, asked.hours);
    const reason: StopReason | null = textless ? 'textless' : lacksSender ? 'sender' : null;
    const text = {
      recipient: personOf({ accountId, msisdn }),
      endedAt,
      at,
      optedOut: optedOut.has(msisdn),
      known: reason,
    };
    tried.push({ call, msisdn, text, content: followUpText(asked.content, { ...call, msisdn }) });
  }
  return tried;
}

function countReasons(reasons: readonly (StopReason | null)[]) {
  const counts = Map.groupBy(
    reasons.filter((reason) => reason !== null),
    (reason) => reason,
  );
  return [...counts].map(([reason, all]) => ({ reason, calls: all.length })).toSorted((a, b) => b.calls - a.calls);
}

/** What texts cost those who pay for their accounts, by currency. */
async function costOf(system: Executor, sent: readonly Tried[]) {
  const sums = new Map<string, Micros>();
  for (const [account, texts] of Map.groupBy(sent, ({ call }) => call.accountId)) {
    const { payerId, currency } = await findPayer(system, account);
    const prices = new Map((await listRates(system, payerId)).map(({ country, price }) => [country, price]));
    for (const { msisdn, content } of texts) {
      const price = prices.get(placeOf(msisdn)?.country ?? '') ?? 0;
      sums.set(currency, (sums.get(currency) ?? 0) + price * sizeOfMessage(content).segments);
    }
  }
  return [...sums].map(([currency, micros]) => moneyOf(micros, currency));
}
