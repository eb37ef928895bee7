import { z } from 'zod';
import { storable } from '#values/storable.ts';
import type { MessageKey } from '../../messaging/messages/messageKey.ts';
import { AppError } from '../../kernel/appError.ts';
import type { ReceivedText } from '../../messaging/messages/receiveMessage.ts';
import type { MessageReport } from '../../messaging/messages/reportMessages.ts';
import { countryOf, toE164 } from '../calledParties.ts';
import { messageEventOf } from './messageStatus.ts';

/** An event of Telnyx's messaging API. */
const Event = z.object({
  data: z.object({
    event_type: z.string(),
    payload: z.object({
      id: z.string().min(1).max(200),
      from: z.object({ phone_number: z.string() }),
      to: z.array(z.object({ phone_number: z.string(), status: z.string().optional() })).min(1),
      text: z
        .string()
        .nullish()
        .transform((text) => text ?? ''),
      media: z.array(z.object({ url: z.string(), content_type: z.string().max(100).catch('') })).default([]),
      errors: z.array(z.object({ code: z.coerce.string() })).default([]),
    }),
  }),
});

/** @throws AppError INVALID-PAYLOAD. */
function readEvent(text: string): z.infer<typeof Event>['data'] {
  const parsed = Event.safeParse(jsonOf(text));
  if (!parsed.success) throw new AppError('INVALID-PAYLOAD');
  return parsed.data.data;
}

function jsonOf(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    throw new AppError('INVALID-PAYLOAD');
  }
}

/** A text that came in; undefined for another event. */
export function telnyxTextOf(body: string): ReceivedText | undefined {
  const { event_type: type, payload } = readEvent(body);
  if (type !== 'message.received') return undefined;
  const { id: remoteId, from, to, text, media } = payload;
  const stated = to[0]?.phone_number ?? '';
  const called = toE164(stated) ?? stated;
  return {
    remoteId,
    from: toE164(from.phone_number, countryOf(called)) ?? from.phone_number,
    to: called,
    text,
    media: media.map(({ url, content_type: mediaType }) => ({ url, type: mediaType })),
  };
}

/** The status of a message; undefined for one that we don’t know. */
export function telnyxReportOf(message: MessageKey, body: string): MessageReport | undefined {
  const { payload } = readEvent(body);
  const kind = messageEventOf(payload.to[0]?.status ?? '');
  return kind === null ? undefined : { ...message, kind, error: payload.errors[0]?.code ?? null, remoteId: payload.id };
}
