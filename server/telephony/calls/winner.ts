import { isOver } from './callEvent.ts';
import { type Dial, lastStatus, type RingAttempt, whisperSeconds } from './dials.ts';

/** Whether somebody was connected. The dial's own result decides once it is known; until then a leg that was answered. */
export function isBridged({ ended, ...dial }: Dial): boolean {
  if (!ended) return dial.targets.some((attempt) => isConnected(dial, attempt));
  return ended.payload.bridged ?? ended.payload.status === 'completed';
}

/**
 * The targets that may have been connected in a bridged dial; a single one is certain. The carrier names the leg, and
 * any webhook of a leg tells whose it is. A target is never guessed from its position.
 */
export function candidates(dial: Dial): RingAttempt[] {
  const { ended, targets } = dial;
  if (!ended) return targets.filter((attempt) => isConnected(dial, attempt)).slice(0, 1);
  const possible = targets.filter((attempt) => canBeConnected(dial, attempt));
  const { leg, bridged } = ended.payload;
  const named = targets.find((attempt) => leg !== null && attempt.leg === leg);
  if (named && bridged === true) return [named];
  if (named) return possible.filter((attempt) => attempt === named);
  const answered = possible.filter((attempt) => leg === null && isConnected(dial, attempt));
  if (answered.length > 0) return answered;
  const unheardOf = possible.filter((attempt) => attempt.leg === undefined);
  return unheardOf.length > 0 ? unheardOf : possible;
}

/**
 * Whether a leg was answered and, if something is played before, has heard it. One that ended there was hung up, because
 * our response did not reach the carrier.
 */
function isConnected({ heard }: Pick<Dial, 'heard'>, attempt: RingAttempt): boolean {
  const { statuses, whispers } = attempt;
  const length = lastStatus(attempt)?.payload.seconds ?? Infinity;
  if (heard) return whispers.some(({ payload }) => payload.phase === 'heard') && length > whisperSeconds(attempt);
  return statuses.some(({ payload }) => payload.status === 'in-progress' || payload.status === 'completed');
}

/** Whether nothing that was reported about a leg speaks against it, given that its dial was bridged. */
function canBeConnected(dial: Dial, attempt: RingAttempt): boolean {
  const last = lastStatus(attempt)?.payload.status;
  if (last !== undefined && isOver(last) && last !== 'completed') return false;
  if (!dial.heard || isConnected(dial, attempt)) return true;
  return attempt.whispers.length === 0 && dial.ended?.payload.bridged === true;
}
