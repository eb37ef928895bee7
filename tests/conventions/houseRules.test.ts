import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { linesThat, sourceFiles } from './sourceFiles.ts';

const product = sourceFiles(['src', 'server']);
const everything = [...product, ...sourceFiles(['tests', 'scripts'])];
const page = product.filter(({ path }) => path.startsWith('src/'));

describe('files', () => {
  test('there is code to check', () => {
    expect(everything.length).toBeGreaterThan(100);
  });

  test('there are no barrels or catch-all files', () => {
    const bad = everything.filter(({ path }) => /^(index|utils?|misc|helpers?|common)\.tsx?$/.test(basename(path)));
    expect(bad.map(({ path }) => path)).toEqual([]);
  });

  test('no file is longer than 250 lines', () => {
    const long = everything.filter(({ text }) => text.split('\n').length > 251);
    expect(long.map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`)).toEqual([]);
  });
});

describe('code', () => {
  test('builds links only with the path builder', () => {
    const files = page.filter(({ path }) => !path.startsWith('src/app/'));
    expect(linesThat(files, /\b(to|href)=["'{`]+\/(?!\/)|navigate\(["'`]\//)).toEqual([]);
    // Mails and posts lead to pages too.
    const server = product.filter(({ path }) =>
      /^server\/(?!carriers\/|demo\/|commands\/)\w+\/.*(?<!\.test)\.ts$/.test(path),
    );
    const first = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''));
    const written = new RegExp(`['"\`}]/(${[...first].join('|')})(?![\\w-])`);
    expect(linesThat(server, written)).toEqual([]);
  });

  test('writes to people in every language that there is', () => {
    const server = product.filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'));
    // `Record<Locale, …>` names the one that is missing.
    const written = linesThat(server, /[!=]== '(en-GB|en-US|it-IT)'|\?\? '(en-GB|it-IT)'/);
    expect(written.filter((line) => !line.startsWith('server/tenancy/accounts/findLanguage.ts'))).toEqual([]);
  });

  test('says in one way that a row isn’t there', () => {
    const server = product.filter(({ path }) => path.startsWith('server/') && path !== 'server/kernel/found.ts');
    expect(linesThat(server, /if \(!\w+\) throw new AppError\('NOT-FOUND'\)/)).toEqual([]);
  });

  test('checks in one way that a user may see an account', () => {
    const server = product.filter(
      ({ path }) =>
        path.startsWith('server/') && !path.endsWith('.test.ts') && path !== 'server/kernel/access/scope.ts',
    );
    expect(linesThat(server, /\.accounts\.includes\(|if \(!narrowScope\(/)).toEqual([]);
  });

  test('only what integrations above hear of reaches beyond the accounts of a user', () => {
    const users = product.filter(({ path }) => path.startsWith('server/') && !path.endsWith('db/asServer.ts'));
    const lines = linesThat(users, /\basServer\(/);
    const files = new Set(lines.map((line) => line.split(':')[0]));
    expect([...files]).toEqual(['server/integrations/deliveries/followers.ts']);
  });

  test('a use case takes its database from an actor, a job or a visit, and no other', () => {
    const server = product.filter(({ path }) => path.startsWith('server/') && !path.endsWith('.test.ts'));
    const carriers = server.flatMap(({ text }) =>
      [...text.matchAll(/interface (\w+)[^{]*\{([^}]*)\}/g)]
        .filter(([, , body]) => /^ {2}db: Db;/m.test(body ?? ''))
        .map(([, name]) => name),
    );
    const allowed = [
      'Actor',
      // Made where the server is composed, for what runs without a request of a user.
      'AppOptions',
      'AudioRoutes',
      'CallContext',
      'CallParts',
      'CallReader',
      'Composing',
      'FigureSource',
      'JobContext',
      // Before a login.
      'LinkVisit',
      'Mailer',
      'MessageContext',
      'OpenDatabase',
      'Platform',
      'ResetParts',
      'SendingCodes',
      'VoicemailParts',
    ];
    expect(new Set(carriers)).toEqual(new Set(allowed));
  });

  test('disables no check and leaves nothing unfinished', () => {
    const judged = everything.filter(({ path }) => !path.startsWith('tests/conventions/'));
    expect(linesThat(judged, /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable|\bas any\b/)).toEqual([]);
    expect(linesThat(product, /\b(TODO|FIXME|HACK|XXX)\b|not implemented|coming soon|lorem ipsum/i)).toEqual([]);
  });

  test('the page reads no schemas from the endpoints, because a build has none', () => {
    expect(linesThat(page, /\bendpoints\.\w+\.(params|query|body|response)\b/)).toEqual([]);
  });

  test('swallows no exception', () => {
    expect(
      linesThat(product, /catch\s*(\([^)]*\))?\s*\{\s*\}|\.catch\(\(\)\s*=>\s*(\{\s*\}|undefined|null)\)/),
    ).toEqual([]);
  });

  test('skips no test and focuses none', () => {
    expect(
      linesThat(sourceFiles(['src', 'server', 'tests']), /\b(test|it|describe)\.(skip|only|todo|fails)\b/),
    ).toEqual([]);
  });

  test('waits with a patience that no busy machine outlasts', () => {
    const files = everything.filter(
      ({ path }) => path !== 'tests/eventually.ts' && !path.startsWith('tests/conventions/'),
    );
    expect(linesThat(files, /\bvi\.wait(For|Until)\(/)).toEqual([]);
  });

  test('the page writes no markup from strings', () => {
    expect(linesThat(page, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/)).toEqual([]);
  });

  test('the server writes only to its log', () => {
    const files = product.filter(({ path }) => path.startsWith('server/') && path !== 'server/banner.ts');
    expect(linesThat(files, /\bconsole\./)).toEqual([]);
  });
});
