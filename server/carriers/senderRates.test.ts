import { expect, test } from 'vitest';
import { usualRate } from '../messaging/messages/senderRates.ts';
import { senderRates } from './senderRates.ts';

const registered = (state: 'registered' | 'pending') => [{ register: '10dlc', state } as const];

test.each([
  ['twilio', { sender: '+61412345678', network: 'mobile' }, 1],
  ['twilio', { sender: '+18885550123', network: 'tollfree' }, 3],
  ['twilio', { sender: '19733' }, 100],
  ['twilio', { sender: 'MG0123456789abcdef0123456789abcdef' }, 1],
  ['twilio', { sender: 'Harbour' }, 10],
  ['telnyx', { sender: '+61412345678', network: 'mobile' }, 0.1],
  ['telnyx', { sender: '+12025550123', network: 'geo', registrations: registered('registered') }, 1.25],
  ['telnyx', { sender: '+12025550123', network: 'geo', registrations: registered('pending') }, 0.1],
  ['telnyx', { sender: '+18885550123', network: 'tollfree' }, 20],
  ['telnyx', { sender: '19733' }, 1000],
  ['signalwire', { sender: '+12025550123', network: 'geo', registrations: registered('registered') }, 4],
] as const)('%s takes from %j what it says: %d/s', (carrier, sender, rate) => {
  expect(usualRate(senderRates[carrier], sender)).toBe(rate);
});
