import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { flowReviews, flows, flowVersions } from '../../../../server/kernel/db/schema/routing.ts';
import { attemptLimits } from '../../../../server/kernel/access/throttle.ts';
import { aSharedFlow, approval, day, draft, startOfReviews } from './aSharedFlow.ts';

const flow = aSharedFlow();

describe('a link no longer works', () => {
  const over = { status: 404, body: { errorCode: 'LINK-EXPIRED' } };

  test.each<[string, (review: FlowReview) => unknown]>([
    ['after its time', () => (flow.clock += 30 * day)],
    ['once it was ended', ({ id: review }) => flow.send('DELETE', `/${flow.id}/reviews/${review}`)],
    [
      'once its account is suspended',
      () => flow.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, flow.account)),
    ],
    ['once its flow is deleted', () => flow.db.delete(flows).where(eq(flows.id, flow.id))],
  ])('%s', async (_, end) => {
    const { review, token } = await flow.share();
    flow.clock += 30 * day - 1000;
    expect((await flow.visit(token)).status).toBe(200);
    flow.clock -= 30 * day - 1000;
    await end(review);
    expect(await flow.visit(token)).toMatchObject(over);
    expect(await flow.visit(token, approval)).toMatchObject(over);
  });

  test('if its token is another one', async () => {
    expect(await flow.visit('x'.repeat(43))).toMatchObject(over);
    expect(await flow.visit('only-a-part')).toMatchObject(over);
  });
});

test('whoever guesses tokens is stopped, and whoever opens a link is not', async () => {
  const { token } = await flow.share();
  const [guesser, client] = ['203.0.113.9', '203.0.113.10'];
  const last = attemptLimits.token;
  for (let guess = 1; guess <= last + 1; guess += 1) {
    const guessed = await flow.visit(`${guess}`.padStart(43, 'x'), undefined, guesser);
    expect(guessed.status).toBe(guess <= last ? 404 : 429);
    expect((await flow.visit(token, undefined, client)).status).toBe(200);
  }
  expect((await flow.visit(token, undefined, guesser)).body.errorCode).toBe('TOO-MANY-REQUESTS');
});

test('ending a link twice changes nothing more, and a link of another flow is not found', async () => {
  const { review, token } = await flow.share();
  await flow.visit(token, approval);
  const ended = await flow.send<FlowReview>('DELETE', `/${flow.id}/reviews/${review.id}`);
  expect(ended.body).toMatchObject({ endedAt: new Date(startOfReviews).toISOString(), works: false, answer: approval });
  flow.clock += 60_000;
  expect((await flow.send('DELETE', `/${flow.id}/reviews/${review.id}`)).body).toEqual(ended.body);
  const other = (await flow.send<Flow>('PUT', '', { draft })).body.id;
  expect(await flow.send('DELETE', `/${other}/reviews/${review.id}`)).toMatchObject({ status: 404 });
});

test('the database keeps no token, and the audit log says who shared, answered and ended', async () => {
  const { review, token } = await flow.share();
  await flow.visit(token, approval);
  await flow.send('DELETE', `/${flow.id}/reviews/${review.id}`);
  expect(JSON.stringify(await flow.db.select().from(flowReviews))).not.toContain(token);
  const { rows } = await flow.db.execute(
    `select action, user_id is not null as known, address from audit_log where subject = 'flow ${flow.id}' order by at, action`,
  );
  const entry = (action: string, known: boolean) => ({
    action,
    known,
    address: known ? '127.0.0.1' : '198.51.100.1',
  });
  expect(rows).toEqual(
    expect.arrayContaining([entry('flow.shared', true), entry('flow.approved', false), entry('flow.shareEnded', true)]),
  );
});

test('a link works before the owner of the account has signed up', async () => {
  const { token } = await flow.share();
  await flow.db.update(accounts).set({ status: 'invited' }).where(eq(accounts.id, flow.account));
  expect((await flow.visit(token, approval)).status).toBe(200);
});

test('versions published before are known by their number', async () => {
  await flow.save(draft, 1, true);
  await flow.db.update(flowVersions).set({ contentHash: null }).where(eq(flowVersions.flowId, flow.id));
  expect((await flow.share({ version: 1 })).review).toMatchObject({ version: 1, versions: [1], isDraft: true });
});
