import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../server/kernel/db/schema/all.ts';

/** Columns that only their own reading and writing knows, and why each may. A user believes that a setting works. */
const exceptions: Record<string, string> = {
  'accounts.billerCode': 'identifies the account in the reseller’s own books; the API and the page show it',
  'accounts.highway': 'the specification’s field; the page says beside it that it changes nothing yet (decision 118)',
  'branches.forceAccount': 'not read, kept because upgrades keep every value (decision 138)',
  'mail_settings.verifiedAt': 'not read, kept because upgrades keep every value',
  'sender_buckets.filledAt': 'read by the one statement that fills the bucket',
  'sms_senders.registeredBy': 'who to ask about a sender; the page shows it',
  'users.sipExten': 'not read, kept because upgrades keep every value (decision 057)',
  'deliveries.leasedUntil': 'read by the one statement that claims what is due',
  'local_carrier_numbers.rentedAt': 'of a carrier that plays both ends',
  'web_pool_numbers.leaseId': 'read by the one statement that leases a number',
  'websites.retentionDays': 'read by the one statement that deletes old visits',
  'locations.ivrMessage': 'the specification’s field, which the API gives; steps have a text of their own',
  'locations.ivrDigits': 'the specification’s field, which the API gives; steps have a setting of their own',
  'locations.ivrAttempts': 'the specification’s field, which the API gives; steps have a setting of their own',
};

/** What only describes a field, or reads and writes it as it is: schema, contract, forms, words, demo, and changes of rows. */
const describes = [
  /\.test\.tsx?$/,
  /^server\/(kernel\/db|demo)\//,
  /^src\/api\/contract\//,
  /^src\/screens\//,
  /^src\/locales\//,
  /\.messages\.ts$/,
  /\/(change|create|save|insert|to|write|rent|own)[A-Z]\w*\.ts$/,
  /(guardSoldFields|memberWrites\.repository|accounts\/accounts\.repository)\.ts$/,
  /\.routes\.ts$/,
  /^src\/api\/values\/places\/branchDetails\.ts$/,
];

const sources = globSync(['server/**/*.ts', 'src/**/*.{ts,tsx}'])
  .filter((path) => !describes.some((pattern) => pattern.test(path)))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The words of a source; of SQL those that decide something: in a condition, an order or a sum, not in a list of columns. */
function wordsOf({ text }: { text: string }): string[] {
  if (!text.includes("from 'drizzle-orm'")) return text.match(/\w+/g) ?? [];
  return [...text.matchAll(/(?:\(|\$\{|, |\[)\w+\.(\w+)\b/g)].map(([, column = '']) => column);
}

const used = new Set(sources.flatMap(wordsOf));

const columns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => {
    const stored = table as PgTable;
    return Object.keys(getTableColumns(stored)).map((column) => `${getTableName(stored)}.${column}`);
  });

test('every stored column is read by something besides what stores it', () => {
  expect(columns.length).toBeGreaterThan(500);
  const unread = columns.filter((column) => !used.has(column.split('.')[1] ?? ''));
  expect(unread.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('a column that nothing reads is found', () => {
  expect([used.has('nobodyReadsThis'), used.has('talkTime')]).toEqual([false, true]);
});
