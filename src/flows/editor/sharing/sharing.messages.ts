import { defineMessages } from 'react-intl';

/** Links for approval, in the versions panel, the publish sheet and their dialog. */
export const sharingMessages = {
  ...defineMessages({
    share: { id: 'flow.share', defaultMessage: 'Share for approval' },
    shareDraft: { id: 'flow.shareDraft', defaultMessage: 'Share the draft for approval' },
    nameDraft: { id: 'flow.shareNameDraft', defaultMessage: 'Share for approval: draft' },
    what: {
      id: 'flow.shareWhat',
      defaultMessage:
        'Anyone with the link sees a copy of the flow as it is now, without logging in, and can approve it or ask for changes. You get an email with the answer.',
    },
    recipient: { id: 'flow.shareRecipient', defaultMessage: 'Recipient' },
    recipientHint: { id: 'flow.shareRecipientHint', defaultMessage: 'Only you and your team see this.' },
    days: { id: 'flow.shareDays', defaultMessage: 'Works for' },
    create: { id: 'flow.shareCreate', defaultMessage: 'Create link' },
    saving: { id: 'flow.shareSaving', defaultMessage: 'The draft is being saved…' },
    link: { id: 'flow.shareLink', defaultMessage: 'Link' },
    once: { id: 'flow.shareOnce', defaultMessage: 'Copy the link now: it won’t be shown again.' },
    copy: { id: 'flow.shareCopy', defaultMessage: 'Copy link' },
    copied: { id: 'flow.shareCopied', defaultMessage: 'Link copied' },
    notCopied: { id: 'flow.shareNotCopied', defaultMessage: 'Couldn’t copy. Select the link and copy it by hand.' },
    another: { id: 'flow.shareAnother', defaultMessage: 'Create another link' },
    links: { id: 'flow.shareLinks', defaultMessage: 'Links and answers' },
    end: { id: 'flow.shareEnd', defaultMessage: 'End link' },
    ended: { id: 'flow.shareEnded', defaultMessage: 'Ended without an answer' },
    ofDraft: { id: 'flow.shareOfDraft', defaultMessage: 'Draft' },
    failed: { id: 'flow.shareFailed', defaultMessage: 'The link couldn’t be created. Try again.' },
    stale: {
      id: 'flow.shareStale',
      defaultMessage: 'Someone else has saved the draft. Reload the page to see it, then share it.',
    },
    endFailed: { id: 'flow.shareEndFailed', defaultMessage: 'The link couldn’t be ended. Try again.' },
    draftChanged: { id: 'flow.shareDraftChanged', defaultMessage: 'The draft has changed since.' },
  }),
  ...defineMessages<{
    shareVersion: { version: number };
    nameVersion: { version: number };
    dayCount: { count: number };
    approved: { name: string; when: string };
    changesAsked: { name: string; when: string };
    waiting: { when: string };
    waitingFor: { recipient: string; when: string };
    expired: { when: string };
    createdBy: { what: string; who: string; when: string };
    endOf: { what: string; when: string };
  }>({
    shareVersion: { id: 'flow.shareVersion', defaultMessage: 'Share version {version} for approval' },
    nameVersion: { id: 'flow.shareNameVersion', defaultMessage: 'Share for approval: version {version}' },
    dayCount: { id: 'flow.shareDayCount', defaultMessage: '{count, plural, one {# day} other {# days}}' },
    approved: { id: 'flow.shareApproved', defaultMessage: 'Approved by {name}, {when}' },
    changesAsked: { id: 'flow.shareChangesAsked', defaultMessage: 'Changes asked for by {name}, {when}' },
    waiting: {
      id: 'flow.shareWaiting',
      defaultMessage: 'Shared for approval, no answer yet. The link works until {when}.',
    },
    waitingFor: {
      id: 'flow.shareWaitingFor',
      defaultMessage: 'Shared with {recipient} for approval, no answer yet. The link works until {when}.',
    },
    expired: { id: 'flow.shareExpired', defaultMessage: 'Expired on {when} without an answer' },
    createdBy: { id: 'flow.shareCreatedBy', defaultMessage: '{what}, shared by {who}, {when}' },
    endOf: { id: 'flow.shareEndOf', defaultMessage: 'End link: {what}, {when}' },
  }),
};
