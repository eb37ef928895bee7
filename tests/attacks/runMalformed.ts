import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { aUser } from '../builders/api/anAccount.ts';
import { pathOf } from '../builders/api/ask.ts';
import type { Askable } from '../builders/api/askable.ts';
import { aWorld, type Sample, samplesOf } from '../builders/api/aWorld.ts';
import { login } from '../builders/api/login.ts';
import { aHostileFile } from '../builders/files/hostileFiles.ts';
import { freshAddress } from './freshAddress.ts';
import { hostileHeaders } from './hostileHeaders.ts';
import { aBesiegedCarrier, carrierNames, hostileWebhook } from './hostileWebhooks.ts';
import { malformedForm } from './malformedForm.ts';

export interface MalformedVerdict {
  sent: number;
  /** How often which status was the answer. */
  statuses: Record<number, number>;
  /** Answers of 500 or above, with the request. */
  faults: string[];
}

type Samples = Record<EndpointName, Sample>;
type Request = () => Promise<InjectOptions>;

const all = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { load }]) => load !== 'open' && name !== 'testCall',
);
const uploads = all.filter(([, { upload }]) => upload !== undefined);
const oneOf = (some: typeof all) => fc.constantFrom(...some);
const atOnce =
  (request: InjectOptions): Request =>
  () =>
    Promise.resolve(request);

/** A file of any kind in a form that is as it should be. */
const hostileFile = (samples: Samples): fc.Arbitrary<Request> =>
  fc.tuple(oneOf(uploads), aHostileFile(20)).map(([[name, endpoint], make]) => async () => {
    const { bytes } = await make();
    const form = new FormData();
    for (const [field, value] of Object.entries(samples[name].body ?? {})) form.append(field, String(value));
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a file');
    const sent = new Response(form);
    return {
      method: endpoint.method,
      url: pathOf(endpoint, samples[name]),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    };
  });

/** A valid request with odd headers. */
const oddHeaders = (samples: Samples): fc.Arbitrary<Request> =>
  fc.tuple(oneOf(all), hostileHeaders).map(([[name, endpoint], headers]) => {
    const { body } = samples[name];
    return atOnce({
      method: endpoint.method,
      url: pathOf(endpoint, samples[name]),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { payload: JSON.stringify(body) }),
    });
  });

const oddForm = (samples: Samples): fc.Arbitrary<Request> =>
  oneOf(uploads).chain(([name, endpoint]) => malformedForm(endpoint, samples[name]).map(atOnce));

/** After so many requests they are about another account: what happens to be valid may delete it. */
const batch = 250;

/** Sends forms, files, headers and signed webhooks that are malformed, each kind as often as the others. */
export async function runMalformed(
  { app, db }: { app: FastifyInstance; db: Db },
  {
    forms,
    seed,
    openDb,
    log = () => undefined,
  }: {
    forms: number;
    seed: number;
    /** A database for each carrier, if there are several at hand. */
    openDb?: () => Promise<Db>;
    log?: (text: string) => void;
  },
): Promise<MalformedVerdict> {
  const verdict: MalformedVerdict = { sent: 0, statuses: {}, faults: [] };
  const send = async (to: FastifyInstance, kind: string, request: InjectOptions) => {
    const { statusCode, body } = await to.inject(request);
    verdict.sent += 1;
    verdict.statuses[statusCode] = (verdict.statuses[statusCode] ?? 0) + 1;
    if (statusCode < 500) return;
    const payload = Buffer.from((request.payload ?? '') as string).toString('latin1', 0, 300);
    verdict.faults.push(`${kind} ${statusCode} ${body.slice(0, 200)}: ${JSON.stringify({ ...request, payload })}`);
  };
  const each = Math.ceil(forms / (3 + carrierNames.length));
  const kinds = { oddForm, hostileFile, oddHeaders };
  for (const [kind, make] of Object.entries(kinds)) {
    for (let sent = 0; sent < each; sent += batch) {
      const { account, samples } = await someSamples(db);
      const remoteAddress = freshAddress();
      const requests = fc.sample(make(samples), { numRuns: Math.min(batch, each - sent), seed: seed + sent });
      for (const request of requests) {
        const { headers, ...rest } = await request();
        await send(app, kind, { ...rest, remoteAddress, headers: { ...(await account()), ...headers } });
      }
    }
    log(`${verdict.sent} sent after ${kind}, ${verdict.faults.length} faults`);
  }
  for (const name of carrierNames) {
    const carrier = await aBesiegedCarrier(name, await openDb?.());
    for (const request of fc.sample(hostileWebhook(carrier), { numRuns: each, seed }))
      await send(carrier.app, name, request);
    log(`${verdict.sent} sent after ${name}, ${verdict.faults.length} faults`);
  }
  return verdict;

  /** An account with one of everything, and the session of somebody who may do everything there. */
  async function someSamples(of: Db) {
    const world = await aWorld(of);
    const user = await aUser(of, world.account, Role.options);
    const asked: Askable = { inject: (request) => app.inject({ ...request, remoteAddress: freshAddress() }) };
    let session = (await login(asked, user.email)).headers;
    const account = async () => {
      const { statusCode } = await app.inject({ url: '/v2/user/me', headers: session });
      if (statusCode !== 200)
        session = (await login(asked, (await aUser(of, world.account, Role.options)).email)).headers;
      return session;
    };
    return { account, samples: samplesOf(world) };
  }
}
