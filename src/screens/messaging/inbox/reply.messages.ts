import { defineMessages } from 'react-intl';
import type { ReplyField } from '#values/sms/replyFields.ts';

export const replyMessages = defineMessages({
  label: { id: 'inbox.reply', defaultMessage: 'Reply' },
  send: { id: 'inbox.send', defaultMessage: 'Send' },
  canned: { id: 'inbox.canned', defaultMessage: 'Canned replies' },
  manage: { id: 'inbox.canned.manage', defaultMessage: 'Edit canned replies' },
  optedOut: {
    id: 'inbox.reply.optedOut',
    defaultMessage: 'You can’t text this person: they opted out.',
  },
  evidence: { id: 'inbox.reply.evidence', defaultMessage: 'See why' },
  again: { id: 'inbox.reply.again', defaultMessage: 'Write again' },
  unknownText: {
    id: 'inbox.reply.unknown',
    defaultMessage:
      'The carrier didn’t answer, so this may or may not have arrived. It isn’t sent again automatically. Ask before you repeat it.',
  },
  none: { id: 'inbox.canned.none', defaultMessage: 'No canned replies yet.' },
  add: { id: 'inbox.canned.add', defaultMessage: 'New canned reply' },
  name: { id: 'inbox.canned.name', defaultMessage: 'Name' },
  text: { id: 'inbox.canned.text', defaultMessage: 'Text' },
  fields: { id: 'inbox.canned.fields', defaultMessage: 'Insert' },
  save: { id: 'inbox.canned.save', defaultMessage: 'Save' },
  cancel: { id: 'inbox.canned.cancel', defaultMessage: 'Cancel' },
  done: { id: 'inbox.canned.done', defaultMessage: 'Done' },
  taken: { id: 'inbox.canned.taken', defaultMessage: 'Another canned reply has this name.' },
});

export const replyNamed = defineMessages<{
  fill: { fields: string };
  edit: { name: string };
  remove: { name: string };
}>({
  fill: { id: 'inbox.reply.fill', defaultMessage: 'Fill in {fields}' },
  edit: { id: 'inbox.canned.edit', defaultMessage: 'Edit {name}' },
  remove: { id: 'inbox.canned.remove', defaultMessage: 'Delete {name}' },
});

export const fieldMessages = defineMessages<Record<ReplyField, Record<string, never>>>({
  firstName: { id: 'inbox.field.firstName', defaultMessage: 'First name' },
  lastName: { id: 'inbox.field.lastName', defaultMessage: 'Last name' },
  accountName: { id: 'inbox.field.accountName', defaultMessage: 'Account' },
  numberName: { id: 'inbox.field.numberName', defaultMessage: 'Number’s name' },
  myName: { id: 'inbox.field.myName', defaultMessage: 'Your first name' },
});
