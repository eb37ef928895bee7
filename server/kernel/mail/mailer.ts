import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/executor.ts';
import { type Lookup, publicAddressOf, systemLookup } from '../outside/publicAddress.ts';
import { sendBySmtp, type SmtpTarget } from '../outside/smtp.ts';
import { findMailSettingsAbove, listTemplatesAbove, type MailSettingsRow } from '../brand/brand.ts';
import { type Brand, brandOf } from '../brand/brandOf.ts';
import { unseal } from '../vault.ts';
import { applyBrand, type BrandedMail } from './applyBrand.ts';
import { drawChart } from './drawChart.ts';
import { findLogo } from './findLogo.ts';
import type { MailChart, MailContent } from './mailKind.ts';
import { mergeTemplates } from './mailTemplate.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';

/** Sends emails under the accounts' brands. */
export interface Mailer {
  db: Db;
  vaultKey: Uint8Array;
  /** Our URL without a trailing slash, for accounts without a brand of their own. */
  publicBaseUrl: string;
  /** The installation's mail server; without it, only accounts with their own can send. */
  smtpUrl: string | undefined;
  /** The installation's sender address. */
  from: string;
  /** Whether accounts may use mail servers in private networks. */
  allowPrivate: boolean;
  lookup: Lookup;
}

export function mailerOf({ config, db, vaultKey }: { config: Config; db: Db; vaultKey: Uint8Array }): Mailer {
  return {
    db,
    vaultKey,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    allowPrivate: config.SMTP_ALLOW_PRIVATE,
    lookup: systemLookup,
  };
}

export interface MailMessage {
  accountId: number;
  kind: string;
  /** The local part of the Message-ID. */
  id: string;
  to: string;
  content: MailContent;
}

/** Binds the encrypted password of a mail server to its account. */
export const passwordOf = (accountId: number) => `mail password of ${accountId}`;

/** Thrown when neither the account nor the installation has a mail server. */
export class NoMailServer extends Error {
  override name = 'NoMailServer';
}

/**
 * Sends a mail with the brand, texts and mail server of its account, each inherited from the nearest account that has
 * one. `draft` replaces the account's own template.
 * @throws NoMailServer, or Error when the server rejects the mail.
 */
export async function sendMessage(mailer: Mailer, message: MailMessage, draft?: MailTemplate): Promise<void> {
  const { mail, pictures, brand, settings } = await renderMessage(mailer, message, draft);
  const { id, to, content } = message;
  await sendBySmtp(await targetOf(mailer, settings), brand.host, {
    ...mail,
    messageId: `${id}@${brand.host}`,
    to,
    attachments: [...pictures, ...(content.attachments ?? [])],
    unsubscribe: content.unsubscribe ?? null,
  });
}

/** A mail that a program reads: as it is, without a brand. */
export interface PlainMail extends Pick<MailMessage, 'id' | 'to'> {
  subject: string;
  text: string;
}

/**
 * Sends a plain mail by the mail server of an account. Returns what the server said.
 * @throws NoMailServer, or Error when the server rejects the mail.
 */
export async function sendPlain(mailer: Mailer, accountId: number, { id, ...mail }: PlainMail): Promise<string> {
  const brand = await brandOf(mailer.db, mailer.publicBaseUrl, accountId);
  const settings = await findMailSettingsAbove(mailer.db, accountId);
  return sendBySmtp(await targetOf(mailer, settings), brand.host, {
    ...mail,
    ...senderOf(mailer.from, brand, mergeTemplates([]), settings),
    messageId: `${id}@${brand.host}`,
    attachments: [],
    unsubscribe: null,
  });
}

/** Renders a mail without addressing it. */
export async function renderMessage(
  { db, publicBaseUrl, from }: Mailer,
  { accountId, kind, content }: Pick<MailMessage, 'accountId' | 'kind' | 'content'>,
  draft?: MailTemplate,
) {
  const brand = await brandOf(db, publicBaseUrl, accountId);
  const above = await listTemplatesAbove(db, accountId, kind);
  const templates = above.filter((row) => !draft || row.accountId !== accountId).map((row) => row.content);
  const template = mergeTemplates(draft ? [draft, ...templates] : templates);
  const settings = await findMailSettingsAbove(db, accountId);
  const picture = await findLogo(db, template.logo ?? brand.logo);
  const logo = picture && { ...picture, cid: `logo@${brand.host}` };
  const branded = applyBrand(content, brand, template, logo && `cid:${logo.cid}`);
  const chart = content.chart && (await drawnChart(content.chart, branded, brand));
  const mail = {
    ...senderOf(from, brand, template, settings),
    subject: branded.subject,
    text: renderMailText(branded),
    html: renderMailHtml({ ...branded, ...(chart && { chart: chart.shown }) }),
  };
  return { mail, pictures: [logo, chart?.picture].filter((picture) => picture != null), brand, settings };
}

async function drawnChart(chart: MailChart, { locale, light }: BrandedMail, { host, colours }: Brand) {
  const { content, height } = await drawChart(chart, locale, light, colours);
  const picture = { filename: 'chart.png', content, contentType: 'image/png', cid: `chart@${host}` };
  return { picture, shown: { url: `cid:${picture.cid}`, alt: chart.alt, height } };
}

/** A mail server may send only from its own domain; another address becomes the reply-to. */
function senderOf(from: string, brand: Brand, template: MailTemplate, settings: MailSettingsRow | undefined) {
  const name = template.senderName ?? template.brand ?? brand.title;
  const wanted = template.fromAddress;
  const own = settings?.fromAddress ?? from;
  const isOurs = wanted !== null && settings !== undefined && domainOf(wanted) === domainOf(own);
  return {
    from: { name, address: isOurs ? wanted : own },
    replyTo: (isOurs ? null : wanted) ?? settings?.replyTo ?? null,
  };
}

const domainOf = (address: string) => address.split('@').pop()?.toLowerCase();

async function targetOf(mailer: Mailer, settings: MailSettingsRow | undefined): Promise<SmtpTarget> {
  if (!settings) {
    if (mailer.smtpUrl === undefined) throw new NoMailServer('no mail server is configured');
    return mailer.smtpUrl;
  }
  const { host, port, tls, username, password } = settings;
  const address = mailer.allowPrivate ? host : await publicAddressOf(host, mailer.lookup);
  if (address === undefined) throw new Error(`the mail server ${host} is not at an address of the internet`);
  const login =
    username === null || password === null
      ? null
      : { user: username, pass: unseal(mailer.vaultKey, password, passwordOf(settings.accountId)) };
  return { host, address, port, tls, login };
}
