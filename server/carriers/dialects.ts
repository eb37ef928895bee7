import type { CarrierDialect } from './carrierDialect.ts';
import type { CarrierKind } from './carrierSettings.ts';
import { telnyxReportOf, telnyxTextOf } from './messages/telnyxMessageWebhook.ts';
import { senderRates } from './senderRates.ts';
import { telnyxRest } from './telnyxRest.ts';
import { twilioRest } from './twilioRest.ts';
import { twimlTraits } from './twiml/traits.ts';
import { localReading, twimlReading } from './twimlReading.ts';
import { twimlRendering } from './twiml/twimlRendering.ts';
import { byEd25519, byHmac } from './webhookSignature.ts';

/**
 * Words that Twilio answers where nothing else was set: English ones, as the only word of a text.
 * https://help.twilio.com/articles/223134027-Twilio-support-for-opt-out-keywords-SMS-STOP-filtering-
 */
const twilioWords = 'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT START YES UNSTOP HELP INFO';
/** https://developers.telnyx.com/docs/messaging/messages/advanced-opt-in-out */
const telnyxWords = 'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT START UNSTOP HELP';
const nothing: ReadonlySet<string> = new Set();

const twilio: CarrierDialect = {
  verify: byHmac('x-twilio-signature'),
  read: twimlReading,
  render: twimlRendering(twimlTraits.twilio),
  rest: twilioRest,
  answers: new Set(twilioWords.split(' ')),
  rates: senderRates.twilio,
};

export const dialects: Readonly<Record<CarrierKind, CarrierDialect>> = {
  local: {
    ...twilio,
    read: localReading,
    render: twimlRendering(twimlTraits.local),
    answers: nothing,
    rates: senderRates.local,
  },
  twilio,
  signalwire: {
    ...twilio,
    verify: byHmac('x-signalwire-signature', 'x-twilio-signature'),
    render: twimlRendering(twimlTraits.signalwire),
    answers: nothing,
    rates: senderRates.signalwire,
  },
  telnyx: {
    verify: byEd25519,
    read: {
      ...twimlReading,
      text: ({ text }) => telnyxTextOf(text),
      textStatus: ({ text }, message) => telnyxReportOf(message, text),
    },
    render: twimlRendering(twimlTraits.telnyx),
    rest: telnyxRest,
    answers: new Set([...telnyxWords.split(' '), 'STOP ALL']),
    rates: senderRates.telnyx,
  },
};
