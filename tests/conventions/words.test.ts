import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesThat, sourceFiles, type SourceFile } from './sourceFiles.ts';

const product = sourceFiles(['src', 'server']);

const fileNamed = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });
const messages = product.filter(({ path }) => path.endsWith('.messages.ts'));
const translations = sourceFiles(['src/locales/translations'], 'json,json5');
const english = translations.filter(({ path }) => path.includes('/en-'));
const italian = translations.filter(({ path }) => path.includes('/it-IT/'));
const help = sourceFiles(['src/flows/nodes'], 'md,mdx');
/** Emails and text messages keep their texts beside the service that sends them, in each language. */
const emails = product.filter(
  ({ path, text }) =>
    /^server\/(kernel|tenancy|telephony|reporting|messaging)\/.*(?<!\.test)\.ts$/.test(path) &&
    text.includes("'it-IT'"),
);
const docs = [...sourceFiles(['docs'], 'md,mdx'), fileNamed('README.md'), fileNamed('CHANGELOG.md')].filter(
  ({ path }) => !/glossary|decisions\/0(09|11|12)-/.test(path),
);

/** Phrases that sound translated, with what a native writer would say. */
const translated: [RegExp, string][] = [
  [/called so\b/i, 'No results'],
  [/\bnobody of\b/i, 'No people found'],
  [/\bstands? (here|there|beside)\b|\bwill stand\b/i, 'appears, is'],
  [/\b(is|are|was|were) told\b/i, 'gets, is notified'],
  [/\bof yours\b/i, 'your'],
  [/\blooks? only\b/i, 'read-only'],
  [/\bone a (role|line|prompt|row|person|page)\b|\brows a page\b/i, 'one per …'],
  [/\bcomes? from outside\b/i, 'name where it comes from'],
  [/\bwhat became of\b/i, 'the outcome of'],
  [/\bgoes one way\b/i, 'Route by …'],
  [/\bby (themselves|itself)\b/i, 'automatically'],
  [/\bis at once\b|\bat work\b/i, 'immediately, in progress'],
  [/\bhears? of\b/i, 'is notified of'],
  [/\bleads? nowhere\b/i, 'isn’t connected'],
  [/\bturned away\b/i, 'rejected'],
  [/\bwho (acts|reads|asks|looks) as\b/i, 'name the person: users who …'],
];

/** Unwanted words in messages and emails. */
const unwelcome: [RegExp, string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bmails\b/i, 'emails'],
  [/\bsomebody\b/i, 'someone'],
  [/\bin the meantime\b|\bmeanwhile\b/i, 'leave it out'],
  [/\bgo(es)? on\b/i, 'continue'],
  [/\bexit .*\bgone\b/i, 'no longer exists'],
  [/\bfor good\b/i, 'permanently'],
  [/\b(do|does|did|could|was|were|are) not\b/, 'the contraction'],
];

/** Messages whose wording the specification prescribes. */
const specified = /the code is not valid anymore|not authorised to send SMS/;

function found(files: SourceFile[], phrases: [RegExp, string][]): string[] {
  return phrases.flatMap(([phrase, better]) =>
    linesThat(files, phrase)
      .filter((line) => !specified.test(line))
      .map((line) => `${line} (write: ${better})`),
  );
}

