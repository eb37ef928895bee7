import { z } from 'zod';

/**
 * All error codes with their HTTP status (specification section 8). Screens translate them as `error.<code>`; never
 * branch on message text.
 */
export const errorCatalogue = {
  AUTH01: { status: 401 },
  GEN01: { status: 400 },
  GEN02: { status: 500 },
  E003: { status: 401 },
  'INVALID-TOKEN-BT2': { status: 401 },
  'TOKEN-EXPIRED': { status: 401 },
  'ACCESS-DENIED': { status: 403 },
  ACCESS_DENIED_ACCOUNT: { status: 403 },
  'INVALID-CSRF': { status: 403 },
  'INVALID-SIGNATURE': { status: 403 },
  'NOT-FOUND': { status: 404 },
  'MISSING-FIELD': { status: 400 },
  'INVALID-PAYLOAD': { status: 400 },
  'INVALID-DID': { status: 404 },
  'NUMBER-NOT-FOUND': { status: 404 },
  'NUMBER-ADDRESS-REQUIRED': { status: 422 },
  'NUMBER-DOCUMENTS-REQUIRED': { status: 422 },
  'NUMBER-NOT-PERMITTED': { status: 422 },
  'BUNDLE-NOT-NEEDED': { status: 422 },
  'BUNDLE-INCOMPLETE': { status: 422 },
  'NUMBER-NOT-HELD': { status: 409 },
  'FLOW-NOT-PUBLISHED': { status: 422 },
  'NO-ACTION-ID-LOOP-DETECTED': { status: 422 },
  'FLOW-NOT-VALID': { status: 422 },
  'STALE-VERSION': { status: 409 },
  'PAYLOAD-TOO-LARGE': { status: 413 },
  'TOO-MANY-REQUESTS': { status: 429 },
  'SERVER-BUSY': { status: 503 },
  'CARRIER-FAILED': { status: 502 },
  'NOT-CONFIGURED': { status: 501 },
  INV01: { status: 404 },
  'SUB-ACCOUNTS': { status: 409 },
  'ACTIVE-NUMBERS': { status: 409 },
  'ACCOUNTS-NOT-CONFIRMED': { status: 409 },
  'ALREADY-EXISTS': { status: 409 },
  'WRONG-STATUS': { status: 409 },
  'LIMIT-REACHED': { status: 409 },
  'TOO-MANY-CALLS': { status: 422 },
  'WRONG-CURRENCY': { status: 422 },
  'AUDIO-IN-USE': { status: 409 },
  'OWN-ACCESS': { status: 409 },
  'LAST-ADMIN': { status: 409 },
  'ROLE-NOT-HELD': { status: 403 },
  'file-too-large': { status: 413 },
  'file-invalid-type': { status: 415 },
  'INVALID-PASSWORD': { status: 403 },
  'INVALID-2FA-CODE-MISS': { status: 403 },
  '2FA-REQUIRED': { status: 401 },
  '2FA-SETUP-REQUIRED': { status: 403 },
  '2FA-CODE-USED': { status: 403 },
  '2FA-CODE-EXPIRED': { status: 403 },
  'LINK-EXPIRED': { status: 404 },
  'ALREADY-ANSWERED': { status: 409 },
  'ADDRESS-REFUSED': { status: 422 },
  'IDEMPOTENCY-MISMATCH': { status: 422 },
  'IDEMPOTENCY-IN-USE': { status: 409 },
  'MAIL-FAILED': { status: 502 },
  'ORGANISATION-NOT-FOUND': { status: 404 },
  'MISSING-COUNTRY-CHARGES-COUNTRY': { status: 422 },
  'MISSING-COUNTRY-CHARGES': { status: 422 },
  'NO-VALID-TARGETS': { status: 422 },
  'QUOTE-CHANGED': { status: 409 },
  'QUOTE-EXPIRED': { status: 409 },
  'CREDIT-TOO-LOW': { status: 402 },
  'OPTED-OUT': { status: 409 },
  'SENDER-NOT-VALID': { status: 422 },
  'SENDER-NOT-REGISTERED': { status: 422 },
  'SENDER-IN-USE': { status: 409 },
  'MICROSOFT-API-FAILED': { status: 502 },
  'POPUP-CLOSED-BY-USER': { status: 400 },
  'OAUTH-FAILED': { status: 409 },
  'OAUTH-LINK-LOST': { status: 409 },
  'GOOGLE-API-FAILED': { status: 502 },
  'EXPORTER-NOT-FOUND': { status: 404 },
  'EXPORTER-NOT-READY': { status: 409 },
  'STRIPE-NOT-CONFIGURED': { status: 501 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every failed call. `info` depends on the code: the missing fields of MISSING-FIELD (string list), the
 * problems of a rejected flow, the current version of a stale save, what changed since a quote, `carrier` with its code and message for staff.
 * `reference` finds the server's log entry.
 */
export const ErrorBody = z
  .object({
    errorCode: z.enum(errorCodes),
    message: z.string(),
    info: z.json().optional(),
    reference: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
