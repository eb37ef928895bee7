import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesOf } from './outcomesOf.ts';

test('each call counts once, and voicemails are not missed calls', () => {
  const counts = { answered: 5, voicemail: 2, missed: 3, abandoned: 1 };
  expect(outcomesOf({ answer: 5, missed: 5, voicemail: 2, abandoned: 1 })).toEqual(counts);
  expect(outcomesOf({ answered: 5, missed: 5, voicemail: 2, abandoned: 1 })).toEqual(counts);
  const count = fc.nat(1_000);
  fc.assert(
    fc.property(count, count, count, count, (answer, silent, voicemail, abandoned) => {
      const shown = outcomesOf({ answer, missed: silent + voicemail, voicemail, abandoned });
      expect(Object.values(shown).reduce((sum, each) => sum + each)).toBe(answer + silent + voicemail + abandoned);
      expect(shown.missed).toBe(silent);
    }),
  );
});
