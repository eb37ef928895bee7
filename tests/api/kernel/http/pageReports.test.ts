import { expect, test } from 'vitest';
import { attemptLimits } from '../../../../server/kernel/access/throttle.ts';
import { anApp } from '../../../builders/api/anApp.ts';

const url = '/v2/public/report';
const report = { message: 'rows.map is not a function', page: '/dashboard', stack: 'at Sources (a.js:1:2)' };

test('anyone can report an error of the page and gets its reference', async () => {
  const { app } = await anApp();
  const answer = await app.inject({ method: 'POST', url, payload: report });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ reference: expect.stringMatching(/^\S+$/) as string });
});

test('rejects reports that are too long or empty', async () => {
  const { app } = await anApp();
  for (const payload of [
    { ...report, message: '' },
    { ...report, message: 'x'.repeat(501) },
    { ...report, page: 'x'.repeat(301) },
    { ...report, stack: 'x'.repeat(4001) },
  ]) {
    const answer = await app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([400, 'INVALID-PAYLOAD']);
  }
  const huge = await app.inject({ method: 'POST', url, payload: { ...report, more: 'x'.repeat(70_000) } });
  expect(huge.statusCode).toBe(413);
});

test('one address cannot flood the log', async () => {
  const { app } = await anApp();
  const answers: number[] = [];
  for (let count = 0; count <= attemptLimits.pageError; count += 1)
    answers.push((await app.inject({ method: 'POST', url, payload: report })).statusCode);
  expect(answers).toEqual([...Array.from({ length: attemptLimits.pageError }, () => 200), 429]);
});
