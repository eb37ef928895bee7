import type { z } from 'zod';
import { AppError } from '../kernel/appError.ts';
import type { CarrierReading, CarrierWebhook } from './carrierDialect.ts';
import { messageReportOf, receivedTextOf, StatusParams, TextParams } from './messages/messageWebhook.ts';
import {
  endsOf,
  FallbackParams,
  incomingCallOf,
  RecordingParams,
  recordingReportOf,
  type Stamp,
  statusReportOf,
  stepReportOf,
  timestampOf,
  VoiceParams,
  type VoiceWebhook,
  webhookKeyOf,
} from './voiceWebhook.ts';

/** The forms of Twilio’s webhooks, which others send too. */
export const twimlReading: CarrierReading = readingBy((toldAt, now) => ({
  at: now,
  ...(toldAt !== undefined && { toldAt }),
}));

/** The local carrier’s clock may be faster than ours, and it stamps every webhook: its calls go by that clock alone. */
const byItsClock = readingBy((toldAt, now) => ({ at: toldAt ?? now }));

/** Only the local carrier, which is ours, can say that a call is a test. */
export const localReading: CarrierReading = {
  ...byItsClock,
  incomingCall: (webhook) => ({
    ...byItsClock.incomingCall(webhook),
    isTest: parsed(webhook, VoiceParams).TestCall === true,
  }),
};

function readingBy(stampOf: (toldAt: number | undefined, now: number) => Stamp): CarrierReading {
  const voice = <Params extends z.ZodType>(
    webhook: CarrierWebhook,
    schema: Params,
  ): VoiceWebhook<z.output<Params>> => ({
    params: parsed(webhook, schema),
    ...stampOf(timestampOf(webhook.params['Timestamp']), webhook.now),
    webhookKey: webhookKeyOf(webhook.path, webhook.params, webhook.idempotencyToken),
  });
  return {
    incomingCall: (webhook) => incomingCallOf(voice(webhook, VoiceParams)),
    step: (webhook) => stepReportOf(voice(webhook, VoiceParams)),
    whisper(webhook) {
      const { params, at } = voice(webhook, VoiceParams);
      return { at, callSid: params.CallSid, digits: params.Digits ?? '' };
    },
    status: (webhook) => statusReportOf(voice(webhook, VoiceParams)),
    recording: (webhook, kind) => recordingReportOf(voice(webhook, RecordingParams), kind),
    fallback: (webhook) => endsOf(parsed(webhook, FallbackParams)),
    text: (webhook) => receivedTextOf(parsed(webhook, TextParams)),
    textStatus: (webhook, message) => messageReportOf(message, parsed(webhook, StatusParams)),
  };
}

function parsed<Params extends z.ZodType>({ params }: CarrierWebhook, schema: Params): z.output<Params> {
  const read = schema.safeParse(params);
  if (!read.success) throw new AppError('INVALID-PAYLOAD');
  return read.data;
}
