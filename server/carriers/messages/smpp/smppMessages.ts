import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PDU } from 'smpp';
import type { MessageKey } from '../../../messaging/messages/messageKey.ts';
import type { MessageCarrier, OutgoingMessage, SendOutcome } from '../../../messaging/messages/messageCarrier.ts';
import { destinationOf, sourceOf } from './addresses.ts';
import { submittedId } from './receiptOf.ts';
import type { SubmittedPart } from './receipts.ts';
import { type Asked, type SmppLink, statusName } from './smppLink.ts';
import type { SmppSettings } from './smppSettings.ts';
import { type TextPart, textParts } from './textParts.ts';

/** How long the first part of a message may wait to leave, before the message comes back. */
const firstPartMs = 10_000;
/** How long all of them may, once one has left; settling asks about a message after three minutes. */
const longestMs = 60_000;
/** How long it is tried to store what the centre calls a part, while the database is away. */
const longestNotingMs = 5 * 60_000;
const firstNotingPauseMs = 100;
/** Statuses of a centre that has too much to do and took nothing. */
const busy = new Set(['ESME_RTHROTTLED', 'ESME_RMSGQFUL']);
/** A failure of the centre’s own, after which the text may go out all the same. */
const doubtful = 'ESME_RSYSERR';
const finalReceipt = 1;

interface SmppMessagesParts {
  link: Pick<SmppLink, 'submit'>;
  settings: Pick<SmppSettings, 'addresses' | 'alphabet' | 'serviceType' | 'validityHours'>;
  /** Called before the message’s answer is known to anybody else. */
  submitted: (part: SubmittedPart) => Promise<void>;
  /** Called when the centre refuses a message after nobody waited for its answer any more. */
  refused: (message: MessageKey, error: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  pauseMs?: number;
}

/**
 * Sends messages over SMPP, which has no list of them: what had no answer is settled by its receipt alone. A message of which a part
 * left never comes back, since it would arrive twice.
 */
export function smppMessages({
  link,
  settings,
  submitted,
  refused,
  log,
  pauseMs = 1000,
}: SmppMessagesParts): MessageCarrier {
  const { addresses, alphabet, serviceType, validityHours } = settings;

  async function submit(message: OutgoingMessage, part: TextPart, { until, late }: Submission): Promise<Asked> {
    const text = {
      service_type: serviceType,
      ...sourceOf(message.sender, addresses),
      ...destinationOf(message.to, addresses),
      ...part,
      ...(validityHours !== undefined && { validity_period: relativeTime(validityHours) }),
      registered_delivery: finalReceipt,
    };
    for (let pause = pauseMs; ; pause *= 2) {
      const asked = await link.submit(text, until, late);
      if (!isBusy(asked)) return asked;
      if (performance.now() + pause > until) return { kind: 'unsent' };
      await wait(pause);
    }
  }

  async function takeLate(answer: PDU, part: Omit<SubmittedPart, 'remoteId'>): Promise<void> {
    const { accountId, messageId } = part;
    const outcome = outcomeOf({ kind: 'answered', answer }, false);
    if (outcome.kind === 'accepted' && outcome.remoteId !== '') await note({ ...part, remoteId: outcome.remoteId });
    if (outcome.kind === 'refused')
      await refused({ accountId, messageId }, outcome.error).catch((error: unknown) =>
        log.error({ err: error }, 'the refusal of a message was not stored'),
      );
  }

  /** Without its id, nothing that the centre says of the part is ever understood. */
  async function note(part: SubmittedPart): Promise<void> {
    const end = performance.now() + longestNotingMs;
    for (let pause = firstNotingPauseMs; ; pause *= 2) {
      const [stored] = await Promise.allSettled([submitted(part)]);
      if (stored.status === 'fulfilled') return;
      log.error({ err: stored.reason }, 'the id of a message was not stored');
      if (performance.now() + pause > end) return;
      await wait(pause);
    }
  }

  return {
    async send(message) {
      const { accountId, messageId, text } = message;
      const parts = textParts(text, referenceOf(messageId), alphabet);
      const start = performance.now();
      let first = '';
      for (const [index, part] of parts.entries()) {
        const ofPart = { accountId, messageId, part: index + 1, parts: parts.length };
        const asked = await submit(message, part, {
          until: start + (index === 0 ? firstPartMs : longestMs),
          late: (answer) => void takeLate(answer, ofPart),
        });
        const outcome = outcomeOf(asked, index === 0);
        if (outcome.kind !== 'accepted') {
          log.warn({ messageId, outcome, part: index + 1, of: parts.length }, 'the message centre did not take a text');
          return outcome;
        }
        const { remoteId } = outcome;
        first ||= remoteId;
        if (remoteId !== '') await note({ ...ofPart, remoteId });
      }
      return { kind: 'accepted', remoteId: first || messageId };
    },
    find: () => Promise.resolve(null),
    findSent: () => Promise.resolve(null),
    hasSentSince: () => Promise.resolve(false),
  };
}

interface Submission {
  /** By `performance.now()`. */
  until: number;
  /** What to do with an answer that comes when nobody waits for it any more. */
  late: (answer: PDU) => void;
}

const isBusy = (asked: Asked): boolean =>
  asked.kind === 'answered' && busy.has(statusName(asked.answer.command_status));

function outcomeOf(asked: Asked, isFirst: boolean): SendOutcome {
  if (asked.kind === 'unsent') return { kind: isFirst ? 'returned' : 'unanswered' };
  if (asked.kind === 'lost') return { kind: 'unanswered' };
  const { command_status: status, message_id: id } = asked.answer;
  if (status === 0) return { kind: 'accepted', remoteId: submittedId(id ?? '') };
  const error = statusName(status);
  return error === doubtful ? { kind: 'unanswered' } : { kind: 'refused', error };
}

/** The parts of a message have the same one, and those of others to the same phone probably another. */
function referenceOf(messageId: string): number {
  return createHash('sha256').update(messageId).digest()[0] ?? 0;
}

/** As the protocol writes it: years to seconds of two digits each, tenths, and R (SMPP 3.4, 7.1.1). */
function relativeTime(hours: number): string {
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `0000${twoDigits(Math.floor(hours / 24))}${twoDigits(hours % 24)}0000000R`;
}
