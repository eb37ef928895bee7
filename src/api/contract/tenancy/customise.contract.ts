import { resellers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Version } from '#values/ids.ts';
import { HostName } from '#values/hostName.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MailTemplate } from './mailTemplate.contract.ts';
import { ThemeColours, ThemeStyle } from './theme.contract.ts';
import { Locale } from './users.contract.ts';

const link = z
  .url({ protocol: /^(https?|mailto|tel)$/ })
  .max(500)
  .nullable();
/** A file we host, or an external URL, which the server downloads and hosts. */
const picture = z
  .union([z.string().regex(/^\/v2\/public\/file\/[0-9a-f-]{36}$/), z.url({ protocol: /^https$/ }).max(500)], {
    error: 'image',
  })
  .nullable();

export const BrandImage = z.enum(['logo', 'icon', 'loginImage', 'mailLogo']);
export type BrandImage = z.infer<typeof BrandImage>;

/** An account's branding, as edited. */
export const ThemeSettings = z
  .object({
    host: HostName.nullable(),
    title: z.string().trim().min(1).max(60),
    logo: picture,
    icon: picture,
    loginImage: picture,
    supportUrl: link,
    termsUrl: link,
    cssUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    style: ThemeStyle,
    stickyHeader: z.boolean(),
    colours: ThemeColours,
  })
  .meta({ id: 'ThemeSettings' });
export type ThemeSettings = z.infer<typeof ThemeSettings>;

/** The account's own settings; inherited ones while `version` is 0. */
const versioned = { version: Version };
/** `servedHost` differs from the theme's `host` until DNS proves that the host is the account's. */
export const OwnTheme = z.object({ ...versioned, theme: ThemeSettings, servedHost: z.string().nullable() });

/** A mail server. The password is write-only: null keeps the current one. */
export const SmtpSettings = z
  .object({
    fromAddress: EmailAddress,
    replyTo: EmailAddress.nullable(),
    host: z.string().trim().toLowerCase().min(1).max(253),
    port: z
      .number({
        error: ({ code, input }) => (code === 'invalid_type' && input !== undefined ? 'onlyNumbers' : undefined),
      })
      .int()
      .min(1)
      .max(65_535),
    tls: z.enum(['none', 'starttls', 'tls']),
    username: z.string().trim().min(1).max(254).nullable(),
    password: z.string().min(1).max(1000).nullable(),
  })
  .meta({ id: 'SmtpSettings' });
export type SmtpSettings = z.infer<typeof SmtpSettings>;

export const OwnSmtp = z.object({
  ...versioned,
  /** Always null here. */
  settings: SmtpSettings.nullable(),
  hasPassword: z.boolean(),
  /** Who sends while the account has no settings. */
  otherwise: z.enum(['above', 'installation', 'nobody']),
});
export type OwnSmtp = z.infer<typeof OwnSmtp>;

/** Result of a request to a mail server. `detail` is the server's own reply. */
export const MailOutcome = z.object({
  outcome: z.enum(['done', 'refusedAddress', 'notConfigured', 'failed']),
  detail: z.string().nullable(),
});

export const OwnMailTemplate = z.object({
  ...versioned,
  template: MailTemplate,
  /** Names that texts may contain in braces. */
  placeholders: z.array(z.string()),
});

