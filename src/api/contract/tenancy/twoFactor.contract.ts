import { z } from 'zod';
import { LoginCode } from '#values/loginCode.ts';
import { Uuid } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const TwoFactorMode = z.enum(['totp', 'sms']);
export type TwoFactorMode = z.infer<typeof TwoFactorMode>;

/** The security of the user's login. Numbers are masked except their ends. */
export const Security = z
  .object({
    /** The active second factor, or null. */
    twoFactor: TwoFactorMode.nullable(),
    mobile: z.string().nullable(),
    /** Recovery codes left. */
    recoveryCodes: z.number().int(),
    passwordChangedAt: z.iso.datetime().nullable(),
    /** Whether to suggest a new password: the current one is over two months old. */
    passwordAdvised: z.boolean(),
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof Security>;

/** A browser that needs no code. */
export const TrustedDevice = z
  .object({ uuid: Uuid, userAgent: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })
  .meta({ id: 'TrustedDevice' });
export type TrustedDevice = z.infer<typeof TrustedDevice>;

const code = LoginCode;
const wrongCode = ['INVALID-2FA-CODE-MISS', '2FA-CODE-USED', '2FA-CODE-EXPIRED', 'TOO-MANY-REQUESTS'] as const;

/** Only one second factor at a time: an authenticator app or text messages. It is on once a code has confirmed it. */
export const twoFactor = {
  getSecurity: endpoint({
    method: 'GET',
    path: '/v2/user/me/security',
    summary: 'Get the security of my login',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
    credentials: true,
    response: Security,
  }),
  addTwoFactorNumber: endpoint({
    method: 'POST',
    path: '/v2/user/me',
    summary: 'Set the mobile number that receives codes',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
    credentials: true,
    body: z.object({ mobile: PhoneNumber }),
    response: Security,
    errors: ['ALREADY-EXISTS', 'NOT-CONFIGURED'],
  }),
  sendTwoFactorCode: endpoint({
    method: 'GET',
    path: '/v2/user/me/sms2FA',
    summary: 'Send a code to my pending or active number',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
    credentials: true,
    response: z.object({ mobile: z.string() }),
    errors: ['NUMBER-NOT-FOUND', 'CARRIER-FAILED', 'NOT-CONFIGURED', 'TOO-MANY-REQUESTS'],
  }),
  newTotpSecret: endpoint({
    method: 'GET',
    path: '/v2/user/me/:mode',
    summary: 'Create a secret for an authenticator app, replacing any earlier one',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
    credentials: true,
    params: z.object({ mode: z.literal('totp') }),
    /** `qr` is an image of `uri` as a data URL. */
    response: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    errors: ['ALREADY-EXISTS'],
  }),
  confirmTwoFactor: endpoint({
    method: 'PATCH',
    path: '/v2/user/me/:mode',
    summary: 'Turn on a second factor with its first code; returns the recovery codes, which are shown only once',
    access: 'session',
    roles: [],
    beforeSecondFactor: true,
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
    summary: 'List my trusted browsers',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.array(TrustedDevice),
  }),
  removeTrustedDevice: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/devices/:device',
    summary: 'Remove a trusted browser',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ device: Uuid }),
    response: z.object({ removed: z.literal(true) }),
  }),
};
