import { setTimeout as pause } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** Where to ask, and what signs a webhook. */
export interface Watched {
  url: string;
  /** A tracking number. */
  did: string;
  token: string;
  /** Begins the ids of the calls. */
  calls: string;
}

/** What was seen until the order to stop. */
export interface Seen {
  /** Milliseconds of each answer. */
  health: number[];
  webhooks: number[];
  /** Answers other than 200. */
  failed: string[];
}

const tickMs = 50;
const over = new AbortController();
const failed: string[] = [];

process.once('disconnect', () => process.exit());
// In a process of its own: in that of the attackers an answer would wait until they have written their next bodies.
process.once('message', (watched: Watched) => {
  const health = watch(() => fetch(`${watched.url}/healthz`));
  const webhooks = watch((at) => incomingCall(watched, at));
  process.once('message', () => {
    over.abort();
    void Promise.all([health, webhooks]).then(([ofHealth, ofWebhooks]) => {
      process.send?.({ health: ofHealth, webhooks: ofWebhooks, failed } satisfies Seen, () => process.exit());
    });
  });
});

/** Asks again and again, one after the other, and returns how long each answer took. */
async function watch(ask: (at: number) => Promise<Response>): Promise<number[]> {
  const waits: number[] = [];
  while (!over.signal.aborted) {
    const begun = performance.now();
    const [answer] = await Promise.allSettled([ask(waits.length)]);
    waits.push(performance.now() - begun);
    if (answer.status === 'rejected') failed.push(String(answer.reason));
    else if (answer.value.ok) await answer.value.text();
    else failed.push(`${answer.value.status} ${await answer.value.text()}`);
    await pause(tickMs);
  }
  return waits;
}

function incomingCall({ url, did, token, calls }: Watched, at: number): Promise<Response> {
  const target = `${url}/carrier/voice`;
  const form = {
    CallSid: `${calls}-${at}`,
    From: '+61398765432',
    To: did,
    CallStatus: 'ringing',
    Direction: 'inbound',
  };
  const headers = { 'x-twilio-signature': getExpectedTwilioSignature(token, target, form) };
  return fetch(target, { method: 'POST', headers, body: new URLSearchParams(form) });
}
