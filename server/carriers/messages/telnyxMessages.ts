import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { formatMessageKey } from '../../messaging/messages/messageKey.ts';
import { AppError } from '../../kernel/appError.ts';
import type { MessageCarrier } from '../../messaging/messages/messageCarrier.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { restFailureOf } from '../restFailure.ts';
import type { TelnyxApi } from '../telnyx/telnyxApi.ts';
import { messageEventOf } from './messageStatus.ts';
import { outcomeOf } from './sendOutcome.ts';
import { statusAddress } from './twilioMessages.ts';

const Created = z.object({ data: z.object({ id: z.string() }) });
const Found = z.object({
  data: z.object({
    text: z.string().default(''),
    to: z.array(z.object({ phone_number: z.string(), status: z.string() })),
    errors: z.array(z.object({ code: z.coerce.string() })).default([]),
  }),
});

/** Sends messages over Telnyx’s API, which has no list of them: what had no answer is settled by its status alone. */
export function telnyxMessages(
  settings: CarrierSettings,
  api: TelnyxApi,
  log: Pick<FastifyBaseLogger, 'warn'>,
): MessageCarrier {
  return {
    async send({ sender, to, text, ...key }) {
      const { messagingProfile } = settings;
      // A number has its profile; a name is sent with one.
      const profile = !sender.startsWith('+') && messagingProfile ? { messaging_profile_id: messagingProfile } : {};
      const body = { from: sender, to, text, ...profile, webhook_url: statusAddress(settings, formatMessageKey(key)) };
      try {
        const { data } = await api('POST', '/messages', Created, { body });
        return { kind: 'accepted', remoteId: data.id };
      } catch (error) {
        return outcomeOf(error, log);
      }
    },
    async find(remoteId) {
      const message = await api('GET', `/messages/${encodeURIComponent(remoteId)}`, Found).catch((error: unknown) => {
        if (restFailureOf(error)?.status === 404) return null;
        log.warn({ err: error, remoteId }, 'the carrier failed to tell about a message');
        throw new AppError('CARRIER-FAILED');
      });
      const [reported] = message?.data.to ?? [];
      const kind = messageEventOf(reported?.status ?? '');
      return (
        message && {
          remoteId,
          to: reported?.phone_number ?? '',
          text: message.data.text,
          kind,
          error: message.data.errors[0]?.code ?? null,
        }
      );
    },
    findSent: () => Promise.resolve(null),
    hasSentSince: () => Promise.resolve(false),
  };
}
