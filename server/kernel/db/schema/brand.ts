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
import type { ThemeColours, ThemeStyle } from '#contract/tenancy/theme.contract.ts';
import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** An account's theme and its host name. Inherited by accounts below without a theme of their own. */
export const themes = pgTable('themes', {
  accountId: integer().primaryKey(),
  /** Lowercase. Null without a domain of its own: the theme then shows on the host of an account above. */
  host: text().unique(),
  /** A host that is served once DNS proves whose it is. Until then any account may ask for it. */
  pendingHost: text(),
  title: text().notNull(),
  /** Images are URLs of files that we serve. */
  logo: text(),
  icon: text(),
  loginImage: text(),
  supportUrl: text(),
  termsUrl: text(),
  cssUrl: text(),
  /** The validated content of `cssUrl` when it was saved. */
  css: text(),
  /** Corner style of the page. */
  style: text().$type<ThemeStyle>().notNull().default('default'),
  stickyHeader: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  colours: jsonb().$type<z.infer<typeof ThemeColours>>().notNull(),
});

/** An account's mail server and sender, inherited by accounts below without their own. */
export const mailSettings = pgTable('mail_settings', {
  accountId: integer().primaryKey(),
  fromAddress: text().notNull(),
  replyTo: text(),
  host: text().notNull(),
  port: integer().notNull(),
  tls: text().$type<'none' | 'starttls' | 'tls'>().notNull(),
  username: text(),
  /** Encrypted. */
  password: text(),
  /** Not read: a mail server is tried by a test mail. Kept because upgrades keep every value. */
  verifiedAt: timestamp({ withTimezone: true }),
  version: integer().notNull().default(1),
});

/** An account's template for one type of email; unset fields are inherited from the account above, then ours. */
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

/** Uploaded files, validated by content before they are stored. */
export const files = pgTable(
  'files',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    kind: text().$type<'logo' | 'icon' | 'loginImage' | 'mailLogo' | 'portingInvoice' | 'bundleDocument'>().notNull(),
    name: text().notNull(),
    /** The MIME type detected from the content. */
    type: text().notNull(),
    bytes: bytea().notNull(),
    createdBy: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.id)],
);
