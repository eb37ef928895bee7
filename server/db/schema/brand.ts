import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ThemeColours, ThemeStyle } from '#contract/theme.contract.ts';
import type { MailTemplate } from '#contract/mailTemplate.contract.ts';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** How an account looks, and where: at most one host name each. Accounts below without a look of their own have it too. */
export const themes = pgTable('themes', {
  accountId: integer().primaryKey(),
  /** In lower case. Null until the account has a domain: it then looks like this on the host of the account above. */
  host: text().unique(),
  title: text().notNull(),
  /** Images are addresses of files that we serve. */
  logo: text(),
  icon: text(),
  loginImage: text(),
  supportUrl: text(),
  termsUrl: text(),
  cssUrl: text(),
  /** What stood at `cssUrl` when it was saved, checked. */
  css: text(),
  /** The corners of the page. */
  style: text().$type<ThemeStyle>().notNull().default('default'),
  stickyHeader: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  colours: jsonb().$type<z.infer<typeof ThemeColours>>().notNull(),
});

/** The mail server and sender of an account; accounts below without one of their own use it too. */
export const mailSettings = pgTable('mail_settings', {
  accountId: integer().primaryKey(),
  fromAddress: text().notNull(),
  replyTo: text(),
  host: text().notNull(),
  port: integer().notNull(),
  tls: text().$type<'none' | 'starttls' | 'tls'>().notNull(),
  username: text(),
  /** Sealed. */
  password: text(),
  verifiedAt: timestamp({ withTimezone: true }),
  version: integer().notNull().default(1),
});

/** How an account's mails of one type look and read; what is not set is inherited from the account above, then ours. */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    accountId: integer().notNull(),
    type: text().notNull(),
    content: jsonb().$type<MailTemplate>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.type] })],
);

/** Uploaded files, judged by content before they came here. */
export const files = pgTable(
  'files',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    kind: text().$type<'logo' | 'icon' | 'loginImage' | 'mailLogo' | 'portingInvoice'>().notNull(),
    name: text().notNull(),
    /** A MIME type found in the content. */
    type: text().notNull(),
    bytes: bytea().notNull(),
    createdBy: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.id)],
);
