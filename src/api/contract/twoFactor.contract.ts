import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from './endpoint.ts';

export const TwoFactorMode = z.enum(['totp', 'sms']);
export type TwoFactorMode = z.infer<typeof TwoFactorMode>;

/** How my login is protected. Numbers are masked but for their ends. */
export const Security = z
  .object({
    /** The second factor that a login asks for; null when there is none. */
    twoFactor: TwoFactorMode.nullable(),
    mobile: z.string().nullable(),
    /** Recovery codes that are left. */
    recoveryCodes: z.number().int(),
    passwordChangedAt: z.iso.datetime().nullable(),
    /** Whether a change of the password is advised: it is older than two months. */
    passwordAdvised: z.boolean(),
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof Security>;

/** A browser that is not asked for a code. */
export const TrustedDevice = z
  .object({ uuid: Uuid, userAgent: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })
  .meta({ id: 'TrustedDevice' });
export type TrustedDevice = z.infer<typeof TrustedDevice>;

const code = z.string().trim().min(6).max(20);
const wrongCode = ['INVALID-2FA-CODE-MISS', '2FA-CODE-USED', '2FA-CODE-EXPIRED', 'TOO-MANY-REQUESTS'] as const;

/** One second factor at a time: an authenticator app or text messages. It is set up, proven by a code, then on. */
export const twoFactor = {
  getSecurity: endpoint({
    method: 'GET',
    path: '/v2/user/me/security',
    summary: 'How my login is protected',
    access: 'session',
    roles: [],
    credentials: true,
    response: Security,
  }),
  addTwoFactorNumber: endpoint({
    method: 'POST',
    path: '/v2/user/me',
    summary: 'Name the mobile number that codes shall be sent to',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ mobile: PhoneNumber }),
    response: Security,
    errors: ['ALREADY-EXISTS', 'NOT-CONFIGURED'],
  }),
  sendTwoFactorCode: endpoint({
    method: 'GET',
    path: '/v2/user/me/sms2FA',
    summary: 'Send a code to my number, being added or in use',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.object({ mobile: z.string() }),
    errors: ['NUMBER-NOT-FOUND', 'CARRIER-FAILED', 'NOT-CONFIGURED', 'TOO-MANY-REQUESTS'],
  }),
  newTotpSecret: endpoint({
    method: 'GET',
    path: '/v2/user/me/:mode',
    summary: 'A new secret for an authenticator app; the one before is forgotten',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ mode: z.literal('totp') }),
    /** `qr` is a picture of `uri` as a data address. */
    response: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    errors: ['ALREADY-EXISTS'],
  }),
  confirmTwoFactor: endpoint({
    method: 'PATCH',
    path: '/v2/user/me/:mode',
    summary: 'Turn a second factor on with its first code; answers the recovery codes, which are shown once',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ mode: TwoFactorMode }),
    body: z.object({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['ALREADY-EXISTS', ...wrongCode],
  }),
  useTwoFactorCode: endpoint({
    method: 'POST',
    path: '/v2/user/me/2fa',
    summary: 'Check a code, turn the second factor off with it, or get new recovery codes for it',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ code, action: z.enum(['check', 'turnOff', 'renewRecoveryCodes']).default('check') }),
    response: z.object({ twoFactor: TwoFactorMode.nullable(), recoveryCodes: z.array(z.string()) }),
    errors: [...wrongCode],
  }),
  listTrustedDevices: endpoint({
    method: 'GET',
    path: '/v2/user/me/devices',
    summary: 'The browsers that are not asked for a code',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.array(TrustedDevice),
  }),
  removeTrustedDevice: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/devices/:device',
    summary: 'Ask a browser for a code again',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ device: Uuid }),
    response: z.object({ removed: z.literal(true) }),
  }),
};
