import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Locale } from '#contract/tenancy/users.contract.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { defineIntegration, type Integrations } from '../../server/integrations/deliveries/defineIntegration.ts';
import { keptBackBy } from '../../server/integrations/deliveries/keptBackBy.rules.ts';
import { integrations } from '../../server/integrations.ts';
import type { IntegrationFilters } from '../../server/kernel/db/schema/integrations.ts';

interface Text {
  from: string;
  content: string;
}

const words: Record<Locale, string> = { 'en-GB': 'Text from', 'en-US': 'Text from', 'it-IT': 'SMS da' };
const texts = new Map<string, Text>([['a', { from: '+61412345678', content: 'Hello' }]]);

/** The whole of one: posts texts to a made-up bulletin board. The product has no such integration. */
const declared = {
  type: 'slackTexts' as const,
  settings: z.object({ board: z.string() }),
  secret: { name: 'board key', schema: z.string().min(8) },
  on: ['text.received' as const],
  filters: ['dids' as const],
  read: (_: Db, { subject }: { subject: string }) => Promise.resolve(texts.get(subject)),
  render: (
    { from, content }: Text,
    { settings, secret, locale }: { settings: { board: string }; secret: string; locale: Locale },
  ) => ({
    url: `https://board.example.test/${settings.board}?key=${secret}`,
    body: { title: `${words[locale]} ${from}`, content },
  }),
  sample: () => ({ kind: 'text.received' as const, facts: { from: '+61491570006', content: 'Are you open?' } }),
};
const board = defineIntegration(declared);

const { read: _read, ...withoutRead } = declared;
// @ts-expect-error One that can’t read what an event is about does not compile.
defineIntegration(withoutRead);
const { sample: _sample, ...withoutSample } = declared;
// @ts-expect-error Nor does one that can’t be tried.
defineIntegration(withoutSample);
// @ts-expect-error Nor one for an event that never happens.
defineIntegration({ ...declared, on: ['text.dreamt'] });
// @ts-expect-error A type without its integration does not compile.
const _missing: Integrations = {};

const db = {} as Db;
const now = new Date('2026-03-04T01:05:00Z');
const means = {
  settings: { board: 'news' },
  secret: 'abcdefgh',
  locale: 'en-GB',
  base: 'https://a.test',
  now,
} as const;
const about = {
  kind: 'text.received',
  accountId: 1,
  subject: 'a',
  detail: {},
  id: 'b',
  at: now,
  remoteId: null,
  attempt: 1,
} as const;
const asksNobody = () => Promise.reject(new Error('nobody is asked'));

test('a new integration says what is sent of an event, and of one that is gone nothing', async () => {
  const of = (subject: string) => board.requestOf(db, { ...about, subject }, means, asksNobody);
  expect(await of('a')).toEqual({
    url: 'https://board.example.test/news?key=abcdefgh',
    body: { title: 'Text from +61412345678', content: 'Hello' },
  });
  expect(await of('b')).toBeUndefined();
});

test('it is tried with a sample in each language', () => {
  const titles = Locale.options.map((locale) => board.sampleOf(about, { ...means, locale }).body);
  expect(titles).toEqual(
    Locale.options.map((locale) => ({ title: `${words[locale]} +61491570006`, content: 'Are you open?' })),
  );
});

test('settings and secrets of another form are refused', async () => {
  await expect(board.requestOf(db, about, { ...means, settings: {} }, asksNobody)).rejects.toThrow('board');
  await expect(board.requestOf(db, about, { ...means, secret: 'short' }, asksNobody)).rejects.toThrow();
});

test('what HTTP replies mean is known without a word', () => {
  expect([200, 404, 503].map((status) => board.judge({ status, text: '' }, now).is)).toEqual([
    'delivered',
    'refused',
    'again',
  ]);
});

test.each([
  [{}, true],
  [{ dids: ['+61390000001'] }, true],
  [{ dids: ['+61390000002'] }, false],
  [{ dids: [] }, false],
  [{ kinds: ['call.ended'] }, true],
  [{ kinds: ['call.changed', 'text.received'] }, false],
  [{ tags: ['sale', 'lead'] }, true],
  [{ tags: ['spam'] }, false],
  [{ dids: ['+61390000001'], tags: ['spam'] }, false],
] satisfies [IntegrationFilters, boolean][])(
  'the filter %j lets a call to +61390000001 with the tag “sale” through: %s',
  (filters, isTold) => {
    expect(keptBackBy(filters, { kind: 'call.ended', did: '+61390000001', tags: ['sale'] }) === null).toBe(isTold);
  },
);

test('every integration is declared in a file of its own, and listed', async () => {
  const sources = globSync('server/**/*.ts').filter((file) =>
    / = defineIntegration\(/.test(readFileSync(file, 'utf8')),
  );
  expect(sources.filter((file) => !file.endsWith('.integration.ts'))).toEqual([]);
  const modules = await Promise.all(sources.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>));
  expect(new Set(modules.flatMap((exported) => Object.values(exported)))).toEqual(new Set(Object.values(integrations)));
  for (const [type, integration] of Object.entries(integrations)) expect(integration.type).toBe(type);
});
