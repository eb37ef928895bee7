import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aContact } from '../../../builders/api/aContact.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;

const rung = '+61370101234';
const moved = '+61370105678';

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-11-22T10:00:00Z') }));
  account = await anAccount(db);
  const { email } = await aUser(db, account, ['conf']);
  ({ headers } = await login(app, email));
});

async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer> {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json<Answer>();
}

/** The warnings of a flow that rings a contact by a number. */
async function warningsAbout(contact: string, number: string) {
  const targets = [{ id: 't1', label: 'Anna', number, contact }];
  const document = aFlowDocument({
    nodes: [aNode('start', 'start'), aNode('desk', 'ring', { targets })],
    edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'desk' }],
  });
  const { problems } = await ask<{ problems: Problem[] }>('POST', `/v2/routing/${account}/validate`, { document });
  return problems.filter(({ code }) => code.startsWith('CONTACT-'));
}

const about = { severity: 'warning', nodeId: 'desk', path: 'targets.0.number' };

test('a contact’s new number is a warning that names it, until the flow rings it; a contact that is gone is one too', async () => {
  const contact = await aContact(db, account, { num: rung });
  expect(await warningsAbout(contact, rung)).toEqual([]);
  expect(await warningsAbout(contact, `${rung};ext=12`)).toEqual([]);

  const numbers = [
    { main: false, type: 'work', num: '+61370109999' },
    { main: true, type: 'mobile', num: moved },
  ];
  const { version } = await ask<{ version: number }>('GET', `/v2/addressbook/${contact}`);
  await ask('POST', `/v2/addressbook/${contact}`, { version, firstName: 'Anna', numbers });
  expect(await warningsAbout(contact, rung)).toEqual([
    { ...about, code: 'CONTACT-NUMBER-CHANGED', values: { name: 'Anna', number: moved } },
  ]);
  expect(await warningsAbout(contact, moved)).toEqual([]);
  expect(await warningsAbout(contact, '+61370109999')).toEqual([]);
  const world = await ask<AccountWorld>('POST', `/v2/routing/${account}/world`, { numbers: [], contacts: [contact] });
  expect(world.contacts).toEqual([{ id: contact, numbers: [moved, '+61370109999'] }]);

  await ask('DELETE', `/v2/addressbook/${contact}`);
  expect(await warningsAbout(contact, rung)).toEqual([{ ...about, code: 'CONTACT-GONE', values: { name: 'Anna' } }]);
});

test('the numbers of another account’s contact are not told', async () => {
  const theirs = await aContact(db, await anAccount(db), { num: rung });
  const world = await ask<AccountWorld>('POST', `/v2/routing/${account}/world`, { numbers: [], contacts: [theirs] });
  expect(world.contacts).toEqual([{ id: theirs, numbers: [] }]);
  expect(await warningsAbout(theirs, moved)).toEqual([{ ...about, code: 'CONTACT-GONE', values: { name: 'Anna' } }]);
});
