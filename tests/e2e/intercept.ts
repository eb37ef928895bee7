import type { CDPSession, Page } from 'playwright-core';

/** A request of a page that waits for the test. */
export interface Intercepted {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Answers in place of the server. */
  fulfill: (answer: Response | { status?: number; json: unknown }) => Promise<void>;
  /** Lets it go to the server. */
  continue: () => Promise<void>;
  /** Loses it on the way. */
  abort: () => Promise<void>;
  /** The server’s answer, which the page does not get. */
  fetch: () => Promise<Response>;
}

type Answer = (request: Intercepted) => unknown;
type Paused = Parameters<Parameters<typeof listenTo>[1]>[0];

interface Rule {
  path: string;
  pattern: URLPattern;
  answer: Answer;
}

const sessions = new WeakMap<Page, { session: CDPSession; rules: Rule[] }>();

/**
 * Hands a page’s requests to a path, such as `/v2/user/:id`, to the test; of several rules the latest decides. Unlike
 * the routes of Playwright it keeps the browser’s cache on, without which a page takes twice as long to load, and only
 * requests that match leave the browser.
 */
export async function intercept(page: Page, path: string, answer: Answer): Promise<void> {
  const known = sessions.get(page);
  const { session, rules } = known ?? { session: await page.context().newCDPSession(page), rules: [] };
  if (!known) {
    sessions.set(page, { session, rules });
    listenTo(session, (paused) => {
      const rule = rules.findLast(({ pattern }) => pattern.test(paused.request.url));
      const request = waiting(session, paused);
      if (rule) rule.answer(request);
      else void request.continue();
    });
  }
  rules.push({ path, pattern: new URLPattern({ pathname: path }), answer });
  await apply(session, rules);
}

/** Lets the requests to a path go to the server again; without one, all requests. */
export async function stopIntercepting(page: Page, path?: string): Promise<void> {
  const known = sessions.get(page);
  if (!known) return;
  const { session, rules } = known;
  rules.splice(0, rules.length, ...rules.filter((rule) => path !== undefined && rule.path !== path));
  await apply(session, rules);
}

const listenTo = (session: CDPSession, listener: Parameters<typeof session.on<'Fetch.requestPaused'>>[1]) =>
  session.on('Fetch.requestPaused', listener);

/** Only the start of a path is told to the browser, whose patterns differ from ours. */
async function apply(session: CDPSession, rules: readonly Rule[]): Promise<void> {
  if (rules.length === 0) {
    await session.send('Fetch.disable');
    return;
  }
  const patterns = rules.map(({ path }) => ({ urlPattern: `*${path.replace(/[:*].*/, '*')}*` }));
  await session.send('Fetch.enable', { patterns });
}

function waiting(session: CDPSession, { requestId, request }: Paused): Intercepted {
  const { url, method, headers } = request;
  return {
    url,
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    async fulfill(answer) {
      const given = answer instanceof Response ? answer : Response.json(answer.json, answer);
      await end(
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: given.status,
          responseHeaders: [{ name: 'content-type', value: given.headers.get('content-type') ?? '' }],
          body: Buffer.from(await given.arrayBuffer()).toString('base64'),
        }),
      );
    },
    continue: () => end(session.send('Fetch.continueRequest', { requestId })),
    abort: () => end(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
    fetch: () => fetch(url, { method, headers, ...(request.postData !== undefined && { body: request.postData }) }),
  };
}

/** A request that the page has given up, or whose page is gone, needs no answer. */
async function end(answered: Promise<unknown>): Promise<void> {
  try {
    await answered;
  } catch (error) {
    if (!/Invalid InterceptionId|Fetch domain is not enabled|closed/.test(String(error))) throw error;
  }
}
