import {
  aDialEnd,
  aFoldedLeg,
  aLeg,
  aMove,
  anEnd,
  anEndedCall,
  aStart,
  at,
  aWhisper,
  reception,
  sales,
  start,
} from './callEvents.builders.ts';

export const route = [
  { nodeId: 'start', at: start, exit: 'next' },
  { nodeId: 'menu', at: start, exit: 'key-1' },
  { nodeId: 'ring', at: start, exit: null },
];

/** The route as known one step before. */
export const earlier = route.slice(0, 2);

export const whisperedCall = [
  aStart(),
  aMove(3, 1, {
    route: earlier,
    tags: ['Sales'],
    score: 10,
    pressed: ['Sales'],
    dial: { targets: [reception, sales], heard: true },
  }),
  aLeg(3, 'a', 'ringing'),
  aLeg(3, 'b', 'ringing'),
  aLeg(5, 'a', 'busy'),
  aLeg(9, 'b', 'in-progress'),
  aWhisper(9, 'b', 'started'),
  aWhisper(13, 'b', 'heard'),
  aLeg(49, 'b', 'completed', 40),
  aDialEnd(49, 'b', 'completed', 40),
  aMove(49, 2, { route, end: 'answered' }),
  at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } }),
  anEnd(50),
];

export const leftMessage = [
  aStart(),
  aMove(1, 1, { route: earlier, dial: { targets: [reception], heard: false } }),
  aLeg(21, 'a', 'no-answer'),
  aDialEnd(21, 'a', 'no-answer'),
  aMove(21, 2, { route, tags: ['After hours'], pressed: ['Message'], dial: null }),
  anEnd(40),
  at(40, { kind: 'message.left', payload: { step: 2, seconds: 12 } }),
];

export const gaveUp = [
  aStart(),
  aMove(1, 1, { route: earlier, dial: { targets: [reception], heard: false } }),
  aLeg(2, 'a', 'ringing'),
  anEnd(8),
  aMove(8, 2, { route, end: 'callerGone' }),
];

export const screenedOut = [
  aStart(),
  aMove(1, 1, { dial: { targets: [reception], heard: true } }),
  aLeg(4, 'a', 'in-progress'),
  aWhisper(4, 'a', 'started'),
  aLeg(14, 'a', 'completed', 10),
  aDialEnd(14, 'a', 'no-answer', 10),
  aMove(14, 2, { end: 'hungUp' }),
  anEnd(14),
];

/** A caller who was gone, and whose call the carrier led to its fallback all the same. */
export const endedTwice = [
  aStart(),
  aMove(1, 1, { route: earlier, dial: { targets: [reception], heard: false } }),
  aMove(8, 2, { route: earlier, end: 'callerGone' }),
  aMove(9, 3, { route, end: 'hungUp' }),
  anEnd(9),
];

/** The whispered call while it rings, and when it is over. */
export const pressedSales = { ivr: '1', ivrName: 'Sales', tags: ['Sales'], score: 10, route: earlier, target: 'Sales' };
export const busy = aFoldedLeg(reception, 'busy', { ringSeconds: 2 });
export const whispered = anEndedCall(50, {
  ...pressedSales,
  status: 'answered',
  talkTime: 36,
  audio: true,
  route,
  legs: [busy, aFoldedLeg(sales, 'answered', { ringSeconds: 6, talkSeconds: 36 })],
});
export const message = anEndedCall(40, {
  status: 'missed',
  target: 'Reception',
  ivr: '1',
  ivrName: 'Message',
  tags: ['After hours'],
  audio: true,
  route,
  legs: [aFoldedLeg(reception, 'no-answer', { at: start + 1000, ringSeconds: 20 })],
});
