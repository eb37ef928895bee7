import { createActor } from 'xstate';
import { type LeaveWish, unsavedChangesMachine } from '../../machines/unsavedChanges/unsavedChanges.machine.ts';
import { confirmations, type Question } from '../../ui/dialog/confirmations.ts';

/** Unsaved work: the question that confirms its loss, and how to revert it. */
export interface UnsavedWork {
  question: Question;
  discard?: (() => void) | undefined;
}

const actor = createActor(unsavedChangesMachine).start();
const works = new Map<string, UnsavedWork>();
let count = 0;
let asking = false;

async function ask(question: Question): Promise<void> {
  asking = true;
  const leave = await confirmations.ask(question);
  asking = false;
  actor.send({ type: leave ? 'leave.confirmed' : 'leave.refused' });
}

/** The browser shows its own prompt; if the timer still fires, the user stayed. */
function onUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  actor.send({ type: 'leave.requested', wish: 'close' });
  window.setTimeout(() => actor.send({ type: 'leave.refused' }));
}

actor.on('leave.asked', ({ wish }) => {
  const work = [...works.values()].at(-1);
  if (wish !== 'close' && work) void ask(work.question);
});
actor.on('question.withdrawn', () => {
  if (asking) confirmations.current()?.answer('cancel');
});
actor.on('work.discarded', () => {
  for (const { discard } of works.values()) discard?.();
});
actor.subscribe((snapshot) => {
  if (snapshot.matches('clean') || snapshot.matches('bypassed')) window.removeEventListener('beforeunload', onUnload);
  else window.addEventListener('beforeunload', onUnload);
});

/** This window's unsaved work; ask here before discarding it. */
export const unsaved = {
  /** Leaving asks until the returned function is called. */
  hold(work: UnsavedWork): () => void {
    count += 1;
    const name = `work ${count}`;
    works.set(name, work);
    actor.send({ type: 'work.begun', work: name });
    return () => {
      works.delete(name);
      actor.send({ type: 'work.ended', work: name });
    };
  },
  isLocked: (): boolean => actor.getSnapshot().matches('locked'),
  /** Resolves whether unsaved work may be discarded; asks if any. */
  mayLeave(wish: LeaveWish = 'page'): Promise<boolean> {
    return new Promise((resolve) => {
      const heard = [actor.on('leave.allowed', () => settle(true)), actor.on('leave.denied', () => settle(false))];
      function settle(leave: boolean): void {
        for (const subscription of heard) subscription.unsubscribe();
        resolve(leave);
      }
      actor.send({ type: 'leave.requested', wish });
    });
  },
  /** Skips the next confirmation: the work was just saved or is meant to be discarded. */
  bypass: (): void => actor.send({ type: 'bypass.granted' }),
  navigated: (): void => actor.send({ type: 'navigated' }),
};
