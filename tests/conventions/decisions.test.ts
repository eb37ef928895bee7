import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const decisions = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const titleOf = (text: string) => /^# (?<number>\d{3}): (?<title>.+)\n/.exec(text)?.groups ?? {};

test('the file of a decision bears its number and title, and has a text', () => {
  const named = decisions.map(({ text }) => `${titleOf(text)['number']}-${slugOf(titleOf(text)['title'] ?? '')}.md`);
  expect(named).toEqual(decisions.map(({ name }) => name));
  expect(decisions.filter(({ text }) => text.length < 300).map(({ name }) => name)).toEqual([]);
});

test('the index lists every decision in its order, and says which numbers are missing', () => {
  const listed = [...index.matchAll(/^- \[\d{3}\]\((?<name>[^)]+)\) (?<title>.+?)(?: \(superseded\))?$/gm)].map(
    ({ groups }) => groups,
  );
  expect(listed).toEqual(decisions.map(({ name, text }) => ({ name, title: titleOf(text)['title'] })));
  const [missing = ''] = /^[\d–, ]+ were never written/m.exec(index) ?? [];
  const unused = [...missing.matchAll(/(?<from>\d{3})(?:–(?<to>\d{3}))?/g)].flatMap(({ groups }) => {
    const [from, to] = [Number(groups?.['from']), Number(groups?.['to'] ?? groups?.['from'])];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  const used = decisions.map(({ name }) => Number(name.slice(0, 3)));
  expect([...used, ...unused].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: Math.max(...used) }, (_, at) => at + 1),
  );
});

test('no link between decisions leads nowhere', () => {
  const names = new Set(decisions.map(({ name }) => name));
  const broken = decisions.flatMap(({ name, text }) =>
    [...text.matchAll(/\]\((?<to>\d{3}-[^)#]+\.md)/g)].flatMap(({ groups }) =>
      names.has(groups?.['to'] ?? '') ? [] : `${name} → ${groups?.['to']}`,
    ),
  );
  expect(broken).toEqual([]);
});
