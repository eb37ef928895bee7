import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { senderKindOf } from '#values/sms/sender.ts';
import { formatMessageKey } from '../../messages/messageKey.ts';
import { AppError } from '../../services/appError.ts';
import {
  type MessageCarrier,
  type OutgoingMessage,
  type SendOutcome,
  type SentMessage,
  unreachable,
} from '../../services/messages/messageCarrier.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { dialects } from '../dialect.ts';
import { restClient } from '../restClient.ts';
import { restFailureOf } from '../restFailure.ts';
import { messageEventOf } from './messageStatus.ts';

const longestMs = 15_000;
/** Attempts at a request that the carrier surely did not take. */
const tries = 5;

/** Sends messages over Twilio’s REST API, of any carrier that supports it. */
export function twilioMessages(
  settings: CarrierSettings,
  restBase: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  pauseMs = 1000,
): MessageCarrier {
  const client = restClient(settings, restBase, longestMs);
  const create = ({ sender, to, text, ...key }: OutgoingMessage) =>
    client.messages.create({
      to,
      body: text,
      statusCallback: statusAddress(settings, formatMessageKey(key)),
      ...(isService(sender) ? { messagingServiceSid: sender } : { from: sender }),
    });
  const failed = (error: unknown) => {
    log.warn({ err: error }, 'the carrier failed to tell about messages');
    throw new AppError('CARRIER-FAILED');
  };
  return {
    async send(message) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { sid } = await create(message);
          return { kind: 'accepted', remoteId: sid };
        } catch (error) {
          if (isRefusedUnread(error) && attempt < tries) await wait(pauseMs * attempt);
          else return outcomeOf(error, log);
        }
      }
    },
    async find(remoteId) {
      const found = await client
        .messages(remoteId)
        .fetch()
        .catch((error: unknown) => (restFailureOf(error)?.status === 404 ? null : failed(error)));
      return found && toSent(found);
    },
    async findSent({ sender, to, since }) {
      const asked = { to, dateSentAfter: since, limit: 100 };
      // The list tells the number that a service chose, and can’t be asked for a service.
      if (!isService(sender)) return (await client.messages.list({ ...asked, from: sender }).catch(failed)).map(toSent);
      const found = await client.messages.list(asked).catch(failed);
      return found.filter(({ messagingServiceSid }) => messagingServiceSid === sender).map(toSent);
    },
  };
}

const isService = (sender: string) => senderKindOf(sender) === 'service';

interface Listed {
  sid: string;
  to: string;
  body: string;
  status: string;
  errorCode: number;
}

function toSent({ sid, to, body, status, errorCode }: Listed): SentMessage {
  return { remoteId: sid, to, text: body, kind: messageEventOf(status), error: errorCode ? String(errorCode) : null };
}

/** Where the carrier reports what becomes of a message. */
export function statusAddress({ publicBaseUrl, kind }: CarrierSettings, key: string): string {
  return `${publicBaseUrl}/carrier/sms/status?message=${key}${dialects[kind].retries}`;
}

/** Too many requests, or nobody there: the carrier has not seen the message, so it can be tried again. */
export function isRefusedUnread(error: unknown): boolean {
  if (restFailureOf(error)?.status === 429) return true;
  const code = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined);
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/** A rejection is final. Anything else, and every failure of the carrier’s own, may have gone out. */
export function outcomeOf(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>): SendOutcome {
  const failure = restFailureOf(error);
  if (failure && failure.status >= 400 && failure.status < 500)
    return { kind: 'refused', error: String(failure.code ?? failure.status) };
  if (isRefusedUnread(error)) return { kind: 'refused', error: unreachable };
  log.warn({ err: error }, 'a message had no answer');
  return { kind: 'unanswered' };
}
