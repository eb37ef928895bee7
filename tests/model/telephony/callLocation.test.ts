import { expect, test } from 'vitest';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { aMove, aStart, sales, start } from './callEvents.builders.ts';

test('the location of a call is the branch that was found last', () => {
  const found = (branch: { id: string; name: string } | null) =>
    ({ type: 'BRANCH_FOUND', at: start, branch: branch && { ...branch, targets: [sales], timeout: 20 } }) as const;
  const none = aMove(1, 1, { heard: [found(null)] });
  const first = aMove(5, 2, { heard: [found({ id: '1', name: 'Fremantle' })] });
  const last = aMove(9, 3, { heard: [found({ id: '2', name: 'Perth' }), found(null)] });
  const locations = [[], [none], [none, first], [last, first, none]].map(
    (moves) => foldCall([aStart(), ...moves])?.location,
  );
  expect(locations).toEqual([null, null, 'Fremantle', 'Perth']);
});