export const MailPreview = z.object({ subject: z.string(), from: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof MailPreview>;

/** A DNS record of a host or of a domain that sends emails: the value wanted and the values found. */
export const DnsHint = z.object({
  kind: z.enum(['proof', 'host', 'spf', 'dkim', 'dmarc']),
  name: z.string(),
  type: z.enum(['CNAME', 'TXT']),
  wanted: z.string(),
  found: z.array(z.string()),
  state: z.enum(['right', 'missing', 'other', 'unknown']),
});
export type DnsHint = z.infer<typeof DnsHint>;

const session = { access: 'session', roles: resellers } as const;
const ofAccount = z.object({ account: AccountId });
const ofType = ofAccount.extend({ type: z.string().regex(/^[a-z][a-zA-Z]{1,40}$/) });
const at = '/v2/billing/:account/customise';

export const customise = {
  getCustomisation: endpoint({
    ...session,
    method: 'GET',
    path: at,
    summary: 'Show which branding an account sets itself, and the email types with sample subjects',
    params: ofAccount,
    query: z.object({ locale: Locale.default('en-GB') }),
    response: z.object({
      theme: z.boolean(),
      smtp: z.boolean(),
      mails: z.array(z.object({ type: z.string(), subject: z.string(), own: z.boolean() })),
    }),
  }),
  getThemeSettings: endpoint({
    ...session,
    method: 'GET',
    path: `${at}/theme`,
    summary: 'Get an account’s branding',
    params: ofAccount,
    response: OwnTheme,
  }),
  saveTheme: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/theme`,
    summary: 'Set an account’s branding; `theme: null` removes it',
    params: ofAccount,
    body: z.object({ ...versioned, theme: ThemeSettings.nullable() }),
    response: OwnTheme,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS', 'ADDRESS-REFUSED', 'file-invalid-type', 'file-too-large'],
  }),
  uploadImage: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/image/:image`,
    summary: 'Upload a brand image; it takes effect once its URL is saved',
    params: ofAccount.extend({ image: BrandImage }),
    upload: { maxBytes: 2 * 1024 * 1024, types: ['png', 'jpeg', 'webp', 'gif', 'svg', 'ico'] },
    audits: 'image.uploaded',
    response: z.object({ address: z.string(), width: z.number().nullable(), height: z.number().nullable() }),
    errors: ['file-invalid-type', 'file-too-large'],
  }),
  getSmtp: endpoint({
    ...session,
    method: 'GET',
    path: `${at}/smtp`,
    summary: "An account's mail server",
    params: ofAccount,
    response: OwnSmtp,
  }),
  saveSmtp: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/smtp`,
    summary: 'Set the mail server for emails of an account and those below; null removes it',
    params: ofAccount,
    body: z.object({ ...versioned, settings: SmtpSettings.nullable() }),
    response: OwnSmtp,
    errors: ['STALE-VERSION', 'ADDRESS-REFUSED'],
  }),
  testSmtp: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/smtp/test`,
    summary: 'Test a connection and login to a mail server, without saving or sending anything',
    params: ofAccount,
    body: z.object({ settings: SmtpSettings }),
    audits: 'mailServer.tested',
    response: MailOutcome,
  }),
  getMailTemplate: endpoint({
    ...session,
    method: 'GET',
    path: `${at}/mail/:type`,
    summary: "An account's own template for the mails of a type",
    params: ofType,
    response: OwnMailTemplate,
  }),
  saveMailTemplate: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/mail/:type`,
    summary: 'Set the template of an email type; null removes it',
    params: ofType,
    body: z.object({ ...versioned, template: MailTemplate.nullable() }),
    response: OwnMailTemplate,
    errors: ['STALE-VERSION', 'ADDRESS-REFUSED'],
  }),
  sendSampleMail: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/mail/:type/send`,
    summary: 'Send myself a sample, with a saved or unsaved template',
    params: ofType,
    body: z.object({ locale: Locale, template: MailTemplate }),
    audits: 'mail.sampled',
    response: MailOutcome,
  }),
  previewMail: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/billing/preview/customise/:account',
    summary: 'Preview a sample, with a saved or unsaved template',
    params: ofAccount,
    body: z.object({ type: ofType.shape.type, locale: Locale, template: MailTemplate }),
    response: MailPreview,
  }),
  proveHost: endpoint({
    ...session,
    method: 'POST',
    path: `${at}/host`,
    summary: 'Look for the DNS record that proves that the host is the account’s, and serve the host if it is there',
    params: ofAccount,
    /** Null when no host is waiting for its proof. */
    response: z.object({ proof: DnsHint.nullable() }),
    errors: ['ALREADY-EXISTS'],
  }),
  getDnsHints: endpoint({
    ...session,
    method: 'GET',
    path: `${at}/dns`,
    summary: 'Check the DNS records that an account’s host and sender need',
    params: ofAccount,
    response: z.array(DnsHint),
  }),
};
