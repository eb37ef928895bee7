import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MessageCarrier } from '../../messaging/messages/messageCarrier.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { twilioMessages } from './twilioMessages.ts';

const service = 'MG0123456789abcdef0123456789abcdef';
const to = '+61412345678';
let asked: { method: string; form: Record<string, string>; query: Record<string, string> }[] = [];

const number = '+61400000001';

const listed = (sid: string, messaging_service_sid: string | null, at = '2026-11-26T00:10:00Z') => {
  const sent = { sid, to, from: number, body: 'Hello', status: 'queued', error_code: null };
  // One that waits at the carrier has no time of sending.
  return { ...sent, messaging_service_sid, date_created: new Date(at).toUTCString(), date_sent: null };
};

/** Takes and lists messages as Twilio’s API does, which asks for a sender, and for one only. */
const twilio = createServer((request, response) => {
  void text(request).then((sent) => {
    const form = Object.fromEntries(new URLSearchParams(sent));
    const query = Object.fromEntries(new URL(request.url ?? '/', 'http://twilio').searchParams);
    asked.push({ method: request.method ?? '', form, query });
    const isSent = request.method === 'POST';
    const isRefused = isSent && (form['From'] === undefined) === (form['MessagingServiceSid'] === undefined);
    const found = [listed('SM1', service), listed('SM2', null), listed('SM3', service.replace(/f$/, '0'))];
    const ofNumber = [listed('SM5', null), listed('SM4', null, '2026-11-25T23:00:00Z')];
    const shown = query['From'] === undefined ? found : query['DateSent>'] === undefined ? ofNumber : [];
    const messages = { messages: shown, next_page_uri: null };
    response.writeHead(isRefused ? 400 : isSent ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRefused ? { code: 21_603, status: 400 } : isSent ? found[0] : messages));
  });
});

let carrier: MessageCarrier;

beforeAll(async () => {
  await new Promise<void>((resolve) => void twilio.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`;
  const settings: CarrierSettings = {
    kind: 'twilio',
    publicBaseUrl: 'https://calls.example.test',
    accountSid: 'AC1',
    authTokens: ['token'],
    webhookKeys: [],
    apiBase,
    addresses: {},
    bundles: {},
    sipDomain: null,
    connectionId: '',
  };
  carrier = twilioMessages(settings, apiBase, { warn: () => undefined });
});
afterAll(() => void twilio.close());
beforeEach(() => void (asked = []));

test.each([
  ['+61400000001', 'From'],
  ['19733', 'From'],
  ['Harbour', 'From'],
  ['MG0123', 'From'],
  [service, 'MessagingServiceSid'],
])('%s is sent as %s', async (sender, parameter) => {
  const message = { accountId: 7, messageId: 'b3a1', sender, to, text: 'Hello' };
  expect(await carrier.send(message)).toEqual({ kind: 'accepted', remoteId: 'SM1' });
  expect(asked[0]?.form).toMatchObject({ [parameter]: sender });
});

test('what a service sent is found among all texts to somebody, as the list can’t be asked for a service', async () => {
  const found = await carrier.findSent({ sender: service, to, since: new Date('2026-11-26T00:00:00Z') });
  expect(found?.map(({ remoteId }) => remoteId)).toEqual(['SM1']);
  expect(asked[0]?.query).not.toHaveProperty('From');
});

test('what a number sent since a time is found by when it was made, also while it waits at the carrier', async () => {
  const found = await carrier.findSent({ sender: number, to, since: new Date('2026-11-26T00:00:00Z') });
  expect(found?.map(({ remoteId }) => remoteId)).toEqual(['SM5']);
  expect(asked[0]?.query).toMatchObject({ From: number, To: to });
});

test('whether a sender has sent since a time is asked by when it was sent; of a service it can’t be', async () => {
  const since = new Date('2026-11-26T00:00:00Z');
  expect(await carrier.hasSentSince(number, since)).toBe(false);
  expect(asked[0]?.query).toMatchObject({ From: number, 'DateSent>': '2026-11-26T00:00:00Z' });
  expect(asked[0]?.query).not.toHaveProperty('To');
  expect(await carrier.hasSentSince(service, since)).toBe(false);
  expect(asked).toHaveLength(1);
});
