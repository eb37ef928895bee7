import type { Tx } from '../../kernel/db/executor.ts';
import type { LiveCallRow } from './callStates.repository.ts';
import type { CallContext } from './callContext.ts';
import { positionOf } from './callResponse.ts';

/** Writes that queue the texts of a call's new position. A step is written once, so each is sent once at most. */
export function textWrites(
  { emit }: Pick<CallContext, 'emit'>,
  { to, did }: { to: string; did: string },
  live: LiveCallRow,
): ((tx: Tx) => Promise<void>)[] {
  return positionOf(live).effects.flatMap((effect) =>
    effect.type === 'sendText'
      ? [(tx: Tx) => emit(tx, { kind: 'call.texted', accountId: live.accountId, did, to, text: effect.text })]
      : [],
  );
}
