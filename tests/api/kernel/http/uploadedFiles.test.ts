import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: TestApp['app'];
let headers: Record<string, string>;
let count = 0;

beforeAll(async () => {
  const { db, ...rest } = await anApp({ environment: { RATE_LIMIT: '100000' } });
  ({ app } = rest);
  const account = await anAccount(db, { country: 'AU' });
  const { email } = await aUser(db, account, ['admin', 'users', 'conf', 'super']);
  ({ headers } = await login(app, email));
  list = async () => {
    count += 1;
    const answer = await ask(app, endpoints.createSmsList, { body: { account, name: `List ${count}` } }, headers);
    return (JSON.parse(answer.body) as { uuid: string }).uuid;
  };
});

let list: () => Promise<string>;

/** The answer to a file of contacts, and the contacts that the list has then. */
async function imported(bytes: Buffer, body: Record<string, string> = {}) {
  const params = { uuid: await list() };
  const sample = { params, body: { invalid: 'skip', ...body }, file: { name: 'contacts.csv', bytes } };
  const { status, body: text } = await ask(app, endpoints.importListFile, sample, headers);
  const read = await ask(app, endpoints.getSmsList, { params }, headers);
  const { contacts } = JSON.parse(read.body) as { contacts: { data: { msisdn: string; fields: object }[] } };
  return {
    status,
    answer: JSON.parse(text) as Record<string, unknown>,
    contacts: contacts.data.map(({ msisdn, fields }) => [msisdn, fields]),
  };
}

describe('a file of contacts', () => {
  test('with semicolons is read so though its header has more commas', async () => {
    const text = 'Mobile;Name (first, middle, last);City\n0412345661;Ann;Rome\n0412345662;Bob, Max;Bari\n';
    expect((await imported(Buffer.from(text), { columns: 'number,name,city' })).contacts).toEqual([
      ['+61412345661', { name: 'Ann', city: 'Rome' }],
      ['+61412345662', { name: 'Bob, Max', city: 'Bari' }],
    ]);
  });

  test('that Excel saved on Windows keeps its accents, and the answer says how it was read', async () => {
    const { answer, contacts } = await imported(Buffer.from('number,firstName\n0412345663,José\n', 'latin1'));
    expect(answer).toEqual({ rows: 1, added: 1, known: 0, invalid: 0, problems: [], encoding: 'windows-1252' });
    expect(contacts).toEqual([['+61412345663', { firstName: 'José' }]]);
  });

  test.each([
    ['UTF-16', Buffer.from('\uFEFFnumber\tfirstName\r\n0412345664\tZoë\r\n', 'utf16le')],
    ['a line that names its separator', Buffer.from('sep=;\r\nnumber;firstName\r\n0412345664;Zoë\r\n')],
  ])('in %s is read', async (_, bytes) => {
    const { answer, contacts } = await imported(bytes);
    expect(answer).toEqual({ rows: 1, added: 1, known: 0, invalid: 0, problems: [] });
    expect(contacts).toEqual([['+61412345664', { firstName: 'Zoë' }]]);
  });

  test('whose quote is never closed is refused with the line, and adds nothing', async () => {
    const { status, answer, contacts } = await imported(Buffer.from('number,name\n0412345665,"Ann\n0412345666,Bob\n'));
    expect([status, answer['errorCode'], answer['info']]).toEqual([
      400,
      'INVALID-PAYLOAD',
      [{ path: 'file', message: 'a quote is opened and never closed', line: 2 }],
    ]);
    expect(contacts).toEqual([]);
  });

  test('with a cell longer than Excel’s is refused with the line', async () => {
    const { status, answer } = await imported(Buffer.from(`number,name\n0412345665,${'x'.repeat(40_000)}\n`));
    expect([status, answer['errorCode'], answer['info']]).toEqual([413, 'file-too-large', { line: 2, most: 32_767 }]);
  });
});

describe.each([
  ['a list', 'importListFile'],
  ['a logo', 'uploadImage'],
] as const)('a file for %s', (_, name) => {
  const endpoint = endpoints[name];
  const post = async (part: string, payload: Buffer | string) => {
    const boundary = 'form';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="invalid"\r\n\r\nskip\r\n`;
    const url = endpoint.path.replace(':uuid', await list()).replace(':image', 'logo');
    const answer = await app.inject({
      method: endpoint.method,
      url,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(`${head}--${boundary}\r\n${part}\r\n\r\n`),
        Buffer.from(payload),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
    return answer.statusCode;
  };

  test.each([
    ['without a name', 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream'],
    ['with an empty name', 'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: text/csv'],
  ])('%s is refused or read, but no failure', async (__, part) => {
    expect(await post(part, 'number\n0412345667\n')).toBeLessThan(500);
  });

  test.each([
    'PK',
    'PK\u0003\u0004',
    'ID3',
    'ID3\u0004\0',
    '\0',
    '<',
    '"',
    '\u00FF\u00FB',
    'RIFF\0\0\0\0WAVE',
    'GIF8',
    'OggS',
  ])('of a few bytes is no failure: %j', async (bytes) => {
    const part = 'Content-Disposition: form-data; name="file"; filename="a.csv"';
    const status = await post(part, Buffer.from(bytes, 'latin1'));
    expect([400, 413, 415]).toContain(status);
  });
});
