import { connect } from 'node:net';
import { aFlowDocument } from '../builders/api/aFlow.ts';

/** One login of a node that is besieged, and what it may ask for. */
export interface Besieger {
  url: string;
  token: string;
  account: number;
  /** Ends with the siege. */
  signal: AbortSignal;
}

type Assault = (by: Besieger) => Promise<unknown>;

const times = <Result>(count: number, make: (at: number) => Result): Result[] =>
  Array.from({ length: count }, (_, at) => make(at));

function send({ url, token, signal }: Besieger, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  return fetch(`${url}/v2${path}`, { ...init, headers, signal });
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Reads answers to their end, so that their connections are used again. */
async function readAll(requests: Promise<Response>[]): Promise<void> {
  const answers = await Promise.allSettled(requests);
  await Promise.allSettled(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.text()] : [])));
}

/** A flow of so many steps that lead nowhere. */
function largeFlow(steps: number) {
  const usual = aFlowDocument();
  const [first] = usual.nodes;
  return { ...usual, nodes: [...usual.nodes, ...times(steps, (at) => ({ ...first, id: `n${at}` }))] };
}

/** A form with one file. */
function form(name: string, bytes: string, method = 'POST'): RequestInit {
  const body = new FormData();
  body.append('invalid', 'check');
  body.append('file', new Blob([bytes]), name);
  return { method, body };
}

/** Sends the head of a request and nothing or little more, and leaves answers unread. */
function hangOn({ url, token, signal }: Besieger, head: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.pause().write(head.replace('TOKEN', token)));
    socket.on('error', () => resolve()).on('close', () => resolve());
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    setTimeout(() => socket.destroy(), 5000).unref();
  });
}

/** What a login can do that costs a node much. Each is refused, waits its turn or is answered; none may harm calls. */
export const assaults: Record<string, Assault> = {
  'many small reads': (by) => readAll(times(60, () => send(by, '/call?length=100'))),
  'many reports': (by) => readAll(times(40, () => send(by, '/report/scheduled'))),
  searches: (by) => readAll(times(40, (at) => send(by, `/call?search=${at}`))),
  'exports as workbooks': (by) => readAll(times(12, () => send(by, '/call/export?format=xlsx'))),
  'checks of large flows': (by) =>
    readAll(times(10, () => send(by, `/routing/${by.account}/validate`, json('POST', { document: largeFlow(3000) })))),
  'garbage tokens': ({ url, signal }) =>
    readAll(times(100, (at) => fetch(`${url}/v2/user/me`, { headers: { authorization: `Bearer x${at}` }, signal }))),
  'live streams': (by) =>
    Promise.all(times(40, () => hangOn(by, 'GET /v2/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\n\r\n'))),
  'answers nobody reads': (by) =>
    Promise.all(
      times(20, () => hangOn(by, 'GET /v2/call?length=100 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\n\r\n')),
    ),
  'bodies that never end': (by) =>
    Promise.all(
      times(20, () =>
        hangOn(
          by,
          `POST /v2/routing/${by.account}/validate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\nContent-Type: application/json\r\nContent-Length: 40000000\r\n\r\n{`,
        ),
      ),
    ),
  'thousands of calls at once': (by) =>
    readAll(
      times(4, () => {
        const call = (at: number) => ({
          dateStart: '2026-01-01T10:00:00Z',
          caller: `+49157${String(at).padStart(8, '0')}`,
          trackingNumber: '+61299999999',
          duration: 60,
        });
        const body = { calls: times(5000, call), invalid: 'check' };
        return send(by, `/call/import/${by.account}`, json('PUT', body));
      }),
    ),
  'call files': (by) =>
    readAll(
      times(6, () => {
        const rows = times(20_000, (at) => `2026-01-01 10:00,0491570${String(at).padStart(6, '0')},61299999999,1h1m1`);
        return send(
          by,
          `/call/import/${by.account}`,
          form('calls.csv', `date,caller,number,duration\n${rows.join('\n')}`),
        );
      }),
    ),
  'pictures and sounds that are none': (by) =>
    readAll(
      times(6, (at) =>
        send(
          by,
          `/audio/${by.account}`,
          form(at % 2 === 0 ? 'a.wav' : 'a.mp3', `RIFF${'\0'.repeat(2_000_000)}`, 'PUT'),
        ),
      ),
    ),
};
