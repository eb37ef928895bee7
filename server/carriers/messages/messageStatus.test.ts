import { expect, test } from 'vitest';
import { messageEventOf } from './messageStatus.ts';

test('every status that Twilio or Telnyx documents is known, and none that says too little ends a message', () => {
  const meanings = {
    accepted: 'accepted scheduled queued sending',
    sent: 'sent partially_delivered delivery_unconfirmed dlr_unconfirmed dlr_timeout gw_timeout',
    delivered: 'delivered read',
    undelivered: 'undelivered delivery_failed expired',
    failed: 'failed canceled sending_failed gw_reject',
  };
  for (const [kind, statuses] of Object.entries(meanings))
    for (const status of statuses.split(' ')) expect([status, messageEventOf(status)]).toEqual([status, kind]);
});

test.each(['', 'received', 'webhook_delivered', 'toString', '__proto__', 'DELIVERED'])('%j is no status', (status) => {
  expect(messageEventOf(status)).toBeNull();
});
