import { admins, configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { Email, EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Locale } from './users.contract.ts';

export const AccountStatus = z.enum(['active', 'suspended', 'invited']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const AccountType = z.enum(['reseller', 'business', 'subaccount', 'client']);
export type AccountType = z.infer<typeof AccountType>;

/** Business categories; `OTHER` means not specified. */
export const BusinessCategory = z.enum(['automotive', 'healthcare', 'homeServices', 'realEstate', 'others', 'OTHER']);
export type BusinessCategory = z.infer<typeof BusinessCategory>;

export const Plan = z.enum(['starter', 'agency', 'custom']);
export type Plan = z.infer<typeof Plan>;

/** Whether a signup requires a card (`stripe`) or makes it optional (`skip`). */
export const SignupPayment = z.enum(['stripe', 'skip']);
export type SignupPayment = z.infer<typeof SignupPayment>;

/** One account of the flat tree: `father` is the parent's id, `subLevel` the depth below the user's own account (0). */
export const AccountNode = z
  .object({
    id: AccountId,
    name: z.string(),
    status: AccountStatus,
    type: AccountType,
    subLevel: z.number().int(),
    father: AccountId.nullable(),
    fatherName: z.string().nullable(),
    country: z.string().length(2),
    timezone: Timezone,
    category: BusinessCategory,
    plan: Plan.nullable(),
    billerCode: z.string().nullable(),
    /** The carrier route of its calls; null inherits the parent's. */
    highway: z.string().nullable(),
    /** Whether it is billed as a client of its reseller. */
    billingClient: z.boolean(),
  })
  .meta({ id: 'AccountNode' });
export type AccountNode = z.infer<typeof AccountNode>;

/** An account with its own active numbers and users, removed ones excluded. Changes send the `version` they read. */
export const AccountRow = AccountNode.extend({
  numbers: z.number().int(),
  users: z.number().int(),
  version: Version,
}).meta({ id: 'AccountRow' });
export type AccountRow = z.infer<typeof AccountRow>;

/** What deleting an account would delete, itself included, and what blocks it. */
export const AccountHoldings = z.object({
  accounts: z.number().int(),
  /** Active accounts below; any of them causes SUB-ACCOUNTS. */
  activeBelow: z.number().int(),
  /** Active numbers in all of them; any causes ACTIVE-NUMBERS. */
  numbers: z.number().int(),
});

export const Account = AccountRow.extend({
  /** The highway of the nearest visible ancestor that sets one. */
  inheritedHighway: z.string().nullable(),
  createdAt: z.iso.datetime(),
  holdings: AccountHoldings,
  /** The pending signup of an invited account. */
  invitation: z.object({ email: Email, payment: SignupPayment, expiresAt: z.iso.datetime() }).nullable(),
}).meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

const fields = {
  name: lineText(100).min(1),
  type: AccountType,
  country: z.string().regex(/^[A-Z]{2}$/),
  timezone: Timezone,
  category: BusinessCategory,
  plan: Plan.nullable(),
  billerCode: z.string().trim().min(1).max(50).nullable(),
  highway: z.string().trim().min(1).max(60).nullable(),
  billingClient: z.boolean(),
};

/** Who is invited to sign up for an account; `locale` is the email's language, by default that of the account's country. */
export const Invitation = z.object({
  email: EmailAddress.pipe(z.string().max(200)),
  payment: SignupPayment.default('skip'),
  locale: Locale.optional(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewAccount = z.object({
  father: AccountId,
  name: fields.name,
  type: fields.type,
  country: fields.country,
  timezone: fields.timezone,
  category: fields.category.default('OTHER'),
  plan: fields.plan.default(null),
  billerCode: fields.billerCode.default(null),
  highway: fields.highway.default(null),
  /** Defaults to `isUsuallyBilled`. */
  billingClient: fields.billingClient.optional(),
  /** If set, the account is `invited` until its owner signs up. */
  owner: Invitation.optional(),
});
export type NewAccount = z.output<typeof NewAccount>;

export const AccountChange = z.object({
  version: Version,
  /** The new parent; accounts below move along. */
  father: AccountId.optional(),
  status: AccountStatus.extract(['active', 'suspended']).optional(),
  name: fields.name.optional(),
  type: fields.type.optional(),
  country: fields.country.optional(),
  timezone: fields.timezone.optional(),
  category: fields.category.optional(),
  plan: fields.plan.optional(),
  billerCode: fields.billerCode.optional(),
  highway: fields.highway.optional(),
  billingClient: fields.billingClient.optional(),
});
export type AccountChange = z.output<typeof AccountChange>;

/** By what data leaves an account without a login: an address of a number gets replies, alerts and texts are sent on. */
export const LeavingKind = z.enum([
  'apiKey',
  'exporter',
  'report',
  'review',
  'numberMail',
  'alertRule',
  'textForward',
  'integration',
  'oauthLink',
]);
export type LeavingKind = z.infer<typeof LeavingKind>;

/** What a move ends: somebody who made or changed it won’t see the account any more, or nobody knows who did. */
export const EndedLeaving = z.object({ kind: LeavingKind, account: AccountId, name: z.string() });
export type EndedLeaving = z.infer<typeof EndedLeaving>;

const one = z.object({ accountId: AccountId });
/** How many levels below an account to return. */
const Depth = z.union([z.literal('all'), z.coerce.number().int().min(0).max(100)]);

export const accounts = {
  getAccountTree: endpoint({
    method: 'GET',
    path: '/v2/account/tree',
    summary: 'List my visible active accounts, parents before children, sorted by name ignoring case',
    access: 'session',
    roles: [],
    response: z.array(AccountNode),
  }),
  getFreshAccounts: endpoint({
    method: 'GET',
    path: '/v2/account/dash/FORCE',
    summary: 'List my visible active accounts, bypassing all caches',
    access: 'session',
    roles: [],
    response: z.array(AccountNode),
  }),
  getAccountBranch: endpoint({
    method: 'GET',
    path: '/v2/account/tree/:accountId/:depth',
    summary:
      'List an account and those below it, of any status, with their holdings; depth is a number of levels or `all`',
    access: 'session',
    roles: configurers,
    params: z.object({ accountId: AccountId, depth: Depth }),
    response: z.array(AccountRow),
  }),
  getAccount: endpoint({
    method: 'GET',
    path: '/v2/account/:accountId',
    summary: 'Get an account',
    access: 'session',
    roles: configurers,
    params: one,
    response: Account,
  }),
  createAccount: endpoint({
    method: 'PUT',
    path: '/v2/account',
    summary: 'Create an account below another; with an owner its status is `invited` and a signup link is emailed',
    access: 'session',
    roles: configurers,
    body: NewAccount,
    response: Account,
    errors: ['ALREADY-EXISTS', 'ROLE-NOT-HELD', 'STRIPE-NOT-CONFIGURED', 'TOO-MANY-REQUESTS'],
  }),
  changeAccount: endpoint({
    method: 'POST',
    path: '/v2/account/:accountId',
    summary: 'Update an account, or move it with `father`',
    access: 'session',
    roles: configurers,
    params: one,
    body: AccountChange,
    response: Account,
    errors: ['STALE-VERSION', 'ACCESS_DENIED_ACCOUNT', 'ROLE-NOT-HELD'],
  }),
  previewMove: endpoint({
    method: 'GET',
    path: '/v2/account/:accountId/move/:father',
    summary: 'What a move below another account would end; it is refused like the move itself',
    access: 'session',
    roles: configurers,
    params: one.extend({ father: AccountId }),
    response: z.object({ ends: z.array(EndedLeaving) }),
    errors: ['ACCESS_DENIED_ACCOUNT', 'ROLE-NOT-HELD'],
  }),
  inviteOwner: endpoint({
    method: 'PATCH',
    path: '/v2/account/:accountId/invite',
    summary: 'Email a new signup link for an invited account; earlier links expire',
    access: 'session',
    roles: configurers,
    params: one,
    body: Invitation,
    response: Account,
    errors: ['ALREADY-EXISTS', 'ROLE-NOT-HELD', 'STRIPE-NOT-CONFIGURED', 'TOO-MANY-REQUESTS'],
  }),
  deleteAccount: endpoint({
    method: 'PATCH',
    path: '/v2/account/:accountId/delete',
    summary: 'Delete an account and the inactive ones below it; `accounts` is their number, typed as confirmation',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ accounts: z.number().int() }),
    response: z.object({ deleted: z.array(AccountId) }),
    errors: ['SUB-ACCOUNTS', 'ACTIVE-NUMBERS', 'ACCOUNTS-NOT-CONFIRMED'],
  }),
};
