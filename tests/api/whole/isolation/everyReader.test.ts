import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { isAllowed } from '#values/roles.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aFamily, type Family, readers, strangers, whatComesThrough, whatIsMissing } from './matrix.ts';

let family: Family;

beforeAll(async () => {
  const { app, db } = await anAppWithCalls({ RATE_LIMIT: '1000000', JOBS: 'worker' });
  family = await aFamily(app, db);
});

describe.each(readers)('a user with the role %s', (kind) => {
  test.each(strangers)('reaches nothing of a %s through any endpoint, and changes nothing', async (stranger) => {
    expect(await whatComesThrough(family, { kind, stranger, refused: [403, 404] })).toEqual([]);
  });
});

test('an impersonated admin can read their own account and those below it', async () => {
  const allow = { admin: true, users: true };
  expect(await whatIsMissing(family, (name) => isAllowed(allow, endpoints[name].roles))).toEqual([]);
});
