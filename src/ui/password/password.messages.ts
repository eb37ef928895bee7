import { defineMessages } from 'react-intl';

export const passwordMessages = defineMessages({
  show: { id: 'password.show', defaultMessage: 'Show password' },
  hide: { id: 'password.hide', defaultMessage: 'Hide password' },
  rules: { id: 'password.rules', defaultMessage: 'Your password needs' },
  kept: { id: 'password.kept', defaultMessage: 'met' },
  sixCharacters: { id: 'password.sixCharacters', defaultMessage: 'at least 6 characters' },
  eightCharacters: { id: 'password.eightCharacters', defaultMessage: 'at least 8 characters' },
  twelveCharacters: { id: 'password.twelveCharacters', defaultMessage: 'at least 12 characters' },
  lowercase: { id: 'password.lowercase', defaultMessage: 'a lowercase letter' },
  uppercase: { id: 'password.uppercase', defaultMessage: 'an uppercase letter' },
  digit: { id: 'password.digit', defaultMessage: 'a digit' },
  special: { id: 'password.special', defaultMessage: 'a special character' },
  notBreached: {
    id: 'password.notBreached',
    defaultMessage: 'not known from data breaches (checked when you save)',
  },
});
