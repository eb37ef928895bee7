import { expect, test } from 'vitest';
import { errorMessages } from '../../src/page/errors/errors.messages.ts';
import { planWords } from '../../src/page/accounts/accountWords.messages.ts';
import { roleMessages } from '../../src/page/accounts/role.messages.ts';
import { formMessages } from '../../src/ui/form/form.messages.ts';

const english = (messages: Record<string, { defaultMessage?: unknown }>) =>
  Object.fromEntries(Object.entries(messages).map(([key, { defaultMessage }]) => [key, defaultMessage]));

test('codes of the specification have its words', () => {
  expect(english(errorMessages)).toMatchObject({
    AUTH01: 'Login error',
    GEN01: 'Error with API gateway',
    GEN02: 'Error processing request',
    E003: 'Invalid credentials',
    INV01: 'Invalid invitation token',
    ACCESS_DENIED_ACCOUNT: 'Access denied, invalid account',
    'INVALID-PAYLOAD': expect.any(String) as string,
    'INVALID-DID': 'Tracking number not valid',
    'SUB-ACCOUNTS': 'Unable to delete accounts with sub accounts',
    'ACTIVE-NUMBERS': 'Unable to delete accounts with active numbers',
    'file-too-large': expect.any(String) as string,
    'file-invalid-type': 'File type not accepted',
    'INVALID-PASSWORD': 'Wrong password',
    'ORGANISATION-NOT-FOUND': expect.any(String) as string,
    'MISSING-COUNTRY-CHARGES-COUNTRY': 'You are not authorised to send SMS to these countries',
    'MISSING-COUNTRY-CHARGES': 'Review the target numbers or configure rates',
    'NO-VALID-TARGETS': 'Targets are all invalid',
    'NUMBER-NOT-FOUND': expect.any(String) as string,
    'INVALID-2FA-CODE-MISS': 'Invalid OTP code',
    'MICROSOFT-API-FAILED': expect.any(String) as string,
    'POPUP-CLOSED-BY-USER': 'Process canceled by user',
    'NO-ACTION-ID-LOOP-DETECTED': 'Circular path detected, ensure all calls have an end point',
    'EXPORTER-NOT-FOUND': expect.any(String) as string,
    'STRIPE-NOT-CONFIGURED': expect.any(String) as string,
    'TOKEN-EXPIRED': 'Session expired (too long without activity)',
    'NOT-FOUND': 'Resource not found',
    'ALREADY-EXISTS': 'Configuration already present',
    '2FA-CODE-USED': 'Code already used',
    '2FA-CODE-EXPIRED': 'Sorry, the code is not valid anymore',
  });
});

test('what is wrong with a field is said in the words of the specification', () => {
  expect(english(formMessages)).toMatchObject({
    required: 'Required field',
    phoneNotValid: 'Phone number not valid',
    email: 'Insert a valid email',
    phoneNumber: 'Insert a valid phone number',
    url: 'Insert a valid URL',
    domain: 'Insert a valid domain',
    image: 'Insert a valid image path or URL',
    removePrefix: 'Remove prefix',
    onlyNumbers: 'Only numbers allowed',
    onlyPdf: 'Only .pdf files allowed',
    vat: 'Insert a valid VAT number',
    sameAccount: 'Number is from same account',
    otp: 'Invalid OTP',
    codeUsed: 'Code already used',
    date: 'Date invalid',
    dateAfterToday: 'Date must be before or equal to today',
  });
});

test('the role super is called Reseller, and the plan custom Mammoth', () => {
  expect([roleMessages.super.defaultMessage, planWords.custom.defaultMessage]).toEqual(['Reseller', 'Mammoth']);
});
