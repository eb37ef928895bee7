import tls from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import type { Deliver } from '../../../server/carriers/messages/smpp/serveCentre.ts';
import { type LinkTimes, SmppLink } from '../../../server/carriers/messages/smpp/smppLink.ts';
import { afterFile } from '../../afterFile.ts';
import { aMessageCentre, centreLogin } from './aMessageCentre.ts';
import { dataOf, deliveryOf } from './centre/deliveryOf.ts';
import { cString, type Pdu } from './centre/wire.ts';
import { eventually } from '../../eventually.ts';

/** For 127.0.0.1, until 2126; nothing but this test trusts it. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAKlD8Rk0xmYr4hg6
g3TR9UlyxnmyKo16dX4+atJag9qhRANCAAQi2eBBkRZfQ5r+bXILXy+zuzmkvGFI
gP0z5SDv1OJj0t8ljr7npp6wxsz/3K2Iq5Q9bJMQJs3vzT+jR3tEkPSv
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUD8dVmTzYZExIliqmDSTi3csMav0wCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTY2VudHJlLmV4YW1wbGUudGVzdDAgFw0yNjExMjUwMjQxNDBa
GA8yMTI2MTEwMTAyNDE0MFowHjEcMBoGA1UEAwwTY2VudHJlLmV4YW1wbGUudGVz
dDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCLZ4EGRFl9Dmv5tcgtfL7O7OaS8
YUiA/TPlIO/U4mPS3yWOvuemnrDGzP/crYirlD1skxAmze/NP6NHe0SQ9K+jZDBi
MB0GA1UdDgQWBBTunTcC7w3KGIggrGSJGIeSqMey2zAfBgNVHSMEGDAWgBTunTcC
7w3KGIggrGSJGIeSqMey2zAPBgNVHRMBAf8EBTADAQH/MA8GA1UdEQQIMAaHBH8A
AAEwCgYIKoZIzj0EAwIDSAAwRQIhAPbZUrR5HZ/jm1jGUo3mo2+2e+jmKWUGf66Q
6+uATowuAiB451sgZRy6QIiJYyp6VCPIt4FJ3mI7DNbq621brLZ0GQ==
-----END CERTIFICATE-----`;

const aText = { source_addr: '61412000011', destination_addr: '61412000012', short_message: { message: 'Hello' } };
const aDelivery = { from: '61412000011', to: '61412000012', message: 'Hello' };
const soon = () => performance.now() + 10_000;

const running = new Set<SmppLink>();
afterEach(async () => {
  for (const link of running) await link.stop();
  running.clear();
});

interface Linked {
  port: number;
  secure?: boolean;
  password?: string;
  deliver?: Deliver;
  times?: Partial<LinkTimes>;
}

/** A started link, and what it logs. */
function linkTo({ port, secure = false, password = centreLogin.SMPP_PASSWORD, deliver, times }: Linked) {
  const logged: string[] = [];
  const note = (told: string | { err?: { code?: string }; status?: string }, text = '') =>
    void logged.push(typeof told === 'string' ? told : `${text}: ${told.err?.code ?? told.status}`);
  const link = new SmppLink({
    settings: {
      host: '127.0.0.1',
      port,
      tls: secure,
      systemId: centreLogin.SMPP_SYSTEM_ID,
      password,
      systemType: '',
      answerSeconds: 30,
      window: 2,
    },
    use: 'both',
    log: { info: note, warn: note, error: note } as unknown as ConstructorParameters<typeof SmppLink>[0]['log'],
    deliver: deliver ?? (() => Promise.resolve(undefined)),
    times: { firstPauseMs: 10, longestPauseMs: 40, ...times },
  });
  running.add(link);
  link.start();
  return { link, logged };
}

describe('over TLS', () => {
  test('a centre is told nothing unless the system trusts its certificate', async () => {
    const centre = await aMessageCentre({ key, cert });
    const { link, logged } = linkTo({ port: centre.port, secure: true });
    await eventually(() => expect(logged[0]).toMatch(/^the connection to the message centre failed: .*SELF_SIGNED/));
    await link.stop();
    expect(centre.submitted).toEqual([]);

    const trusted = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...trusted, cert]);
    afterFile(() => tls.setDefaultCACertificates(trusted));
    const { link: other } = linkTo({ port: centre.port, secure: true });
    expect(await other.submit(aText, soon())).toMatchObject({ kind: 'answered', answer: { command_status: 0 } });
    expect(centre.submitted).toMatchObject([{ text: 'Hello' }]);
  });
});

test('a password that the centre refuses is named in the log, and tried again', async () => {
  const centre = await aMessageCentre();
  const { link, logged } = linkTo({ port: centre.port, password: 'another' });
  await eventually(() => expect(logged.length).toBeGreaterThan(1));
  expect(new Set(logged)).toEqual(new Set(['the message centre did not accept the connection: ESME_RINVPASWD']));
  expect(await link.submit(aText, performance.now() + 50)).toEqual({ kind: 'unsent' });
  expect(JSON.stringify(logged)).not.toContain('another');
});

test('a centre that stops answering is left and connected to again', async () => {
  const centre = await aMessageCentre();
  const { link, logged } = linkTo({ port: centre.port, times: { enquireMs: 20 } });
  const silent = await centre.link();
  silent.answersEnquiries = false;
  await eventually(async () => expect(await centre.link()).not.toBe(silent));
  expect(logged).toContain('the message centre closed the connection');
  expect(await link.submit(aText, soon())).toMatchObject({ kind: 'answered' });
});

