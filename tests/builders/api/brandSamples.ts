import { randomUUID } from 'node:crypto';
import type { SmtpSettings, ThemeSettings } from '#contract/tenancy/customise.contract.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';

/** An image of one pixel. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function aTheme(given: Partial<ThemeSettings> = {}): ThemeSettings {
  return {
    host: null,
    title: 'Harbour Calls',
    logo: null,
    icon: null,
    loginImage: null,
    supportUrl: 'https://help.harbour.test/',
    termsUrl: null,
    cssUrl: null,
    style: 'default',
    stickyHeader: true,
    colours: defaultColours,
    ...given,
  };
}

export function aTemplate(given: Partial<MailTemplate> = {}): MailTemplate {
  return {
    logo: null,
    brand: null,
    senderName: null,
    fromAddress: null,
    dashboardUrl: null,
    domain: null,
    supportPage: null,
    pageColour: null,
    backgroundColour: null,
    titleColour: null,
    textColour: null,
    linkColour: null,
    texts: { 'en-US': null, 'en-GB': null, 'it-IT': null },
    ...given,
  };
}

export function someSmtp(given: Partial<SmtpSettings> = {}): SmtpSettings {
  return {
    fromAddress: 'calls@harbour.test',
    replyTo: null,
    // A public address that no test connects to.
    host: '93.184.215.14',
    port: 587,
    tls: 'starttls',
    username: 'calls',
    password: 'a password of theirs',
    ...given,
  };
}

/** Valid requests for an account's white label. */
export function brandSamples(account: number) {
  const params = { account };
  const mail = { account, type: 'voicemail' };
  const host = `calls-${account}.example.test`;
  const themeOf = { params: { host } };
  return {
    getThemeColours: themeOf,
    getThemeStyles: themeOf,
    getManifest: themeOf,
    getFile: { params: { id: randomUUID() } },
    getCustomisation: { params },
    getThemeSettings: { params },
    saveTheme: { params, body: { version: 0, theme: aTheme({ host }) } },
    uploadImage: { params: { account, image: 'logo' }, file: { name: 'logo.png', bytes: aPng } },
    getSmtp: { params },
    saveSmtp: { params, body: { version: 0, settings: null } },
    testSmtp: { params, body: { settings: someSmtp({ host: '127.0.0.1' }) } },
    getMailTemplate: { params: mail },
    saveMailTemplate: { params: mail, body: { version: 0, template: aTemplate({ brand: 'Harbour' }) } },
    sendSampleMail: { params: mail, body: { locale: 'it-IT', template: aTemplate() } },
    previewMail: { params, body: { type: 'voicemail', locale: 'en-GB', template: aTemplate() } },
    proveHost: { params },
    getDnsHints: { params },
  };
}
