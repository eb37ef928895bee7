import { defineMessages } from 'react-intl';

export const dangerMessages = {
  ...defineMessages({
    title: { id: 'user.danger', defaultMessage: 'Access' },
    reinvite: { id: 'user.reinvite', defaultMessage: 'Resend invitation' },
    reinviteText: { id: 'user.reinviteText', defaultMessage: 'The previous link stops working.' },
    recovery: { id: 'user.recovery', defaultMessage: 'Send password reset link' },
    recoveryText: {
      id: 'user.recoveryText',
      defaultMessage: 'Emails a link to set a new password. It works once and expires in an hour.',
    },
    handInvite: { id: 'user.handInvite', defaultMessage: 'Create invitation link' },
    handReset: { id: 'user.handReset', defaultMessage: 'Create password link' },
    handedText: {
      id: 'user.handedText',
      defaultMessage: 'There’s no mail server yet, so you get the link to hand over. It works once.',
    },
    suspend: { id: 'user.suspend', defaultMessage: 'Suspend' },
    suspendText: { id: 'user.suspendText', defaultMessage: 'Logs the user out everywhere until you reactivate them.' },
    reactivate: { id: 'user.reactivate', defaultMessage: 'Reactivate' },
    reactivateText: { id: 'user.reactivateText', defaultMessage: 'The user can log in again with the same password.' },
    remove: { id: 'user.remove', defaultMessage: 'Remove' },
    removeText: {
      id: 'user.removeText',
      defaultMessage: 'Ends access permanently. What the user did stays on record, and the email can be invited again.',
    },
    cancel: { id: 'user.cancel', defaultMessage: 'Cancel' },
    done: { id: 'user.done', defaultMessage: 'Done' },
  }),
  ...defineMessages<{
    reinviteAsk: { name: string };
    recoveryAsk: { name: string };
    suspendAsk: { name: string };
    reactivateAsk: { name: string };
    removeAsk: { name: string };
    removed: { name: string };
  }>({
    reinviteAsk: { id: 'user.reinviteAsk', defaultMessage: 'Resend the invitation to {name}?' },
    recoveryAsk: { id: 'user.recoveryAsk', defaultMessage: 'Send {name} a password reset link?' },
    suspendAsk: { id: 'user.suspendAsk', defaultMessage: 'Suspend {name}?' },
    reactivateAsk: { id: 'user.reactivateAsk', defaultMessage: 'Reactivate {name}?' },
    removeAsk: { id: 'user.removeAsk', defaultMessage: 'Remove {name}?' },
    removed: { id: 'user.removedDone', defaultMessage: '{name} removed' },
  }),
};
