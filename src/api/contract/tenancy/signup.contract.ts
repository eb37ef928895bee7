import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { longestPassword } from '#values/password.ts';
import { lineText } from '#values/lineText.ts';
import { PersonName } from '#values/personName.ts';
import { isDialable } from '#values/numberPlan.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { bareTaxNumber, isTaxNumber } from '#values/taxNumber.ts';
import { Timezone } from '#values/timezone.ts';
import { BusinessCategory, SignupPayment } from './accounts.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Locale } from './users.contract.ts';

const part = lineText(100);

/** A business address, as in the specification; `country` is ISO 3166 alpha-2. */
export const BusinessAddress = z.object({
  unit: part.default(''),
  number: part.default(''),
  street: part.min(1),
  city: part.min(1),
  postCode: z.string().trim().min(1).max(20),
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Business details. An empty tax number means none; the phone number is E.164. */
export const Business = z.object({
  businessName: part.min(1),
  businessTax: z.string().trim().max(30).transform(bareTaxNumber).default(''),
  businessEmail: EmailAddress,
  businessCategory: BusinessCategory,
  businessAddress: BusinessAddress,
  contactName: PersonName,
  contactPhone: PhoneNumber.refine(isDialable, { error: 'phoneNotValid' }),
  timezone: Timezone,
  /** The owner's; defaults to the language of the business's country. */
  locale: Locale.optional(),
});
export type Business = z.infer<typeof Business>;

/** The business details and the owner's password, with the checks that span fields. */
export const SignupBusiness = Business.extend({ password: z.string().min(1).max(longestPassword) }).refine(
  ({ businessTax, businessAddress }) => businessTax === '' || isTaxNumber(businessTax, businessAddress.country),
  { error: 'vat', path: ['businessTax'] },
);
export type SignupBusiness = z.infer<typeof SignupBusiness>;

/** The contents of a signup link: who invites whom, and the details given so far. The login will be `email`. */
export const Signup = z
  .object({
    email: z.string(),
    accountName: z.string(),
    inviter: z.string().nullable(),
    country: z.string(),
    timezone: Timezone,
    category: BusinessCategory,
    payment: SignupPayment,
    expires: z.iso.datetime(),
    /** Null until the details are submitted. */
    business: Business.nullable(),
  })
  .meta({ id: 'Signup' });
export type Signup = z.infer<typeof Signup>;

const link = z.object({ token: z.string().max(200) });

/** Unusable links fail with INV01 and `{ reason }`: `unknown`, `expired` or `used`. */
export const signup = {
  getSignup: endpoint({
    method: 'GET',
    path: '/v2/signup/:token',
    summary: 'Get a signup',
    access: 'public',
    roles: [],
    params: link,
    response: Signup,
    errors: ['INV01', 'TOO-MANY-REQUESTS'],
  }),
  sendSignupBusiness: endpoint({
    method: 'POST',
    path: '/v2/signup/:token',
    summary: 'Submit the business details; can be repeated until the signup is finished',
    access: 'public',
    roles: [],
    params: link,
    body: SignupBusiness,
    response: Signup,
    errors: ['INV01', 'ALREADY-EXISTS', 'TOO-MANY-REQUESTS'],
  }),
  sendSignupCard: endpoint({
    method: 'PATCH',
    path: '/v2/signup/:token',
    summary: 'Finish the signup with a card, or without one if the invitation allows it; activates the account',
    access: 'public',
    roles: [],
    params: link,
    body: z.object({ payment: SignupPayment }),
    response: z.object({ email: z.string() }),
    errors: ['INV01', 'MISSING-FIELD', 'STRIPE-NOT-CONFIGURED', 'ALREADY-EXISTS', 'TOO-MANY-REQUESTS'],
  }),
};
