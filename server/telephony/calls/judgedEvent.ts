import type { CallEvent, CallJudged } from './callEvent.ts';
import { type FoldedCall, givenScore, judgedIn } from './foldCall.ts';

/** What smart tags make of a call: its tags beside those of its flow, and its score with the points of its flow. */
export type Judgement = Omit<CallJudged, 'number'>;

/** Whether smart tags judge a call: it is over, and a business’s caller made it. */
export const isJudged = ({ state, started }: Pick<FoldedCall, 'state' | 'started'>): boolean =>
  state === 'ended' && !started.test && !started.blocked;

/** A judgement as an event of the call; undefined if it says what the last one said, or adds nothing to what was never judged. */
export function judgedEvent(events: readonly CallEvent[], judgement: Judgement, at: number): CallEvent | undefined {
  const former = judgedIn(events);
  const { tags, score } = former ?? { tags: [], score: givenScore(events) };
  if (judgement.score === score && judgement.tags.join('\n') === tags.join('\n')) return undefined;
  const number = (former?.number ?? 0) + 1;
  return { kind: 'call.judged', key: `judged-${number}`, at, payload: { ...judgement, number } };
}
