import { defineMessages } from 'react-intl';

export const textMessages = defineMessages({
  title: { id: 'node.text.title', defaultMessage: 'Text message' },
  purpose: { id: 'node.text.purpose', defaultMessage: 'Send the caller an SMS' },
  text: { id: 'node.text.text', defaultMessage: 'Text' },
  language: { id: 'node.text.language', defaultMessage: 'Language' },
});