test('a text without an answer in time is lost, and its place in the window free again', async () => {
  const centre = await aMessageCentre();
  const { link } = linkTo({ port: centre.port, times: { longestAnswerMs: 50 } });
  const usual = centre.handleBy(() => undefined);
  const submitted = Array.from({ length: 4 }, () => link.submit(aText, soon()));
  expect(await Promise.all(submitted)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'lost' })));
  usual();
  expect(await link.submit(aText, soon())).toMatchObject({ kind: 'answered' });
});

test('no more requests than the window has wait for an answer', async () => {
  const centre = await aMessageCentre();
  const { link } = linkTo({ port: centre.port });
  const usual = centre.handleBy(() => undefined);
  const submitted = Array.from({ length: 5 }, () => link.submit(aText, soon()));
  for (let answered = 0; answered < 5; answered += 1) {
    const most = Math.min(5, answered + 2);
    await eventually(() => expect(centre.submitted).toHaveLength(most));
    // What would come too early comes before the answer to this.
    await (await centre.link()).ask('enquire_link');
    expect(centre.submitted).toHaveLength(most);
    centre.submitted[answered]?.answer();
  }
  expect((await Promise.all(submitted)).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'answered'));
  usual();
});

test('an answer that comes too late is handed on, once', async () => {
  const centre = await aMessageCentre();
  const { link } = linkTo({ port: centre.port, times: { longestAnswerMs: 50 } });
  const usual = centre.handleBy(() => undefined);
  const late: (string | undefined)[] = [];
  const asked = await link.submit(aText, soon(), ({ message_id: id }) => void late.push(id));
  expect([asked, late]).toEqual([{ kind: 'lost' }, []]);
  centre.submitted[0]?.answer();
  centre.submitted[0]?.answer();
  await eventually(() => expect(late).toEqual([centre.submitted[0]?.id]));
  usual();
});

test('what a centre delivers together with its answer to the bind is taken', async () => {
  const answered = Promise.withResolvers<Pdu>();
  const { port } = await aMessageCentre({
    bound: (link) => void link.ask('deliver_sm', deliveryOf(aDelivery)).then(answered.resolve),
  });
  linkTo({ port });
  expect((await answered.promise).status).toBe(0);
});

test('data_sm is answered like deliver_sm, and a command that nobody knows by a generic_nack', async () => {
  const centre = await aMessageCentre();
  const taken: (string | undefined)[] = [];
  linkTo({
    port: centre.port,
    deliver: ({ message_payload: payload }) => {
      taken.push(String(payload?.message));
      return Promise.resolve(undefined);
    },
  });
  const over = await centre.link();
  const answers: Pdu[] = [];
  over.on('pdu', (pdu) => void answers.push(pdu));
  void over.ask('data_sm', dataOf({ from: '61412000011', to: '61412000012', payload: 'Hello' }));
  // 16 bytes with the number of a command that the protocol does not have, and its own sequence number.
  over.socket.write(Buffer.from('0000001000000fff0000000000000309', 'hex'));
  void over.ask('query_sm', Buffer.concat([cString('7f'), Buffer.from([0, 0]), cString('')]));
  await eventually(() =>
    expect(answers.map(({ command, status }) => `${command} ${status}`).toSorted()).toEqual([
      'data_sm_resp 0',
      'generic_nack 3',
      'query_sm_resp 3',
    ]),
  );
  expect(taken).toEqual(['Hello']);
});

test('a centre that takes us and drops us at once is left alone for longer each time', async () => {
  const binds: number[] = [];
  const { port } = await aMessageCentre({
    bound(link) {
      binds.push(performance.now());
      link.socket.end();
    },
  });
  linkTo({ port, times: { firstPauseMs: 20, longestPauseMs: 10_000 } });
  await eventually(() => expect(binds).toHaveLength(6));
  // Each pause is twice the one before, give or take a quarter: 15 to 480 ms here.
  const pauses = binds.slice(1).map((at, index) => at - (binds[index] ?? 0));
  for (const [index, ms] of pauses.entries()) expect(ms).toBeGreaterThan(20 * 2 ** index * 0.75 - 1);
});

test('a link that stops lets what it is handling finish, answers it and unbinds', async () => {
  const centre = await aMessageCentre();
  const stored = Promise.withResolvers<undefined>();
  const handled: string[] = [];
  const { link } = linkTo({
    port: centre.port,
    deliver: async () => {
      handled.push('begun');
      await stored.promise;
      return () => {
        handled.push('answered');
        return Promise.resolve();
      };
    },
  });
  (await centre.link()).on('pdu', ({ command }) => void (command === 'unbind' && handled.push('unbound')));
  const status = centre.deliver(aDelivery);
  await eventually(() => expect(handled).toEqual(['begun']));
  const stopped = link.stop();
  stored.resolve(undefined);
  expect(await status).toBe(0);
  await stopped;
  expect(handled).toEqual(['begun', 'answered', 'unbound']);
});

test('what we could not handle is to be delivered again', async () => {
  const centre = await aMessageCentre();
  linkTo({ port: centre.port, deliver: () => Promise.reject(new Error('the database is away')) });
  expect(await centre.deliver(aDelivery)).toBe(0x64);
});

test('a link that stops while nobody answers ends at once', async () => {
  const centre = await aMessageCentre();
  const { link } = linkTo({ port: 1 });
  const waiting = link.submit(aText, soon());
  await link.stop();
  expect(await waiting).toEqual({ kind: 'unsent' });
  expect(centre.submitted).toEqual([]);
});
