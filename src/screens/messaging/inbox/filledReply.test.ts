import { expect, test } from 'vitest';
import { filledReply } from './filledReply.ts';

const fields = { firstName: 'Ann', lastName: '', accountName: 'Harbour', numberName: 'Front desk', myName: 'Bo' };

test('a canned reply has the fields that are known, and keeps the others to be replaced by hand', () => {
  expect(filledReply('Hi {firstName} {lastName}, {myName} of {accountName} ({numberName})', fields)).toBe(
    'Hi Ann {lastName}, Bo of Harbour (Front desk)',
  );
});
