import type { FastifyBaseLogger } from 'fastify';
import type { RecordingCarrier } from '../services/calls/storeRecording.ts';
import type { CallCarrier } from '../services/liveCall/callCarrier.ts';
import type { NumberCarrier } from '../services/numbers/numberCarrier.ts';
import type { MessageCarrier } from '../services/messages/messageCarrier.ts';
import type { CarrierSettings } from './carrierSettings.ts';
import { telnyxMessages } from './messages/telnyxMessages.ts';
import { twilioMessages } from './messages/twilioMessages.ts';
import { telnyxApi } from './telnyx/telnyxApi.ts';
import { telnyxCalls } from './telnyx/telnyxCalls.ts';
import { telnyxNumbers } from './telnyx/telnyxNumbers.ts';
import { telnyxRecordings } from './telnyx/telnyxRecordings.ts';
import { twilioCalls } from './twilioCalls.ts';
import { twilioNumbers } from './twilioNumbers.ts';
import { twilioRecordings } from './twilioRecordings.ts';

/** What we ask the carrier for, besides answering its webhooks. */
export interface CarrierApi {
  numbers: NumberCarrier;
  calls: CallCarrier;
  recordings: RecordingCarrier;
  messages: MessageCarrier;
}

/** The carrier's REST API. Telnyx has one of its own; the others support Twilio's. */
export function carrierApi(settings: CarrierSettings, restBase: string, log: FastifyBaseLogger): CarrierApi {
  if (settings.kind === 'telnyx') {
    const api = telnyxApi(settings, restBase);
    return {
      numbers: telnyxNumbers(settings, api, log),
      calls: telnyxCalls(settings, api, log),
      recordings: telnyxRecordings(settings, api),
      messages: telnyxMessages(settings, api, log),
    };
  }
  return {
    numbers: twilioNumbers(settings, restBase, log),
    calls: twilioCalls(settings, restBase, log),
    recordings: twilioRecordings(settings, restBase),
    messages: twilioMessages(settings, restBase, log),
  };
}
