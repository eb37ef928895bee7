import { defineMessages } from 'react-intl';

export const mailMessages = defineMessages({
  which: { id: 'custom.mail.which', defaultMessage: 'Email type' },
  own: { id: 'custom.mail.own', defaultMessage: 'Customized' },
  texts: { id: 'custom.mail.texts', defaultMessage: 'Content' },
  language: { id: 'custom.mail.language', defaultMessage: 'Language' },
  subject: { id: 'custom.mail.subject', defaultMessage: 'Subject' },
  title: { id: 'custom.mail.title', defaultMessage: 'Title' },
  info: { id: 'custom.mail.info', defaultMessage: 'Text' },
  link: { id: 'custom.mail.link', defaultMessage: 'Button' },
  footer: { id: 'custom.mail.footer', defaultMessage: 'Footer' },
  sender: { id: 'custom.mail.sender', defaultMessage: 'Sender and links' },
  brand: { id: 'custom.mail.brand', defaultMessage: 'Brand' },
  senderName: { id: 'custom.mail.senderName', defaultMessage: 'Sender name' },
  fromAddress: { id: 'custom.mail.fromAddress', defaultMessage: 'From address' },
  fromHint: {
    id: 'custom.mail.fromHint',
    defaultMessage: 'Use your mail server’s domain. An address on any other domain becomes the reply-to address.',
  },
  dashboardUrl: { id: 'custom.mail.dashboardUrl', defaultMessage: 'Dashboard URL' },
  supportPage: { id: 'custom.mail.supportPage', defaultMessage: 'Support page' },
  domain: { id: 'custom.mail.domain', defaultMessage: 'Footer domain' },
  look: { id: 'custom.mail.look', defaultMessage: 'Logo and colors' },
  remove: { id: 'custom.mail.remove', defaultMessage: 'Remove this template' },
  preview: { id: 'custom.mail.preview', defaultMessage: 'Preview' },
  from: { id: 'custom.mail.from', defaultMessage: 'From' },
  send: { id: 'custom.mail.send', defaultMessage: 'Send me a sample' },
});

export const mailColourMessages = defineMessages({
  pageColour: { id: 'custom.mailColour.page', defaultMessage: 'Page' },
  backgroundColour: { id: 'custom.mailColour.background', defaultMessage: 'Background' },
  titleColour: { id: 'custom.mailColour.title', defaultMessage: 'Title' },
  textColour: { id: 'custom.mailColour.text', defaultMessage: 'Text' },
  linkColour: { id: 'custom.mailColour.link', defaultMessage: 'Button' },
});

export const languageMessages = defineMessages({
  'en-US': { id: 'custom.language.en-US', defaultMessage: 'English (US)' },
  'en-GB': { id: 'custom.language.en-GB', defaultMessage: 'English (UK)' },
  'it-IT': { id: 'custom.language.it-IT', defaultMessage: 'Italiano' },
});
