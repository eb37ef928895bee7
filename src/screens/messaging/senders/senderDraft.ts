import { z } from 'zod';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { AccountId } from '#values/ids.ts';
import { CountryCode } from '#values/numberWords.ts';
import { needsCountries, type Register, Registration, type RegistrationState, SenderName } from '#values/sms/sender.ts';

/** A number as people type it, with a point or a comma; empty is none. */
const typedRate = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text.replace(',', '.'))))
  .pipe(z.number().min(0.01).max(1000).nullable());

/** The form of a sender, as the API takes it. */
export const SenderForm = z
  .object({
    account: AccountId,
    sender: SenderName,
    countries: z.array(CountryCode).transform((countries) => (countries.length === 0 ? null : countries)),
    segmentsPerSecond: typedRate,
    registrations: z.array(
      Registration.extend({
        expires: z.union([z.literal('').transform(() => null), Registration.shape.expires]),
      }),
    ),
  })
  .refine(({ sender, countries }) => countries !== null || !needsCountries(sender), {
    error: 'required',
    path: ['countries'],
  });

export interface RegistrationValues {
  country: string | null;
  register: Register;
  state: RegistrationState;
  reference: string;
  note: string;
  expires: string;
}

export interface SenderValues {
  account: number;
  sender: string;
  countries: string[];
  segmentsPerSecond: string;
  registrations: RegistrationValues[];
}

/** What the form of a sender begins with; of none, an empty one of an account. */
export function senderValues(edited: Sender | null, account: number): SenderValues {
  if (!edited) return { account, sender: '', countries: [], segmentsPerSecond: '', registrations: [] };
  return {
    account: edited.account,
    sender: edited.sender,
    countries: edited.countries ?? [],
    segmentsPerSecond: edited.hasOwnRate ? String(edited.segmentsPerSecond) : '',
    registrations: edited.registrations.map((one) => ({ ...one, expires: one.expires ?? '' })),
  };
}

/** The registration that is added next: of the first country where one is needed and not entered, if there is any. */
export function nextRegistration(edited: Sender | null, entered: readonly RegistrationValues[]): RegistrationValues {
  const isEntered = ({ country, register }: Sender['unconfirmed'][number]) =>
    entered.some((one) => one.country === country && one.register === register);
  const next = edited?.unconfirmed.find((one) => !isEntered(one));
  const usual = edited?.kind === 'number' ? '10dlc' : 'senderId';
  return {
    country: next?.country ?? null,
    register: next?.register ?? usual,
    state: 'pending',
    reference: '',
    note: '',
    expires: '',
  };
}
