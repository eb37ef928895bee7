import type { NumberNetwork } from '#values/numberWords.ts';
import type { Register, Registration, RegistrationState, SenderKind } from './sender.ts';

interface RegisterRule {
  register: Register;
  /** Where recipients are, ISO 3166. */
  countries: readonly string[];
  /** The states with which nothing arrives. With others it may: marked as unverified, for example. */
  stops: readonly RegistrationState[];
  source: string;
}

/** Where senders have to be registered, for recipients in which countries. Read on 2026-11-26; registers change. */
export const registers: readonly RegisterRule[] = [
  {
    register: '10dlc',
    countries: ['US'],
    stops: ['missing', 'pending', 'rejected'],
    source: 'https://developers.telnyx.com/docs/messaging/messages/error-codes (40010)',
  },
  {
    register: 'tollFree',
    countries: ['US', 'CA'],
    stops: ['missing', 'pending', 'rejected'],
    source: 'https://www.twilio.com/docs/api/errors/30460 (unverified and pending numbers are blocked)',
  },
  {
    register: 'senderId',
    countries: ['AU'],
    stops: ['rejected'],
    source: 'ACMA, SMS Sender ID Register, from 1 July 2026: names that aren’t in it are shown as “Unverified”',
  },
  {
    register: 'senderId',
    countries: ['IT'],
    stops: ['missing', 'rejected'],
    source: 'AGCOM resolution 42/13/CIR; https://www.twilio.com/en/guidelines/it/sms',
  },
  {
    register: 'senderId',
    countries: 'AE AT BY EG ES FI ID IE IN JO KE KW KZ LK PH QA RU SA SG TH TR VN ZM'.split(' '),
    stops: ['missing', 'rejected'],
    source: 'https://docs.aws.amazon.com/sms-voice/latest/userguide/registrations-country.html',
  },
];

/** Countries to which no name can send: https://developers.telnyx.com/docs/messaging/messages/alphanumeric-sender-id */
export const nameless: readonly string[] = ['US', 'CA', 'PR'];

/** What decides where a sender is registered. */
export interface SenderOrigin {
  sender: string;
  kind: SenderKind;
  /** Of a number; null for anything else. */
  network: NumberNetwork | null;
}

/** The register that a sender has to be in; null if in none. Short codes and services are registered where they are leased. */
function registerOf({ sender, kind, network }: SenderOrigin): Register | null {
  if (kind === 'name') return 'senderId';
  if (kind !== 'number' || !sender.startsWith('+1')) return null;
  return network === 'tollfree' ? 'tollFree' : '10dlc';
}

function ruleOf(origin: SenderOrigin, country: string): RegisterRule | undefined {
  const register = registerOf(origin);
  return registers.find((rule) => rule.register === register && rule.countries.includes(country));
}

/** The countries in which a sender has to be registered. */
export function registerCountries(origin: SenderOrigin): { country: string; register: Register }[] {
  const register = registerOf(origin);
  return registers
    .filter((rule) => rule.register === register)
    .flatMap((rule) => rule.countries.map((country) => ({ country, register: rule.register })));
}

/** Whether texts of a sender arrive in a country: as far as registers are concerned, surely not, or nobody has said. */
export type Standing = 'fine' | 'stopped' | 'unknown';

/**
 * What registrations say of a sender in a country, on a day (`2026-11-26`). One that has run out says nothing any more: it may
 * have been renewed.
 */
export function standingOf(
  origin: SenderOrigin & { registrations: readonly Registration[] },
  country: string,
  today: string,
): { register: Register | null; standing: Standing } {
  const rule = ruleOf(origin, country);
  if (!rule) return { register: null, standing: 'fine' };
  const { register, stops } = rule;
  const found = origin.registrations.find((one) => one.country === country && one.register === register);
  if (!found || (found.expires !== null && found.expires < today)) return { register, standing: 'unknown' };
  if (stops.includes(found.state)) return { register, standing: 'stopped' };
  return { register, standing: found.state === 'registered' || found.state === 'notNeeded' ? 'fine' : 'unknown' };
}
