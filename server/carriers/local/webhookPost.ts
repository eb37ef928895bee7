import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

export type Form = Record<string, string>;

export interface WebhookPosting {
  authToken: string;
  /** The base URL that webhooks are signed for, and the one they are delivered to; they differ behind a proxy. */
  publicBaseUrl: string;
  deliveryBaseUrl: string;
  /** Retries of every failed webhook; if undefined, those that its URL asks for. The delay is before each. */
  retries: number | undefined;
  retryWaitMs: number;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Thrown when every attempt of a webhook failed. */
export class WebhookFailed extends Error {
  override name = 'WebhookFailed';
}

/** What a URL's fragment asks for (Twilio's connection overrides): one retry of a refused connection by default. */
function retryPolicy(fragment: string): { count: number; on: ReadonlySet<string> } {
  const asked = new URLSearchParams(fragment);
  return { count: Number(asked.get('rc') ?? 1), on: new Set((asked.get('rp') ?? 'ct').split(',')) };
}

/**
 * Posts a signed webhook and returns the response body. Like a carrier, retries with the same idempotency token.
 * @throws WebhookFailed when no attempt succeeded or the server responded with a 4xx.
 */
export async function postWebhook(posting: WebhookPosting, address: string, form: Form): Promise<string> {
  const [url = '', fragment = ''] = address.split('#');
  const policy = retryPolicy(fragment);
  const tries = 1 + (posting.retries ?? policy.count);
  const token = randomUUID();
  let failure = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (attempt > 1) await wait(posting.retryWaitMs, undefined, { signal: posting.signal });
    const answer = await tryOnce(posting, url, form, token);
    if (answer.kind === 'answered') return answer.body;
    failure = answer.why;
    if (answer.kind === '4xx' || (posting.retries === undefined && !policy.on.has(answer.kind))) break;
  }
  posting.signal.throwIfAborted();
  throw new WebhookFailed(`${url}: ${failure}`);
}

type Answer = { kind: 'answered'; body: string } | { kind: 'ct' | 'rt' | '4xx' | '5xx'; why: string };

async function tryOnce(posting: WebhookPosting, url: string, form: Form, token: string): Promise<Answer> {
  const target = url.replace(posting.publicBaseUrl, posting.deliveryBaseUrl);
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'x-twilio-signature': getExpectedTwilioSignature(posting.authToken, url, form),
        'i-twilio-idempotency-token': token,
      },
      body: new URLSearchParams(form),
      signal: AbortSignal.any([posting.signal, AbortSignal.timeout(posting.timeoutMs)]),
    });
    const body = await response.text();
    if (response.ok) return { kind: 'answered', body };
    return { kind: response.status >= 500 ? '5xx' : '4xx', why: `${response.status} ${body.slice(0, 200)}` };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { kind: isLate ? 'rt' : 'ct', why: error instanceof Error ? error.message : String(error) };
  }
}
