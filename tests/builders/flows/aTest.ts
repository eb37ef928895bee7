import type { FlowTest } from '#values/flow/flowTest.ts';

/** A test of a call on Monday 12 January 2026 at 10:00, in which nobody does anything, with overrides. */
export function aTest(given: Partial<FlowTest> = {}): FlowTest {
  return {
    id: 'test',
    name: 'Monday 10:00',
    call: {
      at: '2026-01-12T10:00',
      caller: '+61412345678',
      trackingNumber: '+61398765430',
      firstTime: true,
      area: null,
      country: 'AU',
    },
    turn: 0,
    answers: [],
    ends: { step: 'desk', as: 'answered' },
    ...given,
  };
}
