import { defineMessage, defineMessages } from 'react-intl';

/** One sentence a code of the error catalogue; the catalogue's test looks for each. */
export const errorMessages = defineMessages({
  AUTH01: { id: 'error.AUTH01', defaultMessage: 'Login error' },
  GEN01: { id: 'error.GEN01', defaultMessage: 'Error with API gateway. Check your connection and try again.' },
  GEN02: { id: 'error.GEN02', defaultMessage: 'Error processing request' },
  E003: { id: 'error.E003', defaultMessage: 'Invalid credentials' },
  'INVALID-TOKEN-BT2': {
    id: 'error.INVALID-TOKEN-BT2',
    defaultMessage: 'Your session is no longer valid. Log in again.',
  },
  'TOKEN-EXPIRED': { id: 'error.TOKEN-EXPIRED', defaultMessage: 'Session expired (too long without activity)' },
  'ACCESS-DENIED': { id: 'error.ACCESS-DENIED', defaultMessage: 'You are not allowed to do this' },
  ACCESS_DENIED_ACCOUNT: { id: 'error.ACCESS_DENIED_ACCOUNT', defaultMessage: 'Access denied, invalid account' },
  'INVALID-CSRF': {
    id: 'error.INVALID-CSRF',
    defaultMessage: 'The request did not come from this page. Reload and try again.',
  },
  'INVALID-SIGNATURE': { id: 'error.INVALID-SIGNATURE', defaultMessage: 'The signature of the request is not valid' },
  'NOT-FOUND': { id: 'error.NOT-FOUND', defaultMessage: 'Resource not found' },
  'INVALID-PAYLOAD': { id: 'error.INVALID-PAYLOAD', defaultMessage: 'Something in the request is not valid' },
  'INVALID-DID': { id: 'error.INVALID-DID', defaultMessage: 'Tracking number not valid' },
  'NUMBER-NOT-FOUND': { id: 'error.NUMBER-NOT-FOUND', defaultMessage: 'Number not found' },
  'NO-ACTION-ID-LOOP-DETECTED': {
    id: 'error.NO-ACTION-ID-LOOP-DETECTED',
    defaultMessage: 'Circular path detected, ensure all calls have an end point',
  },
  'FLOW-NOT-VALID': {
    id: 'error.FLOW-NOT-VALID',
    defaultMessage: 'The call flow has problems that must be solved first',
  },
  'STALE-VERSION': { id: 'error.STALE-VERSION', defaultMessage: 'Someone else changed this in the meantime' },
  'PAYLOAD-TOO-LARGE': { id: 'error.PAYLOAD-TOO-LARGE', defaultMessage: 'That is too large to send' },
  'TOO-MANY-REQUESTS': {
    id: 'error.TOO-MANY-REQUESTS',
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
  },
  'CARRIER-FAILED': { id: 'error.CARRIER-FAILED', defaultMessage: 'The carrier did not accept the request' },
  'NOT-CONFIGURED': { id: 'error.NOT-CONFIGURED', defaultMessage: 'This is not configured on this installation' },
});

/** MISSING-FIELD names the fields of the error's info. */
export const missingFields = defineMessage<{ fields: string }>({
  id: 'error.MISSING-FIELD',
  defaultMessage: 'Missing: {fields}',
});
