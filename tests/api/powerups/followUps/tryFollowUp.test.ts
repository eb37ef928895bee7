import { beforeAll, expect, test } from 'vitest';
import { aMobile } from '../../../builders/api/someMessages.ts';
import { aFollower, minute } from './aFollower.ts';

let world: Awaited<ReturnType<typeof aFollower>>;
beforeAll(async () => {
  world = await aFollower();
});

test('a trial says who would have got a text, what that would have cost, and why others got none', async () => {
  const [did, landline] = [await world.number(), await world.number('geo')];
  const [once, reached, twice] = [aMobile(), aMobile(), aMobile()];
  const call = await world.call(did, { from: once });
  await world.call(did, { from: reached });
  await world.call(did, { from: reached, answered: true });
  await world.call(did, { from: twice });
  await world.call(did, { from: twice });
  await world.call(landline, { from: aMobile() });
  await world.call(did, { from: '+61398765432' });
  await world.call(did, { from: 'anonymous' });
  world.clock.at += 10 * minute;
  const trial = await world.attempt({ delayMinutes: 5, content: 'Sorry that we missed you on {number}.' });
  expect(trial).toMatchObject({
    matching: 7,
    tried: 7,
    texts: 2,
    cost: [{ amount: 16, currency: 'AUD' }],
  });
  expect(trial.stopped.toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    { reason: 'contacted', calls: 1 },
    { reason: 'recent', calls: 1 },
    { reason: 'sender', calls: 1 },
    { reason: 'textless', calls: 1 },
    { reason: 'withheld', calls: 1 },
  ]);
  expect(trial.latest.map(({ caller }) => caller)).toEqual([twice, once]);
  expect(trial.latest[1]).toMatchObject({ uuid: call, trackingName: 'Website' });
  expect(trial.latest[1]?.content).toMatch(/^Sorry that we missed you on 04\d\d \d{3} \d{3}\.$/);
  const narrow = await world.attempt({ allNumbers: false, dids: [landline] });
  expect([narrow.matching, narrow.texts]).toEqual([1, 0]);
  expect((await world.attempt({ allNumbers: false, dids: [landline], sender: world.did })).texts).toBe(1);
});
