import { defineMessages } from 'react-intl';

export const handedLinkWords = defineMessages({
  title: { id: 'people.link.title', defaultMessage: 'No email was sent' },
  link: { id: 'people.link.link', defaultMessage: 'Link' },
  copy: { id: 'people.link.copy', defaultMessage: 'Copy link' },
  copied: { id: 'people.link.copied', defaultMessage: 'Link copied' },
  notCopied: { id: 'people.link.notCopied', defaultMessage: 'Couldn’t copy. Select the link and copy it by hand.' },
  close: { id: 'people.link.close', defaultMessage: 'Close' },
});

type ForWhom = { name: string; until: string };

export const handedLinkNamed = defineMessages<{ invite: ForWhom; reset: ForWhom; signup: ForWhom }>({
  invite: {
    id: 'people.link.invite',
    defaultMessage:
      'There’s no mail server yet. Copy this link and give it to {name}: it lets them choose a password. It works once, until {until}, and isn’t shown again.',
  },
  reset: {
    id: 'people.link.reset',
    defaultMessage:
      'There’s no mail server yet. Copy this link and give it to {name}: it sets a new password. It works once, until {until}, and isn’t shown again.',
  },
  signup: {
    id: 'people.link.signup',
    defaultMessage:
      'There’s no mail server yet. Copy this link and give it to {name}: it opens the signup. It works once, until {until}, and isn’t shown again.',
  },
});
