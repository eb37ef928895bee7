import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CarrierSettings } from '../../../server/carriers/carrierSettings.ts';

/** A text that the carrier has. */
export interface TakenText {
  sid: string;
  to: string;
  from: string;
  body: string;
  /** Where it reports statuses. */
  statusCallback: string;
  /** By its own clock. */
  at: Date;
}

/** What it does with a text: whether it takes it, and how it answers, if at all. */
const behaviours = {
  works: { takes: true, status: 201 },
  'takes its time': { takes: true, status: 201, afterMs: 60 },
  'has too many requests': { takes: false, status: 429 },
  'knows another token': { takes: false, status: 401 },
  'fails before it takes it': { takes: false, status: 500 },
  'fails after it took it': { takes: true, status: 500 },
  'is behind a proxy that gives up after passing it on': { takes: true, status: 408 },
  'is behind a proxy that gives up before passing it on': { takes: false, status: 408 },
  'breaks off after it took it': { takes: true, status: null },
  'breaks off before it takes it': { takes: false, status: null },
  'never answers, but takes it': { takes: true, status: 'never' },
  'never answers': { takes: false, status: 'never' },
  /** Nobody listens at its address. */
  'is away': { takes: false, status: null },
} as const satisfies Record<string, { takes: boolean; status: number | null | 'never'; afterMs?: number }>;

export type Behaviour = keyof typeof behaviours;
export const everyBehaviour = Object.keys(behaviours) as Behaviour[];

/** A carrier with Twilio’s calls for texts, which can be told how to behave. `clock` is its own. */
export async function aTwilioDouble({ clock }: { clock: () => Date }) {
  const taken: TakenText[] = [];
  const open = new Set<ServerResponse>();
  const planned = new Map<string, Behaviour[]>();
  let behaviour: Behaviour = 'works';
  let onTaken: (text: TakenText) => Promise<void> = () => Promise.resolve();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const { takes, status, ...more } = behaviours[planned.get(form['To'] ?? '')?.shift() ?? behaviour];
    const { To: to = '', From: from = '', Body: body = '', StatusCallback: statusCallback = '' } = form;
    const one: TakenText = {
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      to,
      from,
      body,
      statusCallback,
      at: clock(),
    };
    if (takes) {
      taken.push(one);
      await onTaken(one);
    }
    if ('afterMs' in more) await new Promise((done) => setTimeout(done, more.afterMs));
    if (status === null) request.socket.destroy();
    else if (status === 'never') open.add(response);
    else answer(response, status, status === 201 ? shown(one) : { code: 20_000 + status, status, message: 'No' });
  }

  function list(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twilio');
    const sid = /\/Messages\/(\w+)\.json$/.exec(pathname)?.[1];
    if (sid !== undefined) {
      const found = taken.find((one) => one.sid === sid);
      return found ? answer(response, 200, shown(found)) : answer(response, 404, { code: 20_404, status: 404 });
    }
    const [to, from, since] = [searchParams.get('To'), searchParams.get('From'), searchParams.get('DateSent>')];
    const found = taken
      .filter((one) => (to ?? one.to) === one.to && (from ?? one.from) === one.from)
      .filter(({ at }) => since === null || at >= new Date(since))
      .toReversed()
      .slice(0, Number(searchParams.get('PageSize') ?? 50));
    answer(response, 200, { messages: found.map(shown), next_page_uri: null });
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') void take(request, response);
    else list(request, response);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const leave = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const settings = {
    kind: 'twilio',
    publicBaseUrl: 'https://calls.example.test',
    accountSid: 'AC1',
    authTokens: ['token'],
  } as unknown as CarrierSettings;
  return {
    settings,
    base: `http://127.0.0.1:${port}`,
    taken,
    /** Called for each text before the request is answered. */
    onTaken: (does: typeof onTaken) => void (onTaken = does),
    /** What it does with the first texts to somebody, one after the other. */
    plan: (to: string, all: readonly Behaviour[]) => void planned.set(to, [...all]),
    async behave(next: Behaviour) {
      if (behaviour === 'is away' && next !== 'is away') await listen(port);
      if (behaviour !== 'is away' && next === 'is away') await leave();
      behaviour = next;
    },
    async close() {
      if (behaviour !== 'is away') await leave();
    },
  };
}

function shown({ sid, to, from, body, at }: TakenText) {
  const times = { date_created: at.toUTCString(), date_sent: at.toUTCString() };
  return { sid, to, from, body, status: 'delivered', error_code: null, messaging_service_sid: null, ...times };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
