import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { afterFile } from '../afterFile.ts';
import { aFlowDocument, aNode } from '../builders/api/aFlow.ts';
import { type RunningServer, startServer } from '../server/startServer.ts';

const carrierToken = 'the-token-of-the-carrier';
let server: RunningServer;
let headers: Record<string, string>;
let account: number;

beforeAll(async () => {
  server = await startServer({ CARRIER_AUTH_TOKEN: carrierToken });
  afterFile(() => server.stop());
  const basic = { authorization: `Basic ${btoa('admin@demo.test:trunkline-demo')}` };
  const answer = await fetch(`${server.url}/v2/token/dashboard/`, { method: 'POST', headers: basic });
  const { access } = z.object({ access: z.object({ token: z.string() }) }).parse(await answer.json());
  headers = { authorization: `Bearer ${access.token}` };
  const me = await fetch(`${server.url}/v2/user/me`, { headers });
  account = z.object({ account: z.number() }).parse(await me.json()).account;
});

/** A call that comes in, as the carrier reports it. */
function ring(call: number): Promise<Response> {
  const url = `${server.url}/carrier/voice`;
  const form = {
    CallSid: `CA${call}`,
    From: '+61398765432',
    To: '+61200000000',
    CallStatus: 'ringing',
    Direction: 'inbound',
  };
  const signature = { 'x-twilio-signature': getExpectedTwilioSignature(carrierToken, url, form) };
  return fetch(url, { method: 'POST', headers: signature, body: new URLSearchParams(form) });
}

test(
  'calls and health checks are answered while one login has its largest flow checked',
  { timeout: 300_000 },
  async () => {
    const steps = Array.from({ length: 90_000 }, (_, at) => aNode(`n${at}`, 'announce'));
    const usual = aFlowDocument();
    const body = JSON.stringify({ document: { ...usual, nodes: [...usual.nodes, ...steps] } });
    const asked = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    const begun = performance.now();
    let took: number | undefined;
    const checked = fetch(`${server.url}/v2/routing/${account}/validate`, asked).then(async (answer) => {
      await answer.arrayBuffer();
      took = performance.now() - begun;
      return answer.status;
    });
    const waits: number[] = [];
    for (let call = 0; took === undefined; call += 1) {
      const since = performance.now();
      const answers = await Promise.all([ring(call), fetch(`${server.url}/healthz`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      waits.push(performance.now() - since);
      await pause(20);
    }
    expect(await checked).toBe(200);
    console.log({ took, count: waits.length, longest: Math.max(...waits) });
    // The work of the flow takes seconds in one piece; no call waits for such a piece.
    expect(Math.max(...waits)).toBeLessThan(took / 4);
  },
);

test(
  'the process for heavy requests is replaced when it dies, and the server goes on',
  { timeout: 120_000 },
  async () => {
    const exported = async () => (await fetch(`${server.url}/v2/call/export?format=xlsx`, { headers })).status;
    expect(await exported()).toBe(200);
    const [first] = heavyProcesses();
    process.kill(first ?? 0, 'SIGKILL');
    const outcomes = [];
    while (outcomes.at(-1) !== 200) outcomes.push(await exported());
    expect(outcomes.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(heavyProcesses()).toEqual([expect.any(Number)]);
    expect(heavyProcesses()).not.toEqual([first]);
    expect(server.process.exitCode).toBeNull();
  },
);

/** The children of the server that answer heavy requests. */
function heavyProcesses(): number[] {
  const { pid } = server.process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('heavyRequests'));
}
