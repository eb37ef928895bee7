import { defineMessage } from 'react-intl';

export const aboutMessage = defineMessage<{ name: string }>({
  id: 'custom.about',
  defaultMessage: 'What {name} and the accounts below it look like to their people.',
});

export const placeholdersMessage = defineMessage<{ names: string }>({
  id: 'custom.mail.placeholders',
  defaultMessage: 'Empty fields keep our words. You may write: {names}',
});

export const sampleGoesMessage = defineMessage<{ email: string }>({
  id: 'custom.mail.sendsTo',
  defaultMessage: 'A sample goes to {email}.',
});

export const pictureAddressMessage = defineMessage<{ picture: string }>({
  id: 'custom.look.address',
  defaultMessage: 'Or its address: {picture}',
});

type Contrast = Record<'front' | 'ground' | 'ratio' | 'wanted', string>;

export const lowContrastMessages = {
  light: defineMessage<Contrast>({
    id: 'custom.contrast.light',
    defaultMessage: 'Light: {front} on {ground} has {ratio}:1 and needs {wanted}:1.',
  }),
  dark: defineMessage<Contrast>({
    id: 'custom.contrast.dark',
    defaultMessage: 'Dark: {front} on {ground} has {ratio}:1 and needs {wanted}:1.',
  }),
};

/** What came of it; `detail` is what the mail server said. */
export const outcomeMessages = {
  done: defineMessage<{ detail: string }>({
    id: 'custom.outcome.done',
    defaultMessage: 'The mail server agreed. {detail}',
  }),
  refusedAddress: defineMessage<{ detail: string }>({
    id: 'custom.outcome.refusedAddress',
    defaultMessage: 'This host does not exist or is inside a private network. {detail}',
  }),
  notConfigured: defineMessage<{ detail: string }>({
    id: 'custom.outcome.notConfigured',
    defaultMessage: 'No mail server is set up. {detail}',
  }),
  failed: defineMessage<{ detail: string }>({
    id: 'custom.outcome.failed',
    defaultMessage: 'The mail server refused: {detail}',
  }),
};
