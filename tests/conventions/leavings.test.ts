import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../server/kernel/db/schema/all.ts';
import { leavings } from '../../server/tenancy/accounts/leavings.repository.ts';

/** Columns by which something leaves an account: keys and links, and addresses that it is sent to. */
const leaving = /hash$|token|emails?$|recipients|hook|^secret$/i;

/** Which of `leavings` ends what a table lets out, or why nothing leaves by it. */
const known: Record<string, keyof typeof leavings | `stays: ${string}`> = {
  api_keys: 'apiKey',
  exporters: 'exporter',
  scheduled_reports: 'report',
  flow_reviews: 'review',
  numbers: 'numberMail',
  alert_rules: 'alertRule',
  alert_readers: 'stays: what a login sees, where it may',
  sms_applications: 'textForward',
  integrations: 'integration',
  oauth_links: 'oauthLink',
  oauth_clients: 'stays: as what it asks providers, by which nothing leaves',
  flow_versions: 'stays: the hash of a content',
  sms_quotes: 'stays: the hashes of what was quoted',
  sender_buckets: 'stays: how many segments may go out',
  scheduled_publishes: 'stays: the email of an author',
  one_time_codes: 'stays: of a login, which sees what it may',
  recovery_codes: 'stays: of a login, which sees what it may',
  trusted_devices: 'stays: of a login, which sees what it may',
  links: 'stays: of a login, or to leave a report',
  users: 'stays: a login, which sees what it may',
};

test('everything by which data leaves an account without a login is ended when the account moves', () => {
  const tables = Object.values(schema as Record<string, unknown>).filter((each) => is(each, PgTable));
  const found = tables.flatMap((table) => {
    const columns = Object.keys(getTableColumns(table));
    const names = columns.filter((name) => leaving.test(name));
    return columns.includes('accountId') && names.length > 0 ? [`${getTableName(table)}: ${names.join(', ')}`] : [];
  });
  expect(found.filter((each) => known[each.split(':')[0] ?? ''] === undefined)).toEqual([]);
  const ended = Object.values(known).filter((each) => !each.startsWith('stays'));
  expect([...new Set(ended)]).toEqual(Object.keys(leavings));
});