/** Blanks out everything but string literals, line by line. */
function literalsOf({ path, text }: SourceFile): SourceFile {
  const lines = text.split('\n').map((line) => {
    if (/^\s*(\/\*\*|\*|import )/.test(line)) return '';
    const values = line.replaceAll(/'[^']*':|id: '[^']*'/g, '');
    return [...values.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`/g)].map(([literal]) => literal).join(' ');
  });
  return { path, text: lines.join('\n') };
}

describe('user-facing text', () => {
  test('there is text to check', () => {
    const counts = { messages, italian, help, emails, docs };
    expect(Object.entries(counts).flatMap(([name, files]) => (files.length < 5 ? [name] : []))).toEqual([]);
  });

  test('messages, help and emails sound like a native writer', () => {
    const read = [...messages, ...emails].map(literalsOf).concat(english, help);
    expect([...found(read, translated), ...found(read, unwelcome)]).toEqual([]);
  });

  test('documents sound like a native writer', () => {
    expect(found(docs, translated)).toEqual([]);
  });

  test('messages use typographic quotes and apostrophes', () => {
    const texts = messages.map(literalsOf);
    expect(linesThat(texts, /"|\\'|\w'\w/)).toEqual([]);
    expect(linesThat(italian, /: ".*[\p{L}]'[\p{L}]/u)).toEqual([]);
  });

  test('messages use American spelling, with British in the translation', () => {
    const british = /\b(colours?|cancelled|customised?|authorised contact|minimise|organisations?)\b/i;
    expect(linesThat(messages.map(literalsOf), british)).toEqual([]);
  });
});

describe('the glossary', () => {
  const glossary = fileNamed('docs/glossary.md');
  const [terms = ''] = glossary.text.split('\n## Features');
  const rows = terms
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (term|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

  test('lists each term once', () => {
    const listed = rows.map(([, term]) => term);
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((term, index) => listed.indexOf(term) !== index)).toEqual([]);
  });

  test('lists names that exist in the code: update the row when you rename', () => {
    const code = product.map(({ text }) => text).join('\n');
    const missing = rows.flatMap(([, term, , names]) =>
      namesIn(names)
        .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))
        .map((name) => `${glossary.path}: ${term} is not ${name} in code`),
    );
    expect(missing).toEqual([]);
  });

  test('has an entry for every feature of the server', () => {
    const features = globSync('server/{tenancy,attribution,telephony,reporting,messaging,billing}/*', {
      withFileTypes: true,
    }).filter((entry) => entry.isDirectory());
    expect(features.length).toBeGreaterThan(30);
    const missing = features
      .map(({ parentPath, name }) => `${parentPath.split('/').at(-1)}/${name}`)
      .filter((feature) => !glossary.text.includes(`| \`${feature}\``));
    expect(missing).toEqual([]);
  });

  test('files linked from documents exist', () => {
    const broken = docs.concat(glossary).flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g)]
        .map(([, link = '']) => new URL(link, `file:///${path}`).pathname.slice(1))
        .filter((target) => !existsSync(target))
        .map((target) => `${path} links to ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('names are those of the field', () => {
    const own = product.filter(({ path }) => !path.includes('.test.') && !path.endsWith('.messages.ts'));
    // Strings and comments are text; a pair of quotes in a pattern is none.
    const text = /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`/g;
    const code = own.map(({ path, text: source }) => ({
      path,
      text: source.replace(text, (found) => found.replaceAll(/[^\n]/g, ' ')),
    }));
    // reported, notified, stated, given; exit, path, route; actions; unpaid; record…, mark…, log…; mail…, notify…
    const dialect =
      /\b(told|said|poor|goes|acts|[Rr]ung(Of)?)\b|\b(function|const) (tell|note(?!Tone\b))[A-Z]\w* ?[=(]/;
    expect(linesThat(code, dialect)).toEqual([]);
  });

  test('abandoned names do not come back', () => {
    const retired = [
      'hearStatus|hearRecording|writeDown|noteVoicemail|moveOn|enterFlow|LiveCalls|replyOf|currentReply|failSafe',
      'postOffice|Letter|dressMail|bringPicture|ownAddress|Admission|tagOf|countTry|tellServer',
      'Replica|actedIdentity|callAhead|useCameAhead|FrontDoor|RoutedPages|useLeft|takeTurn|TURN_TAKEN|momentOf',
      'unsound|useTableAddress|filtersToAddress|filtersFromAddress',
    ].join('|');
    expect(linesThat(product, new RegExp(String.raw`\b(${retired})\b`))).toEqual([]);
  });
});
