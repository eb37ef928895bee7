import { expect, test } from 'vitest';
import { directionCodes, recordings } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

test('lists a call with everything the log shows', async () => {
  const { app, db } = await anApp();
  const id = await anAccount(db, { timezone: 'Australia/Perth' });
  const { headers } = await login(app, (await aUser(db, id, ['admin'], { timezone: 'Europe/Rome' })).email);
  const { did } = await aNumber(db, id, { type: 'tollfree' });
  const uuid = await aCall(db, id, {
    id: 7_255_801_036_800_001,
    trackingNumber: did,
    target: 'Reception',
    status: 'missed',
    audio: true,
    tags: ['vip', 'new'],
    ivr: '12',
    ivrName: 'Sales › New cars',
    location: 'Fremantle',
    webSource: 'google',
    webMedium: 'cpc',
    revenue: 45_000,
    revenueCurrency: 'AUD',
    leadStatus: 1,
  });
  const recording = { accountId: id, callUuid: uuid, sourceUrl: 'https://carrier.test/RE', seconds: 9, channels: 1 };
  await db.insert(recordings).values([
    { ...recording, sid: 'RE1', storedAs: 'key', createdAt: new Date('2026-03-04T01:01:00Z') },
    { ...recording, sid: 'RE2', createdAt: new Date('2026-03-04T01:02:00Z') },
  ]);
  const answer = await app.inject({ url: '/v2/call', headers });
  const row = {
    id: 7_255_801_036_800_001,
    uuid,
    account: id,
    accountName: 'Harbour Dental',
    caller: '+61412345678',
    crmName: null,
    area: null,
    country: null,
    firstTimeCaller: true,
    blocked: false,
    test: false,
    trackingNumber: did,
    trackingName: 'Website',
    trackingSource: 'google',
    network: 'tollfree',
    dateStart: '2026-03-04T01:00:00.000Z',
    dateStartGMT: '2026-03-04T01:00:00Z',
    dateStartLocal: '2026-03-04T09:00:00+08:00',
    dateStartUser: '2026-03-04T02:00:00+01:00',
    dateStop: '2026-03-04T01:01:00.000Z',
    dateStopGMT: '2026-03-04T01:01:00Z',
    dateStopLocal: '2026-03-04T09:01:00+08:00',
    dateStopUser: '2026-03-04T02:01:00+01:00',
    timestamp: 1_772_586_000,
    localTimezone: 'Australia/Perth',
    userTimezone: 'Europe/Rome',
    direction: 'inbound',
    state: 'ended',
    status: 'missed',
    duration: 60,
    talkTime: 45,
    target: 'Reception',
    answeredBy: null,
    rangLast: 'Reception',
    IVR: '12',
    IVRnames: ['Sales', 'New cars'],
    DTMF: '1',
    DTMFname: 'Sales',
    location: 'Fremantle',
    audio: true,
    heard: false,
    audioId: 'RE1',
    tag: 'vip',
    tags: ['vip', 'new'],
    score: 0,
    revenue: { amount: 45_000, currency: 'AUD' },
    currency: 'AUD',
    leadStatus: 'qualified',
    ownLeadStatus: 'qualified',
    intelligence: null,
    notes: '',
    version: 1,
    web: { source: 'google', medium: 'cpc' },
    web_source: 'google',
    web_medium: 'cpc',
  };
  expect(answer.json()).toEqual({ recordsTotal: 1, recordsFiltered: 1, data: [row] });
  expect((await app.inject({ url: `/v2/call/${uuid}`, headers })).json()).toEqual(row);
});

test('a call’s detail tells the visit before it, and by its own address that of an outbound call only', async () => {
  const { app, db } = await anApp();
  const id = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, id, ['users'])).email);
  const visit = { webSource: 'google', webMedium: 'paid', webCampaign: 'Implants', webKeyword: 'dentist near me' };
  const pages = { webLanding: 'https://dental.example/', webConversion: 'https://dental.example/contact' };
  const came = await aCall(db, id, { ...visit, ...pages, webDevice: 'mobile' });
  const direct = await aCall(db, id);
  const placed = await aCall(db, id, { direction: directionCodes.indexOf('outbound') });
  const detail = async (path: string) => (await app.inject({ url: `/v2/call/${path}/full`, headers })).json<object>();
  expect(await detail(came)).toMatchObject({
    visit: {
      source: 'google',
      medium: 'paid',
      campaign: 'Implants',
      keyword: 'dentist near me',
      device: 'mobile',
      landing: 'https://dental.example/',
      conversion: 'https://dental.example/contact',
    },
  });
  expect(await detail(direct)).toMatchObject({ visit: null });
  expect(await detail(`outbound/${placed}`)).toEqual(await detail(placed));
  expect(await detail(`outbound/${came}`)).toMatchObject({ errorCode: 'NOT-FOUND' });
});
