import { defineMessages } from 'react-intl';

export const localeMessages = defineMessages({
  language: { id: 'locale.language', defaultMessage: 'Language' },
  toDark: { id: 'locale.toDark', defaultMessage: 'Switch to dark mode' },
  toLight: { id: 'locale.toLight', defaultMessage: 'Switch to light mode' },
});
