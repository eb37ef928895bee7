import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { wordParts } from '../src/locales/wordParts.ts';

/**
 * Extracts every `*.messages.ts`, merges the translations of each area (`translations/it-IT/calls.json` has those of
 * `calls.title`) and compiles each locale into the files listed in `src/locales/wordParts.ts`.
 */
const Words = z.record(z.string(), z.string());
const Extracted = z.record(z.string(), z.object({ defaultMessage: z.string() }));
const root = 'src/locales';
const scratch = mkdtempSync(join(tmpdir(), 'locales-'));

function formatjs(...args: string[]): void {
  execFileSync(join('node_modules', '.bin', 'formatjs'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function extract(): Record<string, string> {
  const out = join(scratch, 'en-US.json');
  formatjs('extract', ...globSync('src/**/*.messages.ts').toSorted(), '--throws', '--out-file', out);
  const found = Extracted.parse(JSON.parse(readFileSync(out, 'utf8')));
  return Object.fromEntries(Object.entries(found).map(([id, { defaultMessage }]) => [id, defaultMessage]));
}

function translations(locale: string): Record<string, string> {
  const files = globSync(`${root}/translations/${locale}/*.json`).toSorted();
  return Object.assign({}, ...files.map((file) => Words.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Arguments such as `{count` must match in every language. */
function argumentsOf(message: string): string {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b)).join(' ');
}

function check(
  locale: string,
  source: Record<string, string>,
  words: Record<string, string>,
  whole: boolean,
): string[] {
  const missing = whole ? Object.keys(source).filter((id) => !(id in words)) : [];
  const unknown = Object.keys(words).filter((id) => !(id in source));
  const unlike = Object.entries(words).filter(
    ([id, text]) => id in source && argumentsOf(text) !== argumentsOf(source[id] ?? ''),
  );
  return [
    ...missing.map((id) => `${locale}: ${id} is not translated`),
    ...unknown.map((id) => `${locale}: ${id} is no message`),
    ...unlike.map(([id]) => `${locale}: ${id} has other arguments than the source`),
  ];
}

function compile(locale: string, words: Record<string, string>): void {
  const byPart = Object.groupBy(Object.entries(words), ([id]) => partOf(id));
  for (const [part, own = []] of Object.entries(byPart)) {
    const flat = join(scratch, `${part}.${locale}.flat.json`);
    const compiled = join(root, 'compiled', `${part}.${locale}.json`);
    writeFileSync(flat, JSON.stringify(Object.fromEntries(own)));
    formatjs('compile', flat, '--format', 'simple', '--ast', '--out-file', compiled);
  }
}

const partOfArea = new Map<string, string>(
  Object.entries(wordParts).flatMap(([part, areas]) => areas.map((area) => [area, part])),
);

function partOf(id: string): string {
  const area = id.split('.')[0] ?? '';
  const part = partOfArea.get(area);
  if (part === undefined) throw new Error(`${id}: add its area, '${area}', to a part in src/locales/wordParts.ts`);
  return part;
}

const source = extract();
const italian = translations('it-IT');
const british = translations('en-GB');
const problems = [...check('it-IT', source, italian, true), ...check('en-GB', source, british, false)];
for (const problem of problems) console.error(problem);

rmSync(join(root, 'compiled'), { recursive: true, force: true });
mkdirSync(join(root, 'compiled'));
compile('en-US', source);
compile('en-GB', { ...source, ...british });
compile('it-IT', { ...source, ...italian });
rmSync(scratch, { recursive: true });
console.log(`${Object.keys(source).length} messages in 3 locales`);
if (problems.length > 0) process.exitCode = 1;
