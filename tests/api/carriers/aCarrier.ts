import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { FlowDocument } from '#values/flow/document.ts';
import type { CallScript } from '../../../server/telephony/calls/callScript.ts';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import type { Outside } from '../../../server/kernel/outside/fetchOutside.ts';
import { flows, flowVersions } from '../../../server/kernel/db/schema/routing.ts';
import { aNode } from '../../builders/api/aFlow.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { freePort } from '../../server/freePort.ts';

export const token = 'the-token-of-the-carrier';

export interface AppParts {
  mount?: (app: FastifyInstance, url: string) => void;
  /** The application's clock; jobs that run meanwhile judge calls of another day by it. */
  now?: () => Date;
  /** The network beyond the carrier. */
  outside?: Outside;
  /** A database of its own if there is none. */
  db?: Db;
  /** Gets what it logs. */
  log?: DestinationStream;
}

/** Starts the application with real calls on its own port, and a carrier that calls it. */
export async function anAppWithCalls(given: Record<string, string> = {}, { mount, ...parts }: AppParts = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    CARRIER_AUTH_TOKEN: `${token},the-token-before`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-calls-')),
    ...given,
  };
  const built = await anApp({
    environment,
    telephony: true,
    ...parts,
    ...(mount && { mount: (app) => mount(app, url) }),
  });
  await built.app.listen({ host: '127.0.0.1', port });
  const carrier = new LocalCarrier({
    accountSid: 'AC00000000000000000000000000local',
    authToken: token,
    publicBaseUrl: url,
    apiBase: `${url}/carrier/local`,
    retryWaitMs: 20,
  });
  return { ...built, url, carrier, environment };
}

/** A menu with two targets, and voicemail after them. */
export function aCallFlow(ring: object = {}): FlowDocument {
  const words = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
  const targets = [{ id: 'a', label: 'Reception', number: '+61398765401' }];
  return {
    schema: 1,
    name: 'Front desk',
    timezone: 'Australia/Sydney',
    nodes: [
      aNode('start', 'start', { recording: true, consent: words('Calls are recorded.'), callerId: 'caller' }),
      aNode('menu', 'menu', {
        prompt: words('For sales press 1.'),
        keys: [{ key: '1', label: 'Sales' }],
        timeout: 5,
        attempts: 2,
        invalidPrompt: null,
      }),
      aNode('tag', 'tag', { tags: ['Sales'], score: 10 }),
      aNode('ring', 'ring', {
        targets,
        order: 'together',
        timeout: 20,
        callerId: 'caller',
        whisper: words('A sales call.'),
        screen: false,
        ...ring,
      }),
      aNode('box', 'voicemail', {
        greeting: words('Leave a message.'),
        maxSeconds: 60,
        notify: 'missed',
        emails: [],
      }),
    ],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'menu' },
      { id: 'e2', from: 'menu', exit: 'key-1', to: 'tag' },
      { id: 'e3', from: 'menu', exit: 'noInput', to: 'box' },
      { id: 'e4', from: 'tag', exit: 'next', to: 'ring' },
      { id: 'e5', from: 'ring', exit: 'unanswered', to: 'box' },
    ],
  };
}

/** Like `aCallFlow` without its menu: what callers hear first leads straight to the dial. */
export function aGreetedFlow(ring: object = {}): FlowDocument {
  const flow = aCallFlow(ring);
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => id !== 'menu'),
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'tag' },
      ...flow.edges.filter(({ from, to }) => from !== 'menu' && to !== 'menu'),
    ],
  };
}

/** Inserts a published flow, as the publishing service would. */
export async function aPublishedFlow(db: Db, accountId: number, id: string, document: FlowDocument): Promise<void> {
  const at = new Date('2026-03-01T00:00:00Z');
  await db.insert(flows).values({
    accountId,
    id,
    name: document.name,
    draft: document,
    publishedVersion: 1,
    changed: false,
    updatedAt: at,
  });
  await db.insert(flowVersions).values({ accountId, flowId: id, version: 1, document, publishedAt: at });
}

export function aScript(to: string, rest: Partial<CallScript> = {}): CallScript {
  return {
    from: '+61398765432',
    to,
    keys: ['1'],
    hangsUp: null,
    messageSeconds: 12,
    agentAt: () => ({
      kind: 'answers',
      after: 6,
      keys: '1',
      talk: 40,
      hangsUpFirst: false,
    }),
    ...rest,
  };
}
