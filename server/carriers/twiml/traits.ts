import type { Config } from '../config.ts';
import type { SenderRates } from '../services/messages/senderRates.ts';
import { senderRates } from './senderRates.ts';

export type CarrierKind = Config['CARRIER'];

/** Where carriers that speak TwiML differ. */
export interface Dialect {
  /** Appended to every webhook URL. */
  retries: string;
  /** Whether `<Gather>` can request its action without a key too; otherwise the verb after it does. */
  gathersSilence: boolean;
  /** Whether `<Dial>` can ring as phones do in a country; otherwise callers who heard a prompt hear the ring of the United States. */
  ringsByCountry: boolean;
  /** The bounds of a ring time, in seconds. */
  ringSeconds: { least: number; most: number };
  /** The whole texts that it answers itself, so that we must not: words of consent in its own list, in capitals. */
  answers: ReadonlySet<string>;
  rates: SenderRates;
}

/**
 * Asks the carrier to retry twice when the connection, the response or the server fails (Twilio's connection
 * overrides). Without it, most carriers never repeat a callback that the server answered with 5xx.
 */
const retries = '#rc=2&rp=ct,rt,5xx';

/**
 * Words that Twilio answers where nothing else was set: English ones, as the only word of a text.
 * https://help.twilio.com/articles/223134027-Twilio-support-for-opt-out-keywords-SMS-STOP-filtering-
 */
const twilioWords = 'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT START YES UNSTOP HELP INFO';
/** https://developers.telnyx.com/docs/messaging/messages/advanced-opt-in-out */
const telnyxWords = 'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT START UNSTOP HELP';
const nothing: ReadonlySet<string> = new Set();

const twiml: Dialect = {
  retries,
  gathersSilence: true,
  ringsByCountry: true,
  ringSeconds: { least: 1, most: 600 },
  answers: new Set(twilioWords.split(' ')),
  rates: senderRates.twilio,
};

/** Fragments are Twilio's own, so the others get none: an unknown one might become part of the address. */
export const dialects: Readonly<Record<CarrierKind, Dialect>> = {
  local: { ...twiml, answers: nothing, rates: senderRates.local },
  twilio: twiml,
  signalwire: { ...twiml, ringsByCountry: false, retries: '', answers: nothing, rates: senderRates.signalwire },
  telnyx: {
    retries: '',
    gathersSilence: false,
    ringsByCountry: false,
    ringSeconds: { least: 5, most: 120 },
    answers: new Set([...telnyxWords.split(' '), 'STOP ALL']),
    rates: senderRates.telnyx,
  },
};
