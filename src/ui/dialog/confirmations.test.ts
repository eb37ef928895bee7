import { expect, test } from 'vitest';
import { confirmations, type Question } from './confirmations.ts';

const question: Question = { title: 'Delete?', text: 'It is gone then.', confirm: 'Delete', cancel: 'Keep' };
const notice = { tone: 'success', title: 'Saved', text: 'All of it.', ok: 'OK' } as const;

test('a question is answered once and closes', async () => {
  const answer = confirmations.ask(question);
  expect(confirmations.current()).toMatchObject({ kind: 'question', ...question });
  confirmations.current()?.answer('confirm');
  await expect(answer).resolves.toBe(true);
  expect(confirmations.current()).toBeNull();
});

test('the extra answer does not confirm', async () => {
  const chosen = confirmations.choose({ ...question, extra: 'Archive' });
  confirmations.current()?.answer('extra');
  await expect(chosen).resolves.toBe('extra');
  const asked = confirmations.ask(question);
  confirmations.current()?.answer('cancel');
  await expect(asked).resolves.toBe(false);
});

test('a new dialog cancels the open one and notifies listeners of both', async () => {
  const seen: (string | undefined)[] = [];
  const stop = confirmations.subscribe(() => seen.push(confirmations.current()?.kind));
  const asked = confirmations.ask(question);
  const told = confirmations.tell(notice);
  await expect(asked).resolves.toBe(false);
  confirmations.current()?.answer('confirm');
  await expect(told).resolves.toBe('confirm');
  stop();
  expect(seen).toEqual(['question', undefined, 'announcement', undefined]);
});
