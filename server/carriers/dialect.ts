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
  /** The bounds of a ring time, in seconds. */
  ringSeconds: { least: number; most: number };
  /** Whether it answers STOP, START and HELP, so that we must not. */
  answersConsent: boolean;
  rates: SenderRates;
}

/**
 * Asks the carrier to retry twice when the connection, the response or the server fails (Twilio's connection
 * overrides). Without it, most carriers never repeat a callback that the server answered with 5xx.
 */
const retries = '#rc=2&rp=ct,rt,5xx';

const twiml: Dialect = {
  retries,
  gathersSilence: true,
  ringSeconds: { least: 1, most: 600 },
  answersConsent: true,
  rates: senderRates.twilio,
};

/** Fragments are Twilio's own, so the others get none: an unknown one might become part of the address. */
export const dialects: Readonly<Record<CarrierKind, Dialect>> = {
  local: { ...twiml, answersConsent: false, rates: senderRates.local },
  twilio: twiml,
  signalwire: { ...twiml, retries: '', answersConsent: false, rates: senderRates.signalwire },
  telnyx: {
    retries: '',
    gathersSilence: false,
    ringSeconds: { least: 5, most: 120 },
    answersConsent: true,
    rates: senderRates.telnyx,
  },
};
