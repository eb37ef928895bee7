import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { callReplayMachine } from '../../../machines/callReplay/callReplay.machine.ts';
import { isTyping } from '../state/isTyping.ts';
import type { Moment } from './moments.ts';

/** However short a moment is, it can be seen. Milliseconds. */
const shortest = 400;

/** Plays moments in time, and by the keys K, left and right. */
export function useReplay(moments: readonly Moment[]) {
  const [state, send] = useMachine(callReplayMachine, { input: { last: moments.length - 1 } });
  const { at, speed } = state.context;
  const isPlaying = state.matches('playing');
  const seconds = moments[at]?.seconds ?? 0;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => send({ type: 'moment.passed' }), Math.max(shortest, (seconds * 1000) / speed));
    return () => clearTimeout(timer);
  }, [isPlaying, at, seconds, speed, send]);
  const toggle = () => send({ type: isPlaying ? 'replay.paused' : 'replay.played' });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A selected card is moved by the arrow keys.
    const elsewhere = '[role="radiogroup"], audio, .react-flow__node.selected';
    const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere || isTyping(event.target)) return;
    if (event.key === 'ArrowRight') send({ type: 'moment.next' });
    else if (event.key === 'ArrowLeft') send({ type: 'moment.back' });
    else if (event.key.toLowerCase() === 'k') toggle();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { at, speed, isPlaying, toggle, send };
}
