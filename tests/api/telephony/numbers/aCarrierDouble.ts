import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type CarrierWords = 'twilio' | 'signalwire' | 'telnyx';

/** A number at the carrier, as we see it from outside. */
export interface Held {
  did: string;
  sid: string;
  mark?: string;
  /** Where its calls go. */
  goesTo: string;
  /** Whether another carrier still has it. */
  pending?: boolean;
}

const page = (held: Held[], one: (number: Held) => object) => ({
  data: held.map(one),
  meta: { page_number: 1, total_pages: 1 },
});

/**
 * A carrier of numbers over HTTP that speaks Twilio's words or Telnyx's. `held` is what it has; `fails` makes it refuse the
 * requests of a method.
 */
export async function aCarrierDouble(words: CarrierWords) {
  const state = { held: [] as Held[], fails: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://carrier');
      const json = (status: number, answer: object) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      if (request.method === state.fails) return json(500, { code: 20_500, status: 500, message: 'out of order' });
      const answer = (words === 'telnyx' ? asTelnyx : asTwilio)(state.held, {
        url,
        body,
        method: request.method ?? '',
      });
      return answer ? json(200, answer) : json(404, { code: 20_404, status: 404, errors: [{ code: '10005' }] });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

interface Asked {
  url: URL;
  body: string;
  method: string;
}

/** As https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource. */
function asTwilio(held: Held[], { url, body, method }: Asked): object | undefined {
  const shown = ({ did, sid, mark, goesTo }: Held) => ({
    sid,
    phone_number: did,
    friendly_name: mark === undefined ? did : `Trunkline ${mark}`,
    // Twilio ignores the addresses where an application is set.
    voice_url: goesTo.startsWith('AP') ? 'https://unused.example.test' : goesTo,
    voice_application_sid: goesTo.startsWith('AP') ? goesTo : '',
  });
  const [, sid] = /IncomingPhoneNumbers\/(\w+)\.json$/.exec(url.pathname) ?? [];
  if (sid === undefined) {
    const asked = url.searchParams.get('PhoneNumber');
    const found = held.filter(({ did }) => asked === null || did === asked);
    return { incoming_phone_numbers: found.map(shown), next_page_uri: null };
  }
  const number = held.find((each) => each.sid === sid);
  if (!number || method !== 'POST') return undefined;
  const form = new URLSearchParams(body);
  if (!number.goesTo.startsWith('AP') || form.get('VoiceApplicationSid') === '')
    number.goesTo = form.get('VoiceUrl') ?? number.goesTo;
  return shown(number);
}

/** As https://developers.telnyx.com/api/numbers. Calls of a connection go where its application says. */
function asTelnyx(held: Held[], { url, body, method }: Asked): object | undefined {
  const shown = ({ did, sid, mark = '', goesTo, pending = false }: Held) => ({
    id: sid,
    phone_number: did,
    customer_reference: mark,
    connection_id: goesTo,
    status: pending ? 'port-pending' : 'active',
  });
  if (url.pathname.startsWith('/texml_applications/')) {
    const set = method === 'PATCH' ? (JSON.parse(body) as object) : {};
    return { data: { friendly_name: 'Calls', ...set } };
  }
  const [, sid] = /\/phone_numbers\/(\w+)$/.exec(url.pathname) ?? [];
  if (sid === undefined) {
    const asked = url.searchParams.get('filter[phone_number]');
    return page(
      held.filter(({ did }) => asked === null || did === asked),
      shown,
    );
  }
  const number = held.find((each) => each.sid === sid);
  if (!number || method !== 'PATCH') return undefined;
  number.goesTo = (JSON.parse(body) as { connection_id: string }).connection_id;
  return { data: shown(number) };
}
