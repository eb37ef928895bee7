import type { StopReason } from '#values/followUp.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { found } from '../../kernel/found.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { isOptedOut } from '../../messaging/messages/optedOut.ts';
import { priceOf, queueMessage } from '../../messaging/messages/queueMessage.ts';
import { matching } from '../decisions/matchingCalls.ts';
import { readContact } from './contacts.repository.ts';
import { type Step, stepOf } from './followUp.rules.ts';
import {
  changeText,
  type FollowUpTextRow,
  isMatching,
  lastSentAt,
  lockDueText,
  lockRecipient,
  readFollowed,
} from './followUpTexts.repository.ts';
import { followUpText } from './followUpText.ts';
import { opensAt } from './opensAt.ts';
import { usableSender } from './usableSender.ts';

type Followed = NonNullable<Awaited<ReturnType<typeof readFollowed>>>;

/** Decides about the texts that are due, and queues those that go out. */
export async function sendFollowUps(
  { db, now, stopping }: Pick<JobContext, 'db' | 'now' | 'stopping'>,
  messages: MessageContext,
): Promise<void> {
  for (let isMore = true; isMore && !stopping.aborted;)
    isMore = await transact(db, async (tx) => {
      const text = await lockDueText(tx, now());
      if (text) await decide(tx, text, messages, now());
      return text !== undefined;
    });
}

async function decide(tx: Tx, text: FollowUpTextRow, messages: MessageContext, now: Date): Promise<void> {
  const { accountId, msisdn } = text;
  if (msisdn === null) throw new Error('a text to a withheld number waits');
  await lockRecipient(tx, accountId, msisdn);
  const followed = await readFollowed(tx, text);
  const step = await readStep(tx, { text, msisdn, followed, now });
  if (step.is === 'wait') return changeText(tx, text, { dueAt: new Date(step.until) });
  if (step.is === 'stop' || !followed) return stop(tx, text, step.is === 'stop' ? step.reason : 'off', now);
  const { sender } = followed.followUp;
  const did = await usableSender(tx, [text.did, sender], { accountId, msisdn, rates: messages.rates, now });
  if (did === undefined) return stop(tx, text, 'sender', now);
  const message = {
    accountId,
    kind: 'followUp',
    did,
    msisdn,
    content: followUpText(followed.followUp.content, { ...text, ...followed, msisdn }),
  } as const;
  const { id: messageId } = await queueMessage(tx, messages, message, await priceOf(tx, message));
  await changeText(tx, text, { state: 'sent', decidedAt: now, messageId });
}

const stop = (tx: Tx, text: FollowUpTextRow, reason: StopReason, decidedAt: Date) =>
  changeText(tx, text, { state: 'stopped', reason, decidedAt });

interface Due {
  text: FollowUpTextRow;
  msisdn: string;
  followed: Followed | undefined;
  now: Date;
}

/** Whether a follow-up still follows calls of the account to the number. */
const isOn = ({ accountId, did }: FollowUpTextRow, followUp: Followed['followUp']): boolean =>
  followUp.enabled &&
  (followUp.allNumbers || followUp.dids.includes(did)) &&
  (followUp.subAccounts || followUp.accountId === accountId);

async function readStep(tx: Tx, { text, msisdn, followed, now }: Due): Promise<Step> {
  if (!followed) return { is: 'stop', reason: 'off' };
  const { accountId, endedAt, dueAt } = text;
  const { followUp } = followed;
  const { conditions, match, quietDays, hours } = followUp;
  const home = found(await findHome(tx, accountId));
  const matches = await isMatching(tx, text, matching(conditions, match));
  const lastAt = (await lastSentAt(tx, accountId, msisdn))?.getTime() ?? null;
  const optedOut = await isOptedOut(tx, accountId, msisdn);
  const contact = await readContact(tx, accountId, msisdn, endedAt);
  return stepOf(
    { dueAt: dueAt.getTime(), isOn: isOn(text, followUp), matches, quietDays },
    { ...contact, optedOut, lastAt },
    { now: now.getTime(), opensAt: opensAt(now, home, msisdn, hours) },
  );
}
