import { defineMessage, defineMessages } from 'react-intl';

export const bySms = defineMessage<{ mobile: string }>({
  id: 'security.bySms',
  defaultMessage: 'When you log in, we text a code to {mobile}.',
});
export const codesLeft = defineMessage<{ count: number }>({
  id: 'security.codesLeft',
  defaultMessage: '{count, plural, one {# recovery code is left} other {# recovery codes are left}}',
});
export const codeSent = defineMessage<{ mobile: string }>({
  id: 'security.codeSent',
  defaultMessage: 'We sent a code to {mobile}.',
});
export const lastSeen = defineMessage<{ when: string; address: string }>({
  id: 'security.lastSeen',
  defaultMessage: 'Last seen {when} from {address}',
});
export const until = defineMessage<{ when: string }>({
  id: 'security.until',
  defaultMessage: 'No code needed until {when}',
});

export const ownKeys = defineMessages<{ revokeOne: { name: string }; used: { when: string } }>({
  revokeOne: { id: 'security.revokeOne', defaultMessage: 'Revoke {name}' },
  used: { id: 'security.used', defaultMessage: 'Last used {when}' },
});
