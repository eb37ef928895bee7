import { describe, expect, test } from 'vitest';
import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { aNode } from '../../../builders/api/aFlow.ts';
import { aSharedFlow, approval, day, draft, moved, renamed, startOfReviews } from './aSharedFlow.ts';

const flow = aSharedFlow();

describe('a link to the draft', () => {
  test('shows a copy that no longer changes, without what no card shows', async () => {
    const { review, token } = await flow.share({ recipient: 'Ann', days: 7 });
    const expiresAt = new Date(startOfReviews + 7 * day).toISOString();
    const createdAt = new Date(startOfReviews).toISOString();
    expect(review).toEqual({
      id: review.id,
      version: null,
      versions: [],
      isDraft: true,
      recipient: 'Ann',
      createdBy: flow.email,
      createdAt,
      expiresAt,
      endedAt: null,
      works: true,
      answer: null,
    });
    await flow.save(renamed, 1);
    const { status, body } = await flow.visit<ReviewedFlow>(token);
    expect(status).toBe(200);
    const mark = expect.any(String) as string;
    expect(body).toEqual({
      accountName: 'Northside Dental',
      version: null,
      document: {
        schema: 1,
        name: 'Front desk',
        timezone: draft.timezone,
        nodes: [
          { ...draft.nodes[0], settings: { recording: false, mark } },
          {
            ...draft.nodes[1],
            settings: { targets: [{ id: 'a', label: 'Anna', number: '' }], order: 'together', timeout: 20, mark },
          },
        ],
        edges: draft.edges,
      },
      live: null,
      createdAt,
      expiresAt,
      answer: null,
    });
  });

  test('is approved once; its author reads the answer and gets a mail', async () => {
    const { review, token } = await flow.share();
    const answer = { ...approval, at: new Date(startOfReviews).toISOString() };
    expect(await flow.visit(token, approval)).toEqual({ status: 200, body: answer });
    const again = await flow.visit(token, { ...approval, verdict: 'changesAsked' });
    expect([again.status, again.body.errorCode]).toEqual([409, 'ALREADY-ANSWERED']);
    expect(await flow.list()).toEqual([{ ...review, answer }]);
    expect((await flow.visit<ReviewedFlow>(token)).body.answer).toEqual(answer);
    const mails = (await flow.db.select().from(outbox)).filter(({ accountId }) => accountId === flow.account);
    expect(mails.map(({ kind, payload }) => ({ kind, payload }))).toEqual([
      {
        kind: 'flowReviewed',
        payload: { to: flow.email, locale: 'en-GB', flow: 'Front desk', number: null, version: null, ...approval },
      },
    ]);
  });

  test('of several answers at once, one counts', async () => {
    const { token } = await flow.share();
    const answers = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => flow.visit(token, { ...approval, name })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('asks for words when changes are asked for', async () => {
    const { token } = await flow.share();
    const reply = { verdict: 'changesAsked', name: 'Ann Smith', comment: ' ' };
    expect(await flow.visit(token, reply)).toMatchObject({ status: 400, body: { errorCode: 'INVALID-PAYLOAD' } });
    expect((await flow.visit(token, { ...reply, comment: 'Ring Ben first' })).status).toBe(200);
  });

  test('is refused when the draft was saved meanwhile', async () => {
    await flow.save(renamed, 1);
    const answer = await flow.send('PUT', `/${flow.id}/reviews`, { draftVersion: 1 });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'STALE-VERSION', info: { draftVersion: 2 } } });
  });
});

describe('an approval', () => {
  test('holds for the draft until it changes, wherever its steps stand, and for versions that equal it', async () => {
    const { token } = await flow.share();
    await flow.visit(token, approval);
    await flow.save(moved, 1);
    expect(await flow.list()).toMatchObject([{ isDraft: true, versions: [] }]);
    await flow.save(moved, 2, true);
    expect(await flow.list()).toMatchObject([{ isDraft: true, versions: [1] }]);
    await flow.save(renamed, 3);
    expect(await flow.list()).toMatchObject([{ isDraft: false, versions: [1] }]);
    await flow.save(renamed, 4, true);
    await flow.save(draft, 5, true);
    expect(await flow.list()).toMatchObject([{ isDraft: true, versions: [1, 3] }]);
  });

  test('of a version says what differs from the live one, even where it is not shown', async () => {
    await flow.save(draft, 1, true);
    const number = { id: 'a', label: 'Anna', number: '+61370109999' };
    const other = { ...draft, nodes: [aNode('start', 'start'), aNode('desk', 'ring', { targets: [number] })] };
    await flow.save(other, 2, true);
    const { token, review } = await flow.share({ version: 1 });
    expect(review).toMatchObject({ version: 1, versions: [1], isDraft: false });
    const { document, live } = (await flow.visit<ReviewedFlow>(token)).body;
    expect(live?.version).toBe(2);
    const [before, after] = [live?.document.nodes, document.nodes];
    expect(before?.[0]).toEqual(after[0]);
    expect(before?.[1]?.settings['targets']).toEqual(after[1]?.settings['targets']);
    expect(before?.[1]?.settings['mark']).not.toBe(after[1]?.settings['mark']);
    expect((await flow.visit<ReviewedFlow>((await flow.share({ version: 2 })).token)).body.live).toBeNull();
  });
});
