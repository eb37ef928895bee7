import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import {
  type Account,
  AccountType,
  BusinessCategory,
  Plan,
  SignupPayment,
} from '#contract/tenancy/accounts.contract.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { Timezone } from '#values/timezone.ts';

/** Values of the account form. The owner's fields are for new accounts only. */
export interface AccountValues {
  name: string;
  father: string;
  type: z.infer<typeof AccountType>;
  category: z.infer<typeof BusinessCategory>;
  country: string;
  timezone: string;
  plan: Plan | '';
  billerCode: string;
  highway: string;
  /** `usual` derives it from the account's type and its parent. */
  billingClient: 'usual' | 'yes' | 'no';
  isInvited: boolean;
  email: string;
  payment: z.infer<typeof SignupPayment>;
  locale: z.infer<typeof Locale>;
}

const fields = z.object({
  name: z.string().trim().min(1).max(100),
  father: z.string(),
  type: AccountType,
  category: BusinessCategory,
  country: z.string().length(2),
  timezone: Timezone,
  plan: z.union([Plan, z.literal('')]),
  billerCode: z.string().trim().max(50),
  highway: z.string().trim().max(60),
  billingClient: z.enum(['usual', 'yes', 'no']),
  isInvited: z.boolean(),
  email: z.string().trim(),
  payment: SignupPayment,
  locale: Locale,
});

/** Parses the form into the API's fields, with an owner if one is invited. */
export const AccountDraft = fields
  .refine(({ isInvited, email }) => !isInvited || email !== '', { error: 'required', path: ['email'] })
  .refine(({ isInvited, email }) => !isInvited || email === '' || EmailAddress.safeParse(email).success, {
    error: 'email',
    path: ['email'],
  })
  .transform(({ father, plan, billerCode, highway, billingClient, isInvited, email, payment, locale, ...account }) => ({
    account,
    sold: {
      plan: plan || null,
      billerCode: billerCode || null,
      highway: highway || null,
      ...(billingClient !== 'usual' && { billingClient: billingClient === 'yes' }),
    },
    father: father === '' ? null : Number(father),
    owner: isInvited ? { email, payment, locale } : undefined,
  }));

type Shared = Pick<Account, 'country' | 'timezone' | 'category'>;

/** Initial values, with the parent's country and time zone. */
export function newValues(
  father: (Shared & { id: number }) | undefined,
  locale: AccountValues['locale'],
): AccountValues {
  return {
    name: '',
    father: father ? String(father.id) : '',
    type: 'subaccount',
    category: father?.category ?? 'OTHER',
    country: father?.country ?? 'AU',
    timezone: father?.timezone ?? 'Australia/Sydney',
    plan: '',
    billerCode: '',
    highway: '',
    billingClient: 'usual',
    isInvited: false,
    email: '',
    payment: 'skip',
    locale,
  };
}

export function valuesOf(account: Account, locale: AccountValues['locale']): AccountValues {
  const { name, father, type, category, country, timezone } = account;
  const place = { name, type, category, country, timezone, father: father === null ? '' : String(father) };
  const { plan, billerCode, highway, billingClient } = account;
  const sold = { plan: plan ?? '', billerCode: billerCode ?? '', highway: highway ?? '' } as const;
  return { ...newValues(undefined, locale), ...place, ...sold, billingClient: billingClient ? 'yes' : 'no' };
}
