import { defineMessage, defineMessages } from 'react-intl';

/** One sentence per error code; a test checks that none is missing. */
export const errorMessages = defineMessages({
  AUTH01: { id: 'error.AUTH01', defaultMessage: 'Login error' },
  GEN01: { id: 'error.GEN01', defaultMessage: 'Error with API gateway' },
  GEN02: { id: 'error.GEN02', defaultMessage: 'Error processing request' },
  E003: { id: 'error.E003', defaultMessage: 'Invalid credentials' },
  'INVALID-TOKEN-BT2': {
    id: 'error.INVALID-TOKEN-BT2',
    defaultMessage: 'Your session is no longer valid. Log in again.',
  },
  'TOKEN-EXPIRED': { id: 'error.TOKEN-EXPIRED', defaultMessage: 'Session expired (too long without activity)' },
  'ACCESS-DENIED': { id: 'error.ACCESS-DENIED', defaultMessage: 'You don’t have permission to do this' },
  ACCESS_DENIED_ACCOUNT: { id: 'error.ACCESS_DENIED_ACCOUNT', defaultMessage: 'Access denied, invalid account' },
  'INVALID-CSRF': {
    id: 'error.INVALID-CSRF',
    defaultMessage: 'The request didn’t come from this page. Reload and try again.',
  },
  'INVALID-SIGNATURE': { id: 'error.INVALID-SIGNATURE', defaultMessage: 'The request’s signature isn’t valid' },
  'NOT-FOUND': { id: 'error.NOT-FOUND', defaultMessage: 'Resource not found' },
  'INVALID-PAYLOAD': { id: 'error.INVALID-PAYLOAD', defaultMessage: 'Something in the request isn’t valid' },
  'INVALID-DID': { id: 'error.INVALID-DID', defaultMessage: 'Tracking number not valid' },
  'NUMBER-NOT-FOUND': { id: 'error.NUMBER-NOT-FOUND', defaultMessage: 'Number not found' },
  'NUMBER-ADDRESS-REQUIRED': {
    id: 'error.NUMBER-ADDRESS-REQUIRED',
    defaultMessage:
      'This number needs a business address in its country that is registered with the carrier. Ask support to register one, or choose a number of another country or network.',
  },
  'NUMBER-DOCUMENTS-REQUIRED': {
    id: 'error.NUMBER-DOCUMENTS-REQUIRED',
    defaultMessage:
      'This number needs documents that the carrier has approved. An admin can add them under Regulatory documents. Or choose a number of another country or network.',
  },
  'NUMBER-NOT-PERMITTED': {
    id: 'error.NUMBER-NOT-PERMITTED',
    defaultMessage: 'The carrier doesn’t let us rent this number yet. Ask support to have its country enabled.',
  },
  'NUMBER-NOT-HELD': {
    id: 'error.NUMBER-NOT-HELD',
    defaultMessage: 'Our carrier doesn’t have this number for you yet. Calls still go where they went before.',
  },
  'FLOW-NOT-PUBLISHED': {
    id: 'error.FLOW-NOT-PUBLISHED',
    defaultMessage: 'This call flow isn’t published, so callers would reach nobody. Publish it first.',
  },
  'NO-ACTION-ID-LOOP-DETECTED': {
    id: 'error.NO-ACTION-ID-LOOP-DETECTED',
    defaultMessage: 'Circular path detected, ensure all calls have an end point',
  },
  'FLOW-NOT-VALID': {
    id: 'error.FLOW-NOT-VALID',
    defaultMessage: 'Fix the problems in the call flow first',
  },
  'STALE-VERSION': { id: 'error.STALE-VERSION', defaultMessage: 'Someone else has changed this' },
  'PAYLOAD-TOO-LARGE': { id: 'error.PAYLOAD-TOO-LARGE', defaultMessage: 'That’s too large to send' },
  'TOO-MANY-REQUESTS': {
    id: 'error.TOO-MANY-REQUESTS',
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
  },
  'LIMIT-REACHED': {
    id: 'error.LIMIT-REACHED',
    defaultMessage:
      'This account has as much as it may have. Ask support to raise the limit, or delete something first.',
  },
  'SERVER-BUSY': {
    id: 'error.SERVER-BUSY',
    defaultMessage: 'The server is busy at the moment. Try again in a few seconds.',
  },
  'CARRIER-FAILED': { id: 'error.CARRIER-FAILED', defaultMessage: 'The carrier rejected the request' },
  'BUNDLE-NOT-NEEDED': {
    id: 'error.BUNDLE-NOT-NEEDED',
    defaultMessage: 'The regulator asks for nothing here. You can rent these numbers right away.',
  },
  'BUNDLE-INCOMPLETE': { id: 'error.BUNDLE-INCOMPLETE', defaultMessage: 'The regulator asks for more' },
  'NOT-CONFIGURED': { id: 'error.NOT-CONFIGURED', defaultMessage: 'This isn’t set up on this installation' },
  INV01: { id: 'error.INV01', defaultMessage: 'Invalid invitation token' },
  'SUB-ACCOUNTS': { id: 'error.SUB-ACCOUNTS', defaultMessage: 'Unable to delete accounts with sub accounts' },
  'ACTIVE-NUMBERS': { id: 'error.ACTIVE-NUMBERS', defaultMessage: 'Unable to delete accounts with active numbers' },
  'ACCOUNTS-NOT-CONFIRMED': {
    id: 'error.ACCOUNTS-NOT-CONFIRMED',
    defaultMessage: 'Type the number of accounts to confirm',
  },
  'ALREADY-EXISTS': { id: 'error.ALREADY-EXISTS', defaultMessage: 'Configuration already present' },
  'WRONG-STATUS': { id: 'error.WRONG-STATUS', defaultMessage: 'The status has changed since you loaded it' },
  'WRONG-CURRENCY': {
    id: 'error.WRONG-CURRENCY',
    defaultMessage: 'That isn’t the account’s currency.',
  },
  'TOO-MANY-CALLS': {
    id: 'error.TOO-MANY-CALLS',
    defaultMessage: 'That’s too many calls at once. Narrow the list and try again.',
  },
  'AUDIO-IN-USE': { id: 'error.AUDIO-IN-USE', defaultMessage: 'Call flows still play this file' },
  'OWN-ACCESS': { id: 'error.OWN-ACCESS', defaultMessage: 'You can’t change your own access' },
  'LAST-ADMIN': {
    id: 'error.LAST-ADMIN',
    defaultMessage: 'An account needs at least one active administrator who can manage users',
  },
  'ROLE-NOT-HELD': { id: 'error.ROLE-NOT-HELD', defaultMessage: 'You can’t grant a permission you don’t have' },
  'file-too-large': { id: 'error.file-too-large', defaultMessage: 'The file is too large' },
  'file-invalid-type': { id: 'error.file-invalid-type', defaultMessage: 'File type not accepted' },
  'INVALID-PASSWORD': { id: 'error.INVALID-PASSWORD', defaultMessage: 'Wrong password' },
  'INVALID-2FA-CODE-MISS': { id: 'error.INVALID-2FA-CODE-MISS', defaultMessage: 'Invalid OTP code' },
  '2FA-CODE-USED': { id: 'error.2FA-CODE-USED', defaultMessage: 'Code already used' },
  '2FA-CODE-EXPIRED': {
    id: 'error.2FA-CODE-EXPIRED',
    defaultMessage: 'Sorry, the code is not valid anymore',
  },
  'LINK-EXPIRED': {
    id: 'error.LINK-EXPIRED',
    defaultMessage: 'This link has expired or has already been used. Request a new one.',
  },
  'ALREADY-ANSWERED': {
    id: 'error.ALREADY-ANSWERED',
    defaultMessage: 'This has been answered already',
  },
  '2FA-SETUP-REQUIRED': {
    id: 'error.2FA-SETUP-REQUIRED',
    defaultMessage: 'Set up two-factor authentication first',
  },
  '2FA-REQUIRED': { id: 'error.2FA-REQUIRED', defaultMessage: 'Enter your two-factor code' },
  'ADDRESS-REFUSED': { id: 'error.ADDRESS-REFUSED', defaultMessage: 'This address can’t be used' },
  'IDEMPOTENCY-MISMATCH': {
    id: 'error.IDEMPOTENCY-MISMATCH',
    defaultMessage: 'This request was already made with different content',
  },
  'IDEMPOTENCY-IN-USE': {
    id: 'error.IDEMPOTENCY-IN-USE',
    defaultMessage: 'This request is still being processed. Try again in a moment.',
  },
  'MAIL-FAILED': { id: 'error.MAIL-FAILED', defaultMessage: 'The mail server rejected the message' },
  'ORGANISATION-NOT-FOUND': { id: 'error.ORGANISATION-NOT-FOUND', defaultMessage: 'Organization not found' },
  'MISSING-COUNTRY-CHARGES-COUNTRY': {
    id: 'error.MISSING-COUNTRY-CHARGES-COUNTRY',
    defaultMessage: 'You are not authorised to send SMS to these countries',
  },
  'MISSING-COUNTRY-CHARGES': {
    id: 'error.MISSING-COUNTRY-CHARGES',
    defaultMessage: 'Review the target numbers or configure rates',
  },
  'NO-VALID-TARGETS': { id: 'error.NO-VALID-TARGETS', defaultMessage: 'Targets are all invalid' },
  'QUOTE-CHANGED': {
    id: 'error.QUOTE-CHANGED',
    defaultMessage: 'Something changed since the quote. Get a new one and check the price.',
  },
  'QUOTE-EXPIRED': { id: 'error.QUOTE-EXPIRED', defaultMessage: 'The quote has expired. Get a new one.' },
  'CREDIT-TOO-LOW': { id: 'error.CREDIT-TOO-LOW', defaultMessage: 'Your SMS credit is too low. Top up and try again.' },
  'OPTED-OUT': { id: 'error.OPTED-OUT', defaultMessage: 'This person opted out of your messages' },
  'SENDER-IN-USE': {
    id: 'error.SENDER-IN-USE',
    defaultMessage: 'A campaign goes out from this sender. Stop or cancel the campaign first.',
  },
  'SENDER-NOT-REGISTERED': {
    id: 'error.SENDER-NOT-REGISTERED',
    defaultMessage:
      'Carriers in this country block this sender until it’s registered there. Register it, or choose another.',
  },
  'SENDER-NOT-VALID': {
    id: 'error.SENDER-NOT-VALID',
    defaultMessage: 'This sender can’t send these messages. Choose another one.',
  },
  'MICROSOFT-API-FAILED': { id: 'error.MICROSOFT-API-FAILED', defaultMessage: 'Microsoft rejected the request' },
  'POPUP-CLOSED-BY-USER': { id: 'error.POPUP-CLOSED-BY-USER', defaultMessage: 'Process canceled by user' },
  'OAUTH-FAILED': {
    id: 'error.OAUTH-FAILED',
    defaultMessage: 'The account couldn’t be linked. Try again.',
  },
  'OAUTH-LINK-LOST': {
    id: 'error.OAUTH-LINK-LOST',
    defaultMessage: 'The linked account no longer gives access. Link it again.',
  },
  'GOOGLE-API-FAILED': { id: 'error.GOOGLE-API-FAILED', defaultMessage: 'Google didn’t answer as expected' },
  'EXPORTER-NOT-FOUND': { id: 'error.EXPORTER-NOT-FOUND', defaultMessage: 'Exporter not found' },
  'EXPORTER-NOT-READY': {
    id: 'error.EXPORTER-NOT-READY',
    defaultMessage: 'This exporter isn’t available yet',
  },
  'STRIPE-NOT-CONFIGURED': { id: 'error.STRIPE-NOT-CONFIGURED', defaultMessage: 'Card payments aren’t set up' },
});

/** What a call without a code of its own was doing, by its method (specification section 8). */
export const methodMessages = defineMessages({
  GET: { id: 'error.loading', defaultMessage: 'An error occurred while loading' },
  PUT: { id: 'error.creating', defaultMessage: 'An error occurred while creating' },
  POST: { id: 'error.saving', defaultMessage: 'An error occurred while saving' },
  PATCH: { id: 'error.updating', defaultMessage: 'An error occurred while updating' },
  DELETE: { id: 'error.deleting', defaultMessage: 'An error occurred while deleting' },
});

/** Lists the missing fields from the error's `info`. */
export const missingFields = defineMessage<{ fields: string }>({
  id: 'error.MISSING-FIELD',
  defaultMessage: 'Missing: {fields}',
});

/** What the carrier answered, in its own words; only staff get it. */
export const carrierAnswer = defineMessage<{ text: string; code: string; words: string }>({
  id: 'error.carrierAnswer',
  defaultMessage: '{text} (Carrier error {code}: {words})',
});
