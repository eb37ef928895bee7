import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportFields } from '#values/exportField.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { calls, directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { unzip } from '../../../builders/api/unzip.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
  await app.listen({ host: '127.0.0.1', port: 0 });
});

async function anOffice(rows: GivenCall[]) {
  const account = await anAccount(db);
  for (const row of rows) await aCall(db, account, row);
  const { headers } = await login(app, (await aUser(db, account, [], { timezone: 'Europe/Rome' })).email);
  const download = async (query = '') => {
    const answer = await app.inject({ url: `/v2/call/export?${query}`, headers });
    return { headers: answer.headers, bytes: answer.rawPayload, text: answer.body };
  };
  const open = async (query = '') => {
    const { port } = app.server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, path: `/v2/call/export?${query}`, headers });
    return { request, response: once(request, 'response') as Promise<[IncomingMessage]> };
  };
  return { account, download, open };
}

/** Adds calls with long notes. */
async function manyCalls(account: number, count: number) {
  await db.execute(sql`
    insert into ${calls} (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number,
      tracking_name, tracking_source, notes)
    select account_id, id + place, gen_random_uuid(), date_start - place * interval '1 second', t15, state, direction,
      first_time, tracking_number, tracking_name, tracking_source, repeat('quote ', 100)
    from ${calls}, generate_series(1, ${count}) as place where ${calls.accountId} = ${account}`);
  await db.execute(sql`analyze calls`);
}

const rows: GivenCall[] = [
  {
    uuid: '00000000-0000-4000-8000-000000000001',
    at: '2026-03-04T01:00:00Z',
    tags: ['vip', 'new'],
    notes: '=HYPERLINK("http://evil.test","x")\nSecond, line',
    target: 'Reception',
    ivr: '12',
    score: -3,
    area: 'Perth',
    webSource: 'google',
    webMedium: 'cpc',
  },
  {
    uuid: '00000000-0000-4000-8000-000000000002',
    at: '2026-03-05T01:00:00Z',
    caller: null,
    status: 'missed',
    audio: true,
  },
];

describe('an export', () => {
  test('as CSV has exactly the fields of the specification, newest call first', async () => {
    const { account, download } = await anOffice(rows);
    const { headers, text } = await download();
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calls.csv"',
      'x-call-count': '2',
    });
    const common = { trackingNumber: '+61390000001', trackingSource: 'google', duration: '60', talkTime: '45' };
    const whose = { firstTimeCaller: 'true', account: String(account), accountName: 'Harbour Dental' };
    const none = { area: '', target: '', IVR: '', notes: '', tags: '', score: '0', web_source: '', web_medium: '' };
    const { data, meta } = Papa.parse(text.slice(1).trimEnd(), { header: true });
    expect([text.charCodeAt(0), meta.fields]).toEqual([0xfeff, [...exportFields]]);
    expect(data).toEqual([
      {
        ...common,
        ...whose,
        ...none,
        uuid: '00000000-0000-4000-8000-000000000002',
        dateStartUser: '2026-03-05T02:00:00+01:00',
        caller: '',
        status: 'missed',
        audio: 'true',
      },
      {
        ...common,
        ...whose,
        uuid: '00000000-0000-4000-8000-000000000001',
        dateStartUser: '2026-03-04T02:00:00+01:00',
        caller: '+61412345678',
        area: 'Perth',
        status: 'answered',
        target: 'Reception',
        audio: 'false',
        web_source: 'google',
        web_medium: 'cpc',
        tags: 'vip, new',
        IVR: '12',
        score: '-3',
        notes: `'=HYPERLINK("http://evil.test","x")\nSecond, line`,
      },
    ]);
  });

  test('as a workbook has the same fields as texts, numbers and booleans, none of them a formula', async () => {
    const { account, download } = await anOffice([{ score: -3, notes: '=1+1 <b> & \u0007"', area: '' }]);
    const { headers, bytes } = await download('format=xlsx');
    expect(headers['content-disposition']).toBe('attachment; filename="calls.xlsx"');
    const files = unzip(bytes);
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const [head, row] = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, cells]) =>
      [...(cells ?? '').matchAll(/<c(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, type, value]) => [
        type,
        value?.replaceAll(/<[^>]*>/g, ''),
      ]),
    );
    expect(head?.map(([, name]) => name)).toEqual([...exportFields]);
    const byField = Object.fromEntries(exportFields.map((field, at) => [field, row?.[at]]));
    expect(byField).toMatchObject({
      caller: ['inlineStr', '+61412345678'],
      area: [undefined, undefined],
      firstTimeCaller: ['b', '1'],
      duration: [undefined, '60'],
      score: [undefined, '-3'],
      notes: ['inlineStr', '=1+1 &lt;b&gt; &amp; "'],
      account: [undefined, String(account)],
    });
    expect(sheet).not.toContain('<f>');
  });

  test('has only the calls that the log’s filters match', async () => {
    const { download } = await anOffice(rows);
    const uuids = async (query: string) => {
      const { data } = Papa.parse<{ uuid: string }>((await download(query)).text.slice(1).trimEnd(), { header: true });
      return data.map(({ uuid }) => uuid.slice(-1));
    };
    expect(await uuids('tags=vip')).toEqual(['1']);
    expect(await uuids('status=missed&datefrom=2026-03-05&dateto=2026-03-05')).toEqual(['2']);
    expect(await uuids('search=nobody')).toEqual([]);
  });

  test('of outbound calls has the same fields of all calls that the filters match, and no others', async () => {
    const outbound = { direction: directionCodes.indexOf('outbound') };
    const { download } = await anOffice([...rows, { ...outbound, area: 'Perth' }, { ...outbound, area: 'Albany' }]);
    const { headers, text } = await download('direction=outbound&area=perth');
    const { data, meta } = Papa.parse<{ area: string }>(text.slice(1).trimEnd(), { header: true });
    expect([headers['x-call-count'], meta.fields]).toEqual(['1', [...exportFields]]);
    expect(data.map(({ area }) => area)).toEqual(['Perth']);
  });

  test('of a hundred thousand calls keeps none of them in memory', async () => {
    const { account, open } = await anOffice([{}]);
    await manyCalls(account, 100_000);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = async () => {
      collect();
      // Buffers are freed a moment after they were collected.
      await new Promise((resolve) => setTimeout(resolve, 20));
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const [response] = await (await open()).response;
    let [lines, bytes, looked] = [0, 0, 10_000_000];
    const looks: number[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      lines += chunk.toString('latin1').split('\r\n').length - 1;
      if (bytes < looked) continue;
      looked = bytes + 10_000_000;
      looks.push(await held());
    }
    expect(lines).toBe(100_002);
    expect(bytes).toBeGreaterThan(60_000_000);
    // Buffers and compiled code are there by the first look.
    expect(Math.max(...looks) - (looks[0] ?? 0)).toBeLessThan(5_000_000);
  });

  test('ends in the database when its reader leaves', async () => {
    const { open } = await anOffice(rows);
    const waiting = async () => {
      const { rows: found } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%"calls"%' and pid <> pg_backend_pid()`);
      return found[0]?.count;
    };
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table calls in access exclusive mode`);
      const { request, response } = await open();
      response.catch(() => undefined);
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
      request.destroy();
      await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    });
  });
});
