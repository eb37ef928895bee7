import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { countOf, runCoalitions } from '../../attacks/runCoalitions.ts';
import { runMalformed } from '../../attacks/runMalformed.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';

/** One is always the same; a failure names the other, with which `npm run attacks` repeats it. */
const seeds = [20_261_125, randomInt(1_000_000)];

let world: Awaited<ReturnType<typeof anAppWithCalls>>;

beforeAll(async () => {
  world = await anAppWithCalls({ RATE_LIMIT: '1000000' });
});

describe.each(seeds)('with the seed %i', (seed) => {
  test('no coalition gives anybody more than its members could, or sees or changes anything of others', async () => {
    const verdict = await runCoalitions(world, { actions: 120, seed });
    expect(verdict.faults).toEqual([]);
    expect(countOf(verdict)).toBeGreaterThan(0);
  });

  test('malformed forms, files, headers and signed webhooks are no failures', async () => {
    const { faults, statuses } = await runMalformed(world, { forms: 120, seed });
    expect(faults).toEqual([]);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400']));
  });
});
