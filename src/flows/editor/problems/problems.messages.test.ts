import { expect, test } from 'vitest';
import { formMessages } from '../../../ui/form/form.messages.ts';
import { problemMessages } from './problems.messages.ts';

test('a step that rings a number of its own account says so in the words of the specification', () => {
  expect(problemMessages['TARGET-OWN-NUMBER'].defaultMessage).toContain(formMessages.sameAccount.defaultMessage);
});
