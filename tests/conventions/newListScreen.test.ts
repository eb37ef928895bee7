import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { pages } from '#contract/pages.ts';
import { AccountId } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { detailsOf } from '../../src/app/screens.ts';
import { navigation } from '../../src/app/navigation/navigation.ts';
import { wordParts } from '../../src/locales/wordParts.ts';
import type { ListScreen } from '../../src/page/list/ListScreen.tsx';
import { pageOfRows } from '../../src/page/list/pageOfRows.ts';
import type { useListQuery } from '../../src/page/list/useListQuery.ts';
import { type TableDefaults, viewFromSearchParams } from '../../src/ui/table/tableSearchParams.ts';

/** Step 1: the rows, their sort orders and their endpoint. The product has no such list. */
const CallNote = z.object({ id: z.string(), at: z.iso.datetime(), author: z.string(), text: z.string() });
type CallNote = z.infer<typeof CallNote>;
const NoteOrder = z.enum(['at', 'author']);
type NoteOrder = z.infer<typeof NoteOrder>;
const listCallNotes = endpoint({
  method: 'GET',
  path: '/v2/note',
  summary: 'Notes on calls',
  access: 'session',
  roles: [],
  query: z.object({
    ...listRequest,
    account: listOf(AccountId).optional(),
    orderBy: NoteOrder.default('at'),
  }),
  response: pageOf(CallNote),
});

/** Step 2: its screen. */
type Screen = ComponentProps<typeof ListScreen<CallNote>>;
const defaults: TableDefaults<NoteOrder> = { orderBy: 'at', order: 'desc', length: 25, sortable: NoteOrder.options };
const word = (name: string) => ({ id: `notes.${name}`, defaultMessage: name });
const words: Screen['words'] = {
  title: word('title'),
  search: word('search'),
  file: word('file'),
  empty: word('empty'),
  emptyBody: word('emptyBody'),
};
const columns: Screen['columns'] = [
  { key: 'at', title: 'Time', width: 150, sortable: true, text: ({ at }) => at },
  { key: 'author', title: 'Written by', width: 150, sortable: true, text: ({ author }) => author },
  { key: 'text', title: 'Note', width: 300, text: ({ text }) => text },
];

const { title: _title, ...untitled } = words;
// @ts-expect-error A list without one of its words does not compile.
const withoutTitle: Screen['words'] = untitled;
// @ts-expect-error Nor does a column of something that the rows do not have.
const withoutField: Screen['columns'] = [{ key: 'by', title: 'By', width: 1, text: ({ by }) => String(by) }];
// @ts-expect-error Nor an order that the endpoint does not know.
const wrongOrder: TableDefaults<NoteOrder> = { ...defaults, orderBy: 'text' };
/** `useListQuery` must produce what the endpoint accepts. */
const asks = (query: ReturnType<typeof useListQuery<NoteOrder>>): z.input<typeof listCallNotes.query> => query;

const note = (id: string, author: string): CallNote => ({ id, at: `2026-03-0${id}T00:00:00Z`, author, text: '' });

test("the URL of a new list becomes its endpoint's query", () => {
  const { page, length, order, orderBy, search } = viewFromSearchParams(
    new URLSearchParams('search=ada&page=3&orderBy=author&order=asc'),
    defaults,
  );
  const query = asks({ start: page * length, length, order, orderBy, search });
  expect(listCallNotes.query.parse(query)).toEqual({
    start: 50,
    length: 25,
    order: 'asc',
    orderBy: 'author',
    search: 'ada',
  });
});

test('a new list that is loaded as a whole is sorted and paged in the page', () => {
  const rows = [note('1', 'Cy'), note('2', 'Ada'), note('3', 'Bo')];
  const byAuthor = viewFromSearchParams(new URLSearchParams('orderBy=author&order=asc'), defaults);
  const shown = pageOfRows(rows, columns, byAuthor, defaults);
  expect([shown.total, ...shown.rows.map(({ author }) => author)]).toEqual([3, 'Ada', 'Bo', 'Cy']);
});

test('forgetting a part does not compile', () => {
  expect([withoutTitle, withoutField.length, wrongOrder.orderBy]).toEqual([untitled, 1, 'text']);
});

const lists = globSync('src/screens/*/*/*Screen.tsx')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.includes('<ListScreen'));

test('every list stores its columns under a unique name', () => {
  const names = lists.map(({ text }) => /<ListScreen\s+name="(\w+)"/.exec(text)?.[1]);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, at) => name === undefined || names.indexOf(name) !== at)).toEqual([]);
});

test('every list is in the sidebar', () => {
  const linked = navigation.flatMap(({ links }) => links.map(({ to }) => to));
  const screens = lists.map(({ path }) => path.slice('src/screens/'.length, -'.tsx'.length));
  const forgotten = pages.filter(({ path, screen }) => screens.includes(screen) && !linked.includes(path));
  expect(forgotten.map(({ path }) => `src/app/navigation/navigation.ts has no link to ${path}`)).toEqual([]);
});

test('every sidebar label has a message on every page after login', () => {
  const labels = navigation.flatMap(({ links }) => links.map(({ label }) => String(label.id)));
  const inside: readonly string[] = wordParts.inside;
  expect(labels.filter((id) => !inside.includes(id.split('.')[0] ?? ''))).toEqual([]);
});

/** A file of the page and all that it imports, without what is loaded later. */
function importsOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g))
    importsOf(join(dirname(path), target), seen);
  return seen;
}

test('every screen has the parts of words that its messages are in', () => {
  const partOf = new Map(Object.entries(wordParts).flatMap(([part, areas]) => areas.map((area) => [`${area}`, part])));
  const missing = pages.flatMap(({ screen, access }) => {
    const loaded = ['outside', ...(access === 'session' ? ['inside'] : []), ...(detailsOf(screen).words ?? [])];
    const words = [...importsOf(`src/screens/${screen}.tsx`)].filter((path) => path.endsWith('.messages.ts'));
    const own = words.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bid: '(\w+)\./g)].map(([, area = '']) => area),
    );
    const parts = [...new Set(own)].map((area) => partOf.get(area) ?? area);
    return parts.filter((part) => !loaded.includes(part)).map((part) => `${screen} does not load the words of ${part}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
