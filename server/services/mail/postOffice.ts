import type { MailTemplate } from '#contract/mailTemplate.contract.ts';
import type { Db } from '../../db/executor.ts';
import { type Lookup, publicAddressOf } from '../../integrations/outside/publicAddress.ts';
import { sendBySmtp, type SmtpTarget } from '../../integrations/mail/smtp.ts';
import {
  findMailSettingsAbove,
  listTemplatesAbove,
  type MailSettingsRow,
} from '../../repositories/brand.repository.ts';
import { type Brand, brandOf } from '../brand/brandOf.ts';
import { unseal } from '../security/vault.ts';
import { dressMail } from './dressMail.ts';
import { findLogo } from './findLogo.ts';
import type { MailContent } from './mailKind.ts';
import { mergeTemplates } from './mailTemplate.ts';
import { renderMailHtml } from './renderMailHtml.ts';
import { renderMailText } from './renderMailText.ts';

/** What sending mails needs. */
export interface PostOffice {
  db: Db;
  vaultKey: Uint8Array;
  /** Our address without a slash at the end, for accounts without a brand of their own. */
  publicBaseUrl: string;
  /** The installation's mail server; without one only accounts with their own can send. */
  smtpUrl: string | undefined;
  /** The address that the installation's mails come from. */
  from: string;
  /** Mail servers of accounts may stand in private networks. */
  allowPrivate: boolean;
  lookup: Lookup;
}

export interface Letter {
  accountId: number;
  kind: string;
  /** The left side of the Message-ID. */
  id: string;
  to: string;
  content: MailContent;
}

/** What the sealed password of an account's mail server is bound to. */
export const passwordOf = (accountId: number) => `mail password of ${accountId}`;

/** Thrown while neither the account nor the installation has a mail server. */
export class NoMailServer extends Error {
  override name = 'NoMailServer';
}

/**
 * Sends a mail in the brand, words and by the mail server of its account: each the nearest upwards in the tree of accounts.
 * `draft` stands in for the account's own template.
 * @throws NoMailServer, or Error when the server does not take the mail.
 */
export async function postMail(office: PostOffice, letter: Letter, draft?: MailTemplate): Promise<void> {
  const { mail, logo, brand, settings } = await renderLetter(office, letter, draft);
  const { id, to, content } = letter;
  await sendBySmtp(await targetOf(office, settings), brand.host, {
    ...mail,
    messageId: `${id}@${brand.host}`,
    to,
    attachments: [...(logo ? [logo] : []), ...(content.attachments ?? [])],
    unsubscribe: content.unsubscribe ?? null,
  });
}

/** What a mail says and how it looks, before it is addressed. */
export async function renderLetter(
  { db, publicBaseUrl, from }: PostOffice,
  { accountId, kind, content }: Pick<Letter, 'accountId' | 'kind' | 'content'>,
  draft?: MailTemplate,
) {
  const brand = await brandOf(db, publicBaseUrl, accountId);
  const above = await listTemplatesAbove(db, accountId, kind);
  const templates = above.filter((row) => !draft || row.accountId !== accountId).map((row) => row.content);
  const template = mergeTemplates(draft ? [draft, ...templates] : templates);
  const settings = await findMailSettingsAbove(db, accountId);
  const picture = await findLogo(db, template.logo ?? brand.logo);
  const logo = picture && { ...picture, cid: `logo@${brand.host}` };
  const dressed = dressMail(content, brand, template, logo && `cid:${logo.cid}`);
  const mail = {
    ...senderOf(from, brand, template, settings),
    subject: dressed.subject,
    text: renderMailText(dressed),
    html: renderMailHtml(dressed),
  };
  return { mail, logo, brand, settings };
}

/** A mail server speaks for the addresses of its own domain only; another address is where answers go. */
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

async function targetOf(office: PostOffice, settings: MailSettingsRow | undefined): Promise<SmtpTarget> {
  if (!settings) {
    if (office.smtpUrl === undefined) throw new NoMailServer('no mail server is configured');
    return office.smtpUrl;
  }
  const { host, port, tls, username, password } = settings;
  const address = office.allowPrivate ? host : await publicAddressOf(host, office.lookup);
  if (address === undefined) throw new Error(`the mail server ${host} is not at an address of the internet`);
  const login =
    username === null || password === null
      ? null
      : { user: username, pass: unseal(office.vaultKey, password, passwordOf(settings.accountId)) };
  return { host, address, port, tls, login };
}
