import type { CarrierKind } from '../carrierSettings.ts';

/** Where carriers that speak TwiML differ. */
export interface TwimlTraits {
  /** Appended to every webhook URL. */
  retries: string;
  /** Whether `<Gather>` can request its action without a key too; otherwise the verb after it does. */
  gathersSilence: boolean;
  /** Whether `<Dial>` can ring as phones do in a country; otherwise callers who heard a prompt hear the ring of the United States. */
  ringsByCountry: boolean;
  /** The voice of prompts that name none, where the carrier's own speaks English only. */
  usualVoice?: string;
  /** The bounds of a ring time, in seconds. */
  ringSeconds: { least: number; most: number };
}

/**
 * Asks the carrier to retry twice when the connection, the response or the server fails (Twilio's connection
 * overrides). Without it, most carriers never repeat a callback that the server answered with 5xx.
 */
const retries = '#rc=2&rp=ct,rt,5xx';

const twilio: TwimlTraits = {
  retries,
  gathersSilence: true,
  ringsByCountry: true,
  ringSeconds: { least: 1, most: 600 },
};

/** Fragments are Twilio's own, so the others get none: an unknown one might become part of the address. */
export const twimlTraits: Readonly<Record<CarrierKind, TwimlTraits>> = {
  local: twilio,
  twilio,
  signalwire: { ...twilio, ringsByCountry: false, retries: '' },
  telnyx: {
    retries: '',
    gathersSilence: false,
    ringsByCountry: false,
    usualVoice: 'alice',
    ringSeconds: { least: 5, most: 120 },
  },
};
