import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

export const startOfReviews = Date.parse('2026-03-02T10:00:00Z');
export const day = 86_400_000;

/** Rings Anna, by a number that no card shows. */
export const draft = aFlowDocument({
  name: 'Front desk',
  nodes: [
    aNode('start', 'start'),
    aNode('desk', 'ring', { targets: [{ id: 'a', label: 'Anna', number: '+61370101234' }] }),
  ],
  edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'desk' }],
});
export const renamed: FlowDocument = { ...draft, name: 'Reception' };
export const moved: FlowDocument = {
  ...draft,
  nodes: draft.nodes.map((node) => ({ ...node, position: { x: 8, y: 16 } })),
};
export const approval = { verdict: 'approved', name: 'Ann Smith', comment: 'Thank you' };

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** A new draft for each test of a file, its author, and whoever opens links to it. */
class SharedFlow {
  clock = startOfReviews;
  account = 0;
  email = '';
  /** The flow's id. */
  id = '';
  db!: Db;
  #app!: FastifyInstance;
  #headers: Record<string, string> = {};

  async open(): Promise<void> {
    ({ app: this.#app, db: this.db } = await anApp({ now: () => new Date(this.clock) }));
  }

  async begin(): Promise<void> {
    this.clock = startOfReviews;
    this.account = await anAccount(this.db, { name: 'Northside Dental' });
    ({ email: this.email } = await aUser(this.db, this.account, ['conf']));
    ({ headers: this.#headers } = await login(this.#app, this.email));
    this.id = (await this.send<Flow>('PUT', '', { draft })).body.id;
  }

  /** As its author, below the account's flows. */
  async send<Body>(method: Method, path: string, payload?: object) {
    const url = `/v2/routing/${this.account}/flow${path}`;
    const answer = await this.#app.inject({ method, url, headers: this.#headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }

  /** Without a login: opens a link, or answers. */
  async visit<Body = { errorCode: string }>(token: string, payload?: object, remoteAddress = '198.51.100.1') {
    const [method, url] = [payload ? ('POST' as const) : ('GET' as const), `/v2/public/flow-review/${token}`];
    const answer = await this.#app.inject({ method, url, remoteAddress, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body>() };
  }

  async share(body: object = {}): Promise<{ review: FlowReview; token: string }> {
    const wanted = { draftVersion: 1, ...body };
    const answer = await this.send<{ review: FlowReview; url: string }>('PUT', `/${this.id}/reviews`, wanted);
    expect(answer.status).toBe(200);
    const token = /\/flow-review\/([\w-]{43})$/.exec(answer.body.url)?.[1] ?? '';
    return { review: answer.body.review, token };
  }

  async list(): Promise<FlowReview[]> {
    return (await this.send<FlowReview[]>('GET', `/${this.id}/reviews`)).body;
  }

  save(document: FlowDocument, basedOn: number, publish = false) {
    return this.send('POST', `/${this.id}`, { basedOn, draft: document, publish });
  }
}

export function aSharedFlow(): SharedFlow {
  const flow = new SharedFlow();
  beforeAll(() => flow.open());
  beforeEach(() => flow.begin());
  return flow;
}
