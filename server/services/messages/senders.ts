import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import type { z } from 'zod';
import type { Sender } from '#contract/smsSettings.contract.ts';
import type { NumberNetwork } from '#values/numberWords.ts';
import type { Executor } from '../../db/executor.ts';
import {
  findOwnNumber,
  findRegisteredSender,
  listOwnNumbers,
  listRegisteredSenders,
} from '../../repositories/messages/senders.repository.ts';
import type { Scope } from '../../repositories/scope.ts';

/** What a message can be sent from. */
export interface UsableSender {
  /** ISO 3166; null is everywhere. */
  countries: readonly string[] | null;
  segmentsPerSecond: number;
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
  usual: number,
): Promise<UsableSender | undefined> {
  const registered = await findRegisteredSender(executor, accountId, sender);
  const segmentsPerSecond = registered?.segmentsPerSecond ?? usual;
  if (!sender.startsWith('+')) return registered && { countries: registered.countries, segmentsPerSecond };
  const number = await findOwnNumber(executor, accountId, sender);
  return number && canText(number) ? { countries: null, segmentsPerSecond } : undefined;
}

/** All senders of the scope’s accounts: numbers by name, then registered names. */
export async function listSenders(executor: Executor, scope: Scope, usual: number): Promise<z.input<typeof Sender>[]> {
  const [numbers, registered] = await Promise.all([
    listOwnNumbers(executor, scope),
    listRegisteredSenders(executor, scope),
  ]);
  const rateOf = (account: number, sender: string) =>
    registered.find((one) => one.accountId === account && one.sender === sender)?.segmentsPerSecond ?? usual;
  const own = numbers.filter(canText).map(({ accountId: account, did: sender, name }) => {
    return {
      account,
      sender,
      kind: 'number' as const,
      name,
      countries: null,
      segmentsPerSecond: rateOf(account, sender),
    };
  });
  const named = registered
    .filter(({ sender }) => !sender.startsWith('+'))
    .map(({ accountId: account, sender, countries, segmentsPerSecond }) => {
      return { account, sender, kind: 'name' as const, name: sender, countries, segmentsPerSecond };
    });
  return [...own, ...named];
}

/** Where a number is, and whether it can be a mobile’s. Undefined if it is no valid number. */
export function placeOf(number: string | PhoneNumber): { country: string; landline: boolean } | undefined {
  const parsed = typeof number === 'string' ? parsePhoneNumberFromString(number) : number;
  if (parsed?.country === undefined || !parsed.isValid()) return undefined;
  return { country: parsed.country, landline: textless.has(parsed.getType() ?? '') };
}

/** Types of numbers that get no texts; North American ones don’t tell. */
const textless = new Set(['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);
