import type { FastifyBaseLogger } from 'fastify';
import { senderKindOf } from '#values/sms/sender.ts';
import { formatMessageKey } from '../../messaging/messages/messageKey.ts';
import { AppError } from '../../kernel/appError.ts';
import type { MessageCarrier, OutgoingMessage, SentMessage } from '../../messaging/messages/messageCarrier.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { twimlTraits } from '../twiml/traits.ts';
import { restClient } from '../restClient.ts';
import { restFailureOf } from '../restFailure.ts';
import { messageEventOf } from './messageStatus.ts';
import { outcomeOf } from './sendOutcome.ts';

const usualAnswerMs = 15_000;
/** Of the newest messages to a person, that one without an answer is among them. */
const mostListed = 100;

/** Sends messages over Twilio’s REST API, of any carrier that supports it. */
export function twilioMessages(
  settings: CarrierSettings,
  restBase: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  longestAnswerMs = usualAnswerMs,
): MessageCarrier {
  const client = restClient(settings, restBase, longestAnswerMs);
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
      try {
        const { sid } = await create(message);
        return { kind: 'accepted', remoteId: sid };
      } catch (error) {
        return outcomeOf(error, log);
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
      // Not by the time of sending, which one that still waits at the carrier has not. The list tells the number that a service
      // chose, and can’t be asked for a service.
      const asked = { to, limit: mostListed, ...(!isService(sender) && { from: sender }) };
      const found = await client.messages.list(asked).catch(failed);
      const isOf = isService(sender) ? ({ messagingServiceSid }: Listed) => messagingServiceSid === sender : () => true;
      return found.filter((one) => isOf(one) && one.dateCreated >= since).map(toSent);
    },
    async hasSentSince(sender, since) {
      if (isService(sender)) return false;
      const found = await client.messages.list({ from: sender, dateSentAfter: since, limit: 1 }).catch(failed);
      return found.length > 0;
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
  dateCreated: Date;
  messagingServiceSid: string;
}

function toSent({ sid, to, body, status, errorCode }: Listed): SentMessage {
  return { remoteId: sid, to, text: body, kind: messageEventOf(status), error: errorCode ? String(errorCode) : null };
}

/** Where the carrier reports what becomes of a message. */
export function statusAddress({ publicBaseUrl, kind }: CarrierSettings, key: string): string {
  return `${publicBaseUrl}/carrier/sms/status?message=${key}${twimlTraits[kind].retries}`;
}
