import { defineMessage } from 'react-intl';

export const aboutMessage = defineMessage<{ name: string }>({
  id: 'custom.about',
  defaultMessage: 'How {name} and its sub-accounts look to the people who use them.',
});

export const placeholdersMessage = defineMessage<{ names: string }>({
  id: 'custom.mail.placeholders',
  defaultMessage: 'Empty fields use our default text. You can use: {names}',
});

export const sampleGoesMessage = defineMessage<{ email: string }>({
  id: 'custom.mail.sendsTo',
  defaultMessage: 'The sample goes to {email}.',
});

export const pictureAddressMessage = defineMessage<{ picture: string }>({
  id: 'custom.look.address',
  defaultMessage: '{picture} URL',
});

type Contrast = Record<'front' | 'ground' | 'ratio' | 'wanted', string>;

export const lowContrastMessages = {
  light: defineMessage<Contrast>({
    id: 'custom.contrast.light',
    defaultMessage: 'Light: {front} on {ground} is {ratio}:1. It should be at least {wanted}:1.',
  }),
  dark: defineMessage<Contrast>({
    id: 'custom.contrast.dark',
    defaultMessage: 'Dark: {front} on {ground} is {ratio}:1. It should be at least {wanted}:1.',
  }),
};

/** `detail` is the mail server's reply. */
export const outcomeMessages = {
  done: defineMessage<{ detail: string }>({
    id: 'custom.outcome.done',
    defaultMessage: 'Accepted by the mail server. {detail}',
  }),
  refusedAddress: defineMessage<{ detail: string }>({
    id: 'custom.outcome.refusedAddress',
    defaultMessage: 'This host doesn’t exist or is on a private network. {detail}',
  }),
  notConfigured: defineMessage<{ detail: string }>({
    id: 'custom.outcome.notConfigured',
    defaultMessage: 'No mail server is set up. {detail}',
  }),
  failed: defineMessage<{ detail: string }>({
    id: 'custom.outcome.failed',
    defaultMessage: 'Rejected by the mail server: {detail}',
  }),
};
