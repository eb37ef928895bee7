import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { callsOf, type Importer, rebuilt, someColumns, upload } from './aHistory.ts';

const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let by: Importer;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db, { country: 'AU' });
  const { email } = await aUser(db, account, ['admin']);
  by = { app, account, headers: (await login(app, email)).headers };
});

const clean = { valid: 0, duplicates: 0, invalid: 0, errors: [], formerNumbers: [], formerCount: 0 };

const otherSystem = `Call Status,Direction,Tracking Number,Source,Start Time,Duration (seconds),Phone Number,Agent Name,Tags,Value,Keywords,Campaign,Medium,Device,Landing Page,Last Page URL,Keypress
Answered,Inbound,+61390000001,Google Ads,2026-11-05 10:00,65,+61412000001,Ada  BYRON,Sale,"$1,234.50",dentist near me,Implants,cpc,Mobile,https://dental.example/,https://dental.example/contact,1 > 2
Answered,Outbound,+61390000001,,2026-11-05 11:00,30,+61412000002,ADA@work.example,,99 AUD,,,,Desktop,,,
No Answer,Outbound,+61390000001,,2026-11-05 12:00,0,+61412000003,Zoe Left,,0,,,,iPad,,,
`;
const otherColumns =
  'status,direction,trackingNumber,trackingSource,dateStart,duration,caller,user,tags,revenue,keyword,campaign,web_medium,device,landing,conversion,IVR';

test('a file of another system brings its users, visits, values and keys into calls and reports', async () => {
  const ada = await aUser(db, account, ['users'], { firstName: 'Ada', lastName: 'Byron', email: 'ada@work.example' });
  const { result } = await upload(by, otherSystem, { columns: otherColumns });
  const former = { formerNumbers: ['+61390000001'], formerCount: 1 };
  const unknownUsers = ['Zoe Left'];
  expect(result).toEqual({ ...clean, id: expect.any(String), rows: 3, valid: 3, ...former, unknownUsers });
  const rows = await callsOf(db, account);
  const money = { revenueCurrency: 'AUD' };
  expect(rows).toMatchObject([
    {
      userId: ada.id,
      target: 'Ada  BYRON',
      ...money,
      revenue: 123_450,
      webKeyword: 'dentist near me',
      webCampaign: 'Implants',
      webMedium: 'cpc',
      webDevice: 'mobile',
      webLanding: 'https://dental.example/',
      webConversion: 'https://dental.example/contact',
      ivr: '12',
    },
    { userId: ada.id, target: null, ...money, revenue: 9900, webCampaign: null, webDevice: 'desktop', ivr: null },
    { userId: null, target: null, ...money, revenue: 0, webDevice: 'tablet' },
  ]);
  for (const { row, folded } of await rebuilt(db, account)) expect(row).toEqual(folded);

  const query = { datefrom: '2026-11-05', dateto: '2026-11-05', timezone: 'Australia/Sydney' };
  const ask = async (url: string) =>
    (await app.inject({ url: `/v2/${url}`, query, headers: by.headers })).json<object>();
  expect(await ask('reports/outAgent/all')).toMatchObject({
    agents: [{ user: ada.id, name: 'Ada Byron', total: 1, answered: 1 }],
  });
  expect(await ask('reports/webKeywords')).toMatchObject({ rows: [{ name: 'dentist near me', total: 1 }] });
  expect(await ask('reports/webTable2/landing')).toMatchObject({ rows: [{ name: 'https://dental.example/' }] });
  expect(await ask('reports/webTable2/conversion')).toMatchObject({
    rows: [{ name: 'https://dental.example/contact' }],
  });
  const left = await app.inject({ url: `/v2/call/outbound/${rows[2]?.uuid}/full`, headers: by.headers });
  expect(left.json()).toMatchObject({ activity: [{}, { kind: 'call.imported', text: 'Zoe Left' }] });
});

test.each([
  ['revenue', 'much', 'money'],
  ['revenue', '-5', 'money'],
  ['revenue', '12 EUR', 'money'],
  ['revenue', '£12', 'money'],
  ['device', 'fridge', 'device'],
  ['IVR', 'sales', 'keys'],
])('a %s of “%s” is no %s', async (field, value, problem) => {
  const csv = `${someColumns},${field}\n2026-11-05 10:00,0412000001,0390000001,answered,30,${value}\n`;
  const { result } = await upload(by, csv);
  expect(result).toMatchObject({ id: null, valid: 0, errors: [{ line: 2, field, problem, value }] });
});
