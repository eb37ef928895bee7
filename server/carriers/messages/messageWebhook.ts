import { z } from 'zod';
import type { MessageKey } from '../../messaging/messages/messageKey.ts';
import { AppError } from '../../kernel/appError.ts';
import type { ReceivedText } from '../../messaging/messages/receiveMessage.ts';
import type { MessageReport } from '../../messaging/messages/reportMessages.ts';
import { countryOf, toE164 } from '../calledParties.ts';
import { messageEventOf } from './messageStatus.ts';

/** The parameters of a text that came in; media are numbered. */
export const TextParams = z.looseObject({
  MessageSid: z.string().min(1).max(200),
  From: z.string().min(1).max(100),
  To: z.string().min(1).max(100),
  ToCountry: z.string().length(2).optional().catch(undefined),
  FromCountry: z.string().length(2).optional().catch(undefined),
  Body: z.string().max(20_000).default(''),
  /** Twilio’s, of its own opt-out words in any language. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
  NumMedia: z.coerce.number().int().min(0).max(100).catch(0),
});

const consents = { STOP: 'stop', START: 'start', HELP: 'help' } as const;

/** @throws AppError INVALID-PAYLOAD for a message over another channel, as `whatsapp:+61…`: an answer would go out as a text. */
export function receivedTextOf(params: z.infer<typeof TextParams>): ReceivedText {
  const [, channel] = /^([a-z]+):/i.exec(params.From) ?? /^([a-z]+):/i.exec(params.To) ?? [];
  if (channel !== undefined) throw new AppError('INVALID-PAYLOAD', { channel });
  const media = Array.from({ length: params.NumMedia }, (_, index) => ({
    url: z.url().safeParse(params[`MediaUrl${index}`]).data ?? '',
    type: z.string().max(100).safeParse(params[`MediaContentType${index}`]).data ?? '',
  })).filter(({ url }) => url !== '');
  const to = toE164(params.To, params.ToCountry) ?? params.To;
  return {
    remoteId: params.MessageSid,
    from: toE164(params.From, params.FromCountry ?? countryOf(to)) ?? params.From,
    to,
    text: params.Body,
    consent: params.OptOutType && consents[params.OptOutType],
    media,
  };
}

export const StatusParams = z.object({
  MessageSid: z.string().min(1).max(200),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(20).optional(),
});

/** Undefined for a status that we don’t know. */
export function messageReportOf(
  message: MessageKey,
  { MessageSid: remoteId, MessageStatus, ErrorCode }: z.infer<typeof StatusParams>,
): MessageReport | undefined {
  const kind = messageEventOf(MessageStatus);
  if (kind === null) return undefined;
  return { ...message, kind, error: ErrorCode && ErrorCode !== '0' ? ErrorCode : null, remoteId };
}
