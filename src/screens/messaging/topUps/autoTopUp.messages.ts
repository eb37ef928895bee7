import { defineMessages } from 'react-intl';

export const autoTopUpMessages = defineMessages({
  title: { id: 'smsTopUp.auto', defaultMessage: 'Automatic top-ups' },
  off: { id: 'smsTopUp.auto.off', defaultMessage: 'Off' },
  on: { id: 'smsTopUp.auto.on', defaultMessage: 'On' },
  ordered: { id: 'smsTopUp.auto.ordered', defaultMessage: 'Payment due' },
  suspended: { id: 'smsTopUp.auto.suspended', defaultMessage: 'Suspended' },
  offText: {
    id: 'smsTopUp.auto.offText',
    defaultMessage: 'The credit isn’t topped up automatically. When it runs out, nothing is sent.',
  },
  active: { id: 'smsTopUp.auto.active', defaultMessage: 'Top up automatically' },
  below: { id: 'smsTopUp.auto.below', defaultMessage: 'When the credit falls below' },
  amount: { id: 'smsTopUp.auto.amount', defaultMessage: 'Top up by' },
  saved: { id: 'smsTopUp.auto.saved', defaultMessage: 'Automatic top-ups saved.' },
  stale: {
    id: 'smsTopUp.auto.stale',
    defaultMessage: 'Someone else changed this. Reload the page to see their changes.',
  },
  due: { id: 'smsTopUp.due', defaultMessage: 'Top-ups due' },
  dueText: {
    id: 'smsTopUp.due.text',
    defaultMessage: 'These clients’ credit fell below the limit for automatic top-ups.',
  },
  payment: { id: 'smsTopUp.due.payment', defaultMessage: 'Payment' },
  orderedAt: { id: 'smsTopUp.due.at', defaultMessage: 'Ordered' },
  paid: { id: 'smsTopUp.due.paid', defaultMessage: 'Enter payment' },
  failed: { id: 'smsTopUp.due.failed', defaultMessage: 'Payment failed' },
  paidNote: { id: 'smsTopUp.due.paidNote', defaultMessage: 'Such as the invoice’s number. The client sees it.' },
  reason: { id: 'smsTopUp.due.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'smsTopUp.due.reasonHint', defaultMessage: 'The client gets it by email.' },
  failedSave: { id: 'smsTopUp.due.failedSave', defaultMessage: 'Suspend automatic top-ups' },
  ended: {
    id: 'smsTopUp.due.ended',
    defaultMessage: 'This top-up is no longer due. Someone entered it, or the client changed automatic top-ups.',
  },
  failedSaved: { id: 'smsTopUp.due.failedSaved', defaultMessage: 'Automatic top-ups suspended for 3 days.' },
});

export const autoTopUpNamed = defineMessages<{
  onText: { below: string; amount: string };
  orderedText: { amount: string; at: string };
  suspendedText: { note: string; at: string };
  paidText: { name: string; amount: string };
  failedText: { name: string; amount: string };
}>({
  onText: {
    id: 'smsTopUp.auto.onText',
    defaultMessage: 'When the credit falls below {below}, a top-up of {amount} is ordered from your provider.',
  },
  orderedText: {
    id: 'smsTopUp.auto.orderedText',
    defaultMessage:
      'A top-up of {amount} was ordered on {at}. Your provider adds the credit when they have your payment.',
  },
  suspendedText: {
    id: 'smsTopUp.auto.suspendedText',
    defaultMessage: 'The last payment failed ({note}). Automatic top-ups resume on {at}.',
  },
  paidText: { id: 'smsTopUp.due.paidText', defaultMessage: 'This adds {amount} to the credit of {name}.' },
  failedText: {
    id: 'smsTopUp.due.failedText',
    defaultMessage: 'The top-up of {amount} isn’t added, and the automatic top-ups of {name} are suspended for 3 days.',
  },
});

/** What became of the last order. */
export const lastOrderNamed = defineMessages<{
  paid: { amount: string; at: string };
  failed: { amount: string; at: string };
  withdrawn: { amount: string; at: string };
}>({
  paid: { id: 'smsTopUp.last.paid', defaultMessage: 'The last automatic top-up of {amount} was paid on {at}.' },
  failed: {
    id: 'smsTopUp.last.failed',
    defaultMessage: 'The payment of the last automatic top-up of {amount} failed on {at}.',
  },
  withdrawn: {
    id: 'smsTopUp.last.withdrawn',
    defaultMessage: 'The last automatic top-up of {amount} was no longer needed on {at}.',
  },
});
