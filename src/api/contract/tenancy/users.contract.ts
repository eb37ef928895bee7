import { z } from 'zod';
import { Email } from '#values/emailAddress.ts';
import { AccountId, UserId, Version } from '#values/ids.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { Allow } from '#values/roles.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const Locale = z.enum(['en-US', 'en-GB', 'it-IT']);
export type Locale = z.infer<typeof Locale>;

export const UserStatus = z.enum(['invited', 'active', 'suspended', 'removed']);
export type UserStatus = z.infer<typeof UserStatus>;

/** The user's profile, as in the specification. */
export const Profile = z
  .object({
    id: UserId,
    account: AccountId,
    accountName: z.string(),
    allow: Allow,
    country: z.string().length(2),
    email: Email,
    firstName: z.string(),
    lastName: z.string().nullable(),
    mobile: z.string().nullable(),
    tz: Timezone,
    locale: Locale,
    username: z.string(),
    /** The address of this dashboard: that of the brand's host, else the installation's. */
    dash: z.url(),
    /** When this session's access token expires, epoch ms. */
    expires: z.number().int(),
    /** The MD5 of the email in lowercase, by which avatar services find a picture; not a secret. */
    md5: z.string().length(32),
    /** Whether a second factor is set up. The secret itself is shown only while setting it up; null to impersonators. */
    secret2FA: z.boolean().nullable(),
    /** The web phone; null without one. */
    sip: z.object({ account: AccountId, exten: z.string() }).nullable(),
    /** To be sent with the next change. */
    version: Version,
    /** The impersonating system user; null when not impersonated. */
    actor: z.object({ id: UserId, email: Email }).nullable(),
    /** Whether nothing else is open until the user has set up a second factor. */
    secondFactorDue: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

/** What a web phone needs to register. */
export const SipCredentials = z
  .object({
    /** The gateway's WebSocket (RFC 7118). */
    url: z.url(),
    /** The address of record, at which calls reach the phone. */
    uri: z.string(),
    username: z.string(),
    password: z.string(),
    /** When the gateway stops accepting the password. UTC. */
    expires: z.iso.datetime(),
  })
  .meta({ id: 'SipCredentials' });
export type SipCredentials = z.infer<typeof SipCredentials>;

export const users = {
  getMe: endpoint({
    method: 'GET',
    path: '/v2/user/me',
    summary: 'Get my profile and permissions',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
    response: Profile,
  }),
  changeMe: endpoint({
    method: 'POST',
    path: '/v2/user/me/profile',
    summary: 'Update my name, mobile number, time zone and language',
    access: 'session',
    roles: [],
    body: z.object({
      version: Version,
      firstName: PersonName.optional(),
      lastName: LastName.optional(),
      mobile: PhoneNumber.nullish(),
      tz: Timezone.optional(),
      locale: Locale.optional(),
    }),
    response: Profile,
    errors: ['STALE-VERSION'],
  }),
  createSipCredentials: endpoint({
    method: 'POST',
    path: '/v2/user/me/sip',
    summary:
      'Get a password, valid for minutes, with which my web phone registers at the SIP gateway. It can’t call emergency numbers',
    access: 'session',
    roles: [],
    credentials: true,
    response: SipCredentials,
    errors: ['NOT-CONFIGURED'],
  }),
  heartbeat: endpoint({
    method: 'GET',
    path: '/v2/user/me/alive/:idle',
    summary: 'Report activity in this session; `idle` is the number of seconds since the last action',
    access: 'session',
    ignoresImpersonation: true,
    roles: [],
    beforeSecondFactor: true,
    params: z.object({ idle: z.coerce.number().int().min(0).max(86_400) }),
    response: z.object({ alive: z.literal(true) }),
  }),
};
