import { defineMessages } from 'react-intl';

export const autoTopUpMessages = defineMessages({
  title: { id: 'topUps.auto', defaultMessage: 'Automatic top-ups' },
  off: { id: 'topUps.auto.off', defaultMessage: 'Off' },
  on: { id: 'topUps.auto.on', defaultMessage: 'On' },
  ordered: { id: 'topUps.auto.ordered', defaultMessage: 'Payment due' },
  suspended: { id: 'topUps.auto.suspended', defaultMessage: 'Suspended' },
  offText: {
    id: 'topUps.auto.offText',
    defaultMessage: 'The credit isn’t topped up automatically. When it runs out, nothing is sent.',
  },
  active: { id: 'topUps.auto.active', defaultMessage: 'Top up automatically' },
  below: { id: 'topUps.auto.below', defaultMessage: 'When the credit falls below' },
  amount: { id: 'topUps.auto.amount', defaultMessage: 'Top up by' },
  saved: { id: 'topUps.auto.saved', defaultMessage: 'Automatic top-ups saved.' },
  stale: {
    id: 'topUps.auto.stale',
    defaultMessage: 'Someone else changed this. Reload the page to see their changes.',
  },
  due: { id: 'topUps.due', defaultMessage: 'Top-ups due' },
  dueText: {
    id: 'topUps.due.text',
    defaultMessage: 'These clients’ credit fell below the limit for automatic top-ups.',
  },
  payment: { id: 'topUps.due.payment', defaultMessage: 'Payment' },
  orderedAt: { id: 'topUps.due.at', defaultMessage: 'Ordered' },
  paid: { id: 'topUps.due.paid', defaultMessage: 'Enter payment' },
  failed: { id: 'topUps.due.failed', defaultMessage: 'Payment failed' },
  paidNote: { id: 'topUps.due.paidNote', defaultMessage: 'Such as the invoice’s number. The client sees it.' },
  reason: { id: 'topUps.due.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'topUps.due.reasonHint', defaultMessage: 'The client gets it by email.' },
  failedSave: { id: 'topUps.due.failedSave', defaultMessage: 'Suspend automatic top-ups' },
  ended: {
    id: 'topUps.due.ended',
    defaultMessage: 'This top-up is no longer due. Someone entered it, or the client changed automatic top-ups.',
  },
  failedSaved: { id: 'topUps.due.failedSaved', defaultMessage: 'Automatic top-ups suspended for 3 days.' },
});

export const autoTopUpNamed = defineMessages<{
  onText: { below: string; amount: string };
  orderedText: { amount: string; at: string };
  suspendedText: { note: string; at: string };
  paidText: { name: string; amount: string };
  failedText: { name: string; amount: string };
}>({
  onText: {
    id: 'topUps.auto.onText',
    defaultMessage: 'When the credit falls below {below}, a top-up of {amount} is ordered from your provider.',
  },
  orderedText: {
    id: 'topUps.auto.orderedText',
    defaultMessage:
      'A top-up of {amount} was ordered on {at}. Your provider adds the credit when they have your payment.',
  },
  suspendedText: {
    id: 'topUps.auto.suspendedText',
    defaultMessage: 'The last payment failed ({note}). Automatic top-ups resume on {at}.',
  },
  paidText: { id: 'topUps.due.paidText', defaultMessage: 'This adds {amount} to the credit of {name}.' },
  failedText: {
    id: 'topUps.due.failedText',
    defaultMessage: 'The top-up of {amount} isn’t added, and the automatic top-ups of {name} are suspended for 3 days.',
  },
});

export const lastOrderNamed = defineMessages<{
  paid: { amount: string; at: string };
  failed: { amount: string; at: string };
  withdrawn: { amount: string; at: string };
}>({
  paid: { id: 'topUps.last.paid', defaultMessage: 'The last automatic top-up of {amount} was paid on {at}.' },
  failed: {
    id: 'topUps.last.failed',
    defaultMessage: 'The payment of the last automatic top-up of {amount} failed on {at}.',
  },
  withdrawn: {
    id: 'topUps.last.withdrawn',
    defaultMessage: 'The last automatic top-up of {amount} was no longer needed on {at}.',
  },
});
