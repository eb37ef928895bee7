import { defineMessages } from 'react-intl';

/** Validation messages (specification section 5). Schemas use the keys as their `error`. */
export const formMessages = {
  ...defineMessages({
    required: { id: 'form.required', defaultMessage: 'Required field' },
    phoneNotValid: { id: 'form.phoneNotValid', defaultMessage: 'Phone number not valid' },
    email: { id: 'form.email', defaultMessage: 'Insert a valid email' },
    phoneNumber: { id: 'form.phoneNumber', defaultMessage: 'Insert a valid phone number' },
    url: { id: 'form.url', defaultMessage: 'Insert a valid URL' },
    domain: { id: 'form.domain', defaultMessage: 'Insert a valid domain' },
    image: { id: 'form.image', defaultMessage: 'Insert a valid image path or URL' },
    removePrefix: { id: 'form.removePrefix', defaultMessage: 'Remove prefix' },
    onlyNumbers: { id: 'form.onlyNumbers', defaultMessage: 'Only numbers allowed' },
    onlyPdf: { id: 'form.onlyPdf', defaultMessage: 'Only .pdf files allowed' },
    vat: { id: 'form.vat', defaultMessage: 'Insert a valid VAT number' },
    sameAccount: { id: 'form.sameAccount', defaultMessage: 'Number is from same account' },
    trackingNumber: {
      id: 'form.trackingNumber',
      defaultMessage: 'This is a tracking number. Enter the number of a phone.',
    },
    otp: { id: 'form.otp', defaultMessage: 'Invalid OTP' },
    codeUsed: { id: 'form.codeUsed', defaultMessage: 'Code already used' },
    numberTwice: { id: 'form.numberTwice', defaultMessage: 'This number is already in the list' },
    date: { id: 'form.date', defaultMessage: 'Date invalid' },
    dateAfterToday: { id: 'form.dateAfterToday', defaultMessage: 'Date must be before or equal to today' },
    passwordsDiffer: { id: 'form.passwordsDiffer', defaultMessage: 'The passwords don’t match' },
    addressRanges: {
      id: 'form.addressRanges',
      defaultMessage: 'Enter at most 20 IP addresses or ranges, separated by commas',
    },
    passwordWeak: { id: 'form.passwordWeak', defaultMessage: 'This password isn’t strong enough' },
    passwordBreached: {
      id: 'form.passwordBreached',
      defaultMessage: 'This password is known from data breaches. Choose another one.',
    },
    money: { id: 'form.money', defaultMessage: 'Insert a valid amount' },
    leadAddress: {
      id: 'form.leadAddress',
      defaultMessage: 'Enter an email address, or an address that starts with https://',
    },
    slackHook: {
      id: 'form.slackHook',
      defaultMessage: 'Insert the URL of an incoming webhook, starting with https://hooks.slack.com',
    },
    eventName: {
      id: 'form.eventName',
      defaultMessage: 'Use letters, digits and underscores; Google keeps some names for itself',
    },
    followUpFields: {
      id: 'form.followUpFields',
      defaultMessage: 'Use only the fields that are offered, five at most',
    },
    likelyTerms: {
      id: 'form.likelyTerms',
      defaultMessage: 'Up to 100 lines of 60 characters each, without web addresses',
    },
    path: { id: 'form.path', defaultMessage: 'Start with a slash, such as /contact' },
    script: { id: 'form.script', defaultMessage: 'Insert the name of a function, such as site.phone.show' },
    windowTooLong: {
      id: 'form.windowTooLong',
      defaultMessage: 'Visits are deleted before that: keep them at least as long',
    },
    notValid: { id: 'form.notValid', defaultMessage: 'This value isn’t valid' },
  }),
  ...defineMessages<{
    atLeast: { num: number };
    atMost: { num: number };
    lowest: { num: number };
    highest: { num: number };
  }>({
    atLeast: {
      id: 'form.atLeast',
      defaultMessage: 'Requires at least {num, plural, one {# character} other {# characters}}',
    },
    atMost: {
      id: 'form.atMost',
      defaultMessage: 'Allows at most {num, plural, one {# character} other {# characters}}',
    },
    lowest: { id: 'form.lowest', defaultMessage: 'Must be {num, number} or more' },
    highest: { id: 'form.highest', defaultMessage: 'Must be {num, number} or less' },
  }),
};
