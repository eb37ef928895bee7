import { expect, test } from 'vitest';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import { contactDraft, ContactForm } from './contactDraft.ts';

test('a number entered twice is refused in words for phone numbers', () => {
  const twice = [0, 1].map((key) => ({ key, type: 'work' as const, num: '+61370101234' }));
  const draft = { ...contactDraft(null, 1), firstName: 'Wren', numbers: twice };
  const { error } = ContactForm.safeParse(draft);
  expect(problemsOf(error?.issues ?? [], draft)).toEqual({ 'numbers.1.num': { word: 'numberTwice' } });
});
