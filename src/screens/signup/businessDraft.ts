import { z } from 'zod';
import { Business, type Signup } from '#contract/signup.contract.ts';
import { isPasswordStrong } from '#values/password.ts';
import { isTaxNumber } from '#values/taxNumber.ts';

/** What the form of a business holds: the phone number is null until it is one. */
export type BusinessValues = Omit<z.input<typeof Business>, 'contactPhone' | 'businessAddress' | 'businessTax'> & {
  businessTax: string;
  businessAddress: Required<z.output<typeof Business>['businessAddress']>;
  contactPhone: string | null;
  password: string;
  verification: string;
};

/** The business data with the owner's password, typed twice. */
export const BusinessDraft = Business.extend({
  password: z.string().refine((password) => isPasswordStrong(password, 'strong'), { error: 'passwordWeak' }),
  verification: z.string(),
})
  .refine(
    ({ businessTax, businessAddress }) => businessTax === '' || isTaxNumber(businessTax, businessAddress.country),
    { error: 'vat', path: ['businessTax'] },
  )
  .refine(({ password, verification }) => password === verification, {
    error: 'passwordsDiffer',
    path: ['verification'],
  });

/** The form as it starts: with what was sent before, else with what the account and the invitation say. */
export function draftOf(signup: Signup, locale: BusinessValues['locale']): BusinessValues {
  const { business, accountName, email, category, country, timezone } = signup;
  const secrets = { password: '', verification: '', locale };
  if (business) return { ...business, ...secrets };
  return {
    businessName: accountName,
    businessTax: '',
    businessEmail: email,
    businessCategory: category,
    businessAddress: { unit: '', number: '', street: '', city: '', postCode: '', country },
    contactName: '',
    contactPhone: null,
    timezone,
    ...secrets,
  };
}
