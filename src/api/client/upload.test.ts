import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { tokens } from './tokens.ts';
import { upload } from './upload.ts';

const logo = endpoint({
  method: 'POST',
  path: '/v2/logo/:kind',
  summary: 'A logo',
  access: 'session',
  roles: [],
  params: z.object({ kind: z.string() }),
  body: z.object({ title: z.string(), note: z.string().optional() }),
  upload: { maxBytes: 1000, types: ['png'] },
  response: z.object({ address: z.string() }),
});
const file = new File(['1234567890'], 'logo.png', { type: 'image/png' });
const input = { params: { kind: 'icon' }, body: { title: 'Ours', note: undefined } };
const memory = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

interface Sent {
  line: string;
  headers: Record<string, string>;
  form: FormData;
}

/** An `XMLHttpRequest` answered by a function; undefined never answers. */
function serve(answer: (sent: Sent) => { status: number; body: object } | 'unreachable' | undefined): Sent[] {
  const log: Sent[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    line = '';
    headers: Record<string, string> = {};
    open(method: string, url: string) {
      this.line = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    end(event: string) {
      this.dispatchEvent(new Event(event));
      this.dispatchEvent(new Event('loadend'));
    }
    abort() {
      this.end('abort');
    }
    send(form: FormData) {
      const sent = { line: this.line, headers: this.headers, form };
      log.push(sent);
      const given = answer(sent);
      for (const loaded of [5, 10]) {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }));
      }
      if (given === 'unreachable') this.end('error');
      else if (given) {
        this.status = given.status;
        this.responseText = JSON.stringify(given.body);
        this.end('load');
      }
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return log;
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memory, sessionStorage: memory });
  tokens.open('cookie');
  tokens.keep({
    access: { token: 'one', expires: Date.now() + 3_600_000 },
    refresh: { jwt: null, expires: Date.now() + 9_000_000 },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the file follows the fields, with the token and the CSRF header', async () => {
  const log = serve(() => ({ status: 200, body: { address: '/logo.png' } }));
  await expect(upload(logo, input, file)).resolves.toEqual({ address: '/logo.png' });
  expect(log.map(({ line, headers }) => ({ line, headers }))).toEqual([
    {
      line: 'POST /v2/logo/icon',
      headers: { accept: 'application/json', authorization: 'Bearer one', 'x-csrf': '1' },
    },
  ]);
  expect([...(log[0]?.form ?? [])]).toEqual([
    ['title', 'Ours'],
    ['file', file],
  ]);
});

test('progress is reported during the upload', async () => {
  serve(() => ({ status: 200, body: {} }));
  const shares: number[] = [];
  await upload(logo, input, file, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.5, 1]);
});

describe('a failed upload', () => {
  test('has the code of the response', async () => {
    serve(() => ({ status: 413, body: { errorCode: 'file-too-large', message: 'm', reference: 'r-1' } }));
    await expect(upload(logo, input, file)).rejects.toMatchObject({ code: 'file-too-large', reference: 'r-1' });
  });

  test('is GEN01 when the server is unreachable', async () => {
    serve(() => 'unreachable');
    await expect(upload(logo, input, file)).rejects.toMatchObject({ code: 'GEN01', status: 400 });
  });

  test('rejects with the abort reason, before and during the request', async () => {
    serve(() => undefined);
    const reason = new DOMException('stop', 'AbortError');
    await expect(upload(logo, input, file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const attempt = upload(logo, input, file, { signal: controller.signal });
    controller.abort(reason);
    await expect(attempt).rejects.toBe(reason);
  });
});

test('a token that only the server knows to be expired is refreshed and the file sent again', async () => {
  const renewed = {
    access: { token: 'two', expires: Date.now() + 1e6 },
    refresh: { jwt: null, expires: Date.now() + 1e6 },
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(renewed)));
  const log = serve(({ headers }) =>
    headers['authorization'] === 'Bearer two'
      ? { status: 200, body: { address: '/new.png' } }
      : { status: 401, body: { errorCode: 'TOKEN-EXPIRED', message: 'm', reference: 'r' } },
  );
  await expect(upload(logo, input, file)).resolves.toEqual({ address: '/new.png' });
  expect(log).toHaveLength(2);
});
