import type { FastifyBaseLogger } from 'fastify';
import type { RecordingKind } from '../telephony/calls/callEvent.ts';
import type { CallResponse } from '../telephony/calls/callResponse.ts';
import type { MessageKey } from '../messaging/messages/messageKey.ts';
import type { RecordingCarrier } from '../telephony/callHandling/storeRecording.ts';
import type { Fallback } from '../telephony/flows/fallbackOf.ts';
import type { BundleCarrier } from '../telephony/bundles/bundleCarrier.ts';
import type { CallCarrier } from '../telephony/callHandling/callCarrier.ts';
import type { DialedTarget, IncomingCall, StatusReport, StepReport } from '../telephony/callHandling/carrierReport.ts';
import type { FoundRecording } from '../telephony/callHandling/keepRecording.ts';
import type { WhisperReport, WhisperResponse } from '../telephony/callHandling/playWhisper.ts';
import type { MessageCarrier } from '../messaging/messages/messageCarrier.ts';
import type { ReceivedText } from '../messaging/messages/receiveMessage.ts';
import type { MessageReport } from '../messaging/messages/reportMessages.ts';
import type { SenderRates } from '../messaging/messages/senderRates.ts';
import type { NumberCarrier } from '../telephony/numbers/numberCarrier.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import type { SignedRequest } from './webhookSignature.ts';

/** What a carrier’s webhooks, documents and API have of their own: the routes of calls and texts ask for nothing else. */
export interface CarrierDialect {
  /** Whether it signed a request with a key. */
  verify: (request: SignedRequest, key: string) => boolean;
  read: CarrierReading;
  render: CarrierRendering;
  rest: (settings: CarrierSettings, restBase: string, log: FastifyBaseLogger) => CarrierApi;
  /** The whole texts that it answers itself, so that we must not: words of consent in its own list, in capitals. */
  answers: ReadonlySet<string>;
  rates: SenderRates;
}

/** A request of the carrier whose signature was checked. */
export interface CarrierWebhook {
  /** With its query, as the carrier asked for it. */
  path: string;
  /** Its parameters as they can be stored, of a repeated one the first. */
  params: Readonly<Record<string, string>>;
  /** Its body as it was sent. */
  text: string;
  /** The carrier’s name of a webhook that it tries again. */
  idempotencyToken: string | undefined;
  /** Epoch ms, by our clock. */
  now: number;
}

/**
 * What its webhooks say. Undefined is what means nothing to us.
 * @throws AppError INVALID-PAYLOAD.
 */
export interface CarrierReading {
  incomingCall: (webhook: CarrierWebhook) => IncomingCall;
  step: (webhook: CarrierWebhook) => StepReport;
  whisper: (webhook: CarrierWebhook) => Pick<WhisperReport, 'at' | 'callSid' | 'digits'>;
  status: (webhook: CarrierWebhook) => StatusReport | undefined;
  recording: (webhook: CarrierWebhook, kind: RecordingKind) => FoundRecording | undefined;
  /** Who is called, and by whom, of a call that we failed to answer. */
  fallback: (webhook: CarrierWebhook) => { called: string; caller: string | null };
  text: (webhook: CarrierWebhook) => ReceivedText | undefined;
  textStatus: (webhook: CarrierWebhook, message: MessageKey) => MessageReport | undefined;
}

/** Where a document’s addresses lead. */
export interface SpeakingSite {
  publicBaseUrl: string;
  /** The addresses of accounts' audio files. */
  audioUrl: (accountId: number, file: string) => string;
  /** The domain of the SIP gateway; null without one. */
  sipDomain: string | null;
}

/** The documents that it carries out. */
export interface CarrierRendering {
  mediaType: string;
  response: (site: SpeakingSite, response: CallResponse) => string;
  whisper: (site: SpeakingSite, target: DialedTarget, response: WhisperResponse) => string;
  fallback: (fallback: Fallback) => string;
  /** Ends a call, also after a webhook that failed. */
  hangup: () => string;
  /** Answers a text, and does nothing. */
  nothing: () => string;
}

/** What we ask the carrier for, besides answering its webhooks. */
export interface CarrierApi {
  numbers: NumberCarrier;
  calls: CallCarrier;
  recordings: RecordingCarrier;
  messages: MessageCarrier;
  /** Null if it checks no documents. */
  bundles: BundleCarrier | null;
}
