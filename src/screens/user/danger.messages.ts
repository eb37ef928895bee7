import { defineMessages } from 'react-intl';

export const dangerMessages = {
  ...defineMessages({
    title: { id: 'user.danger', defaultMessage: 'Access' },
    reinvite: { id: 'user.reinvite', defaultMessage: 'Send the invitation again' },
    reinviteText: { id: 'user.reinviteText', defaultMessage: 'The link that was sent before stops working.' },
    recovery: { id: 'user.recovery', defaultMessage: 'Send a password link' },
    recoveryText: {
      id: 'user.recoveryText',
      defaultMessage: 'Mails a link to choose a new password. It works once, for an hour.',
    },
    suspend: { id: 'user.suspend', defaultMessage: 'Suspend' },
    suspendText: { id: 'user.suspendText', defaultMessage: 'Logs the user out everywhere until you reactivate.' },
    reactivate: { id: 'user.reactivate', defaultMessage: 'Reactivate' },
    reactivateText: { id: 'user.reactivateText', defaultMessage: 'Lets the user log in again with the same password.' },
    remove: { id: 'user.remove', defaultMessage: 'Remove' },
    removeText: {
      id: 'user.removeText',
      defaultMessage: 'Ends the access for good. What the user did stays on record, the email can be invited anew.',
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
    reinviteAsk: { id: 'user.reinviteAsk', defaultMessage: 'Invite {name} again?' },
    recoveryAsk: { id: 'user.recoveryAsk', defaultMessage: 'Send {name} a password link?' },
    suspendAsk: { id: 'user.suspendAsk', defaultMessage: 'Suspend {name}?' },
    reactivateAsk: { id: 'user.reactivateAsk', defaultMessage: 'Reactivate {name}?' },
    removeAsk: { id: 'user.removeAsk', defaultMessage: 'Remove {name}?' },
    removed: { id: 'user.removedDone', defaultMessage: '{name} was removed' },
  }),
};
