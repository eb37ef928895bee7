import { z } from 'zod';
import { Business, type Signup } from '#contract/tenancy/signup.contract.ts';
import { isPasswordStrong, type PasswordStrength } from '#values/password.ts';
import { isTaxNumber } from '#values/taxNumber.ts';

/** Values of the business form: the phone number is null until valid. */
export type BusinessValues = Omit<z.input<typeof Business>, 'contactPhone' | 'businessAddress' | 'businessTax'> & {
  businessTax: string;
  businessAddress: Required<z.output<typeof Business>['businessAddress']>;
  contactPhone: string | null;
  password: string;
  verification: string;
};

/** The business details and the owner's password, entered twice. */
export const businessDraft = (strength: PasswordStrength) =>
  Business.extend({
    password: z.string().refine((password) => isPasswordStrong(password, strength), { error: 'passwordWeak' }),
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

/** Initial values: submitted data, or defaults from account and invitation. */
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
