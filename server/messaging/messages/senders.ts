import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import type { z } from 'zod';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import { registerCountries, type SenderOrigin, standingOf } from '#values/sms/registers.ts';
import { type Registration, senderKindOf } from '#values/sms/sender.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import {
  findOwnNumber,
  findRegisteredSender,
  listOwnNumbers,
  listRegisteredSenders,
  type RegisteredSender,
} from './senders.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { type SenderRates, usualRate } from './senderRates.ts';

/** What a message can be sent from. */
export interface UsableSender extends SenderOrigin {
  /** ISO 3166; null is everywhere. */
  countries: readonly string[] | null;
  segmentsPerSecond: number;
  registrations: readonly Registration[];
}

const northAmerica = new Set(['US', 'CA', 'PR']);

/** Landline numbers send texts in North America only; toll-free ones there too. */
export function canText({ type, country }: { type: NumberNetwork; country: string }): boolean {
  return type === 'mobile' || northAmerica.has(country);
}

/** An account’s sender; undefined if it can’t send messages, or is no longer the account’s. */
export async function findSender(
  executor: Executor,
  accountId: number,
  sender: string,
  rates: SenderRates,
): Promise<UsableSender | undefined> {
  const registered = await findRegisteredSender(executor, accountId, sender);
  if (senderKindOf(sender) !== 'number') return registered && usable(sender, null, registered, rates);
  const number = await findOwnNumber(executor, accountId, sender);
  return number && canText(number) ? usable(sender, number.type, registered, rates) : undefined;
}

type Known = Pick<RegisteredSender, 'countries' | 'segmentsPerSecond' | 'registrations'>;

/** A sender of which this is known, if anything. */
export function usable(
  sender: string,
  network: NumberNetwork | null,
  known: Known | undefined,
  rates: SenderRates,
): UsableSender {
  const registrations = known?.registrations ?? [];
  const usual = usualRate(rates, { sender, network, registrations });
  return {
    sender,
    kind: senderKindOf(sender),
    network,
    countries: known?.countries ?? null,
    segmentsPerSecond: known?.segmentsPerSecond ?? usual,
    registrations,
  };
}

/** A day as registrations have it. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Why a sender can’t text people of a country (ISO 3166); null if nothing is known against it. */
export function refusalOf(
  sender: UsableSender | undefined,
  country: string | undefined,
  now: Date,
): Extract<ErrorCode, 'SENDER-NOT-VALID' | 'SENDER-NOT-REGISTERED'> | null {
  if (!sender) return 'SENDER-NOT-VALID';
  if (country === undefined) return sender.countries === null ? null : 'SENDER-NOT-VALID';
  if (sender.countries !== null && !sender.countries.includes(country)) return 'SENDER-NOT-VALID';
  return standingOf(sender, country, dayOf(now)).standing === 'stopped' ? 'SENDER-NOT-REGISTERED' : null;
}

/** Of some countries those where a sender has to be registered and nobody has said that it is. */
export function unconfirmedIn(sender: UsableSender, countries: readonly string[], now: Date): Sender['unconfirmed'] {
  return countries.flatMap((country) => {
    const { register, standing } = standingOf(sender, country, dayOf(now));
    return register !== null && standing === 'unknown' ? { country, register } : [];
  });
}

/** All senders of the scope’s accounts: numbers by name, then the others. */
export async function listSenders(
  executor: Executor,
  scope: Scope,
  { rates, now }: { rates: SenderRates; now: Date },
): Promise<z.input<typeof Sender>[]> {
  const [numbers, registered] = await Promise.all([
    listOwnNumbers(executor, scope),
    listRegisteredSenders(executor, scope),
  ]);
  const known = new Map(registered.map((one) => [`${one.accountId} ${one.sender}`, one]));
  const own = numbers.filter(canText).map(({ accountId: account, did, name, type, country }) => {
    const found = known.get(`${account} ${did}`);
    return toSender({ account, name, country, own: found }, usable(did, type, found, rates), now);
  });
  const others = registered
    .filter(({ sender }) => senderKindOf(sender) !== 'number')
    .map((one) => {
      const { accountId: account, sender: name } = one;
      return toSender({ account, name, country: null, own: one }, usable(name, null, one, rates), now);
    });
  return [...own, ...others];
}

interface Owned {
  account: number;
  name: string;
  country: string | null;
  own: Known | undefined;
}

/** A sender as the API has it. */
export function toSender({ own, ...owned }: Owned, sender: UsableSender, now: Date): z.input<typeof Sender> {
  const { network: _, countries, registrations, ...shown } = sender;
  const reached = registerCountries(sender)
    .map(({ country }) => country)
    .filter((country) => countries?.includes(country) ?? true);
  return {
    ...owned,
    ...shown,
    countries: countries && [...countries],
    registrations: [...registrations],
    hasOwnRate: own !== undefined && own.segmentsPerSecond !== null,
    unconfirmed: unconfirmedIn(sender, reached, now),
  };
}

/** Where a number is, and whether it can be a mobile’s. Undefined if it is no valid number. */
export function placeOf(number: string | PhoneNumber): { country: string; landline: boolean } | undefined {
  const parsed = typeof number === 'string' ? parsePhoneNumberFromString(number) : number;
  if (parsed?.country === undefined || !parsed.isValid()) return undefined;
  return { country: parsed.country, landline: textless.has(parsed.getType() ?? '') };
}

/** Types of numbers that get no texts; North American ones don’t tell. */
const textless = new Set(['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);
