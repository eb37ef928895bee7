const dayMs = 86_400_000;
/** How long automatic top-ups rest after a payment that failed. */
const restMs = 3 * dayMs;

/** What is known of a payer’s automatic top-ups. */
export interface AutoTopUpState {
  active: boolean;
  /** Whether an order waits for its payment. */
  ordered: boolean;
  /** Null unless a payment failed. */
  suspendedUntil: Date | null;
}

/**
 * What happens to a payer’s automatic top-ups: its credit or settings change, somebody tops up otherwise, the payment of the
 * order is received or fails, or time passes.
 */
export type AutoTopUpEvent = 'on' | 'off' | 'credit' | 'topUp' | 'paid' | 'failed' | 'time';

export interface AutoTopUpStep {
  next: AutoTopUpState;
  /** What becomes of the order that was open. */
  ends: 'paid' | 'failed' | 'withdrawn' | null;
  /** Whether a new order is opened. */
  opens: boolean;
}

/**
 * Decides about automatic top-ups. `low` is whether the credit is below their limit after the event. Undefined when the
 * event needs an order and none is open.
 */
export function stepAutoTopUp(
  state: AutoTopUpState,
  event: AutoTopUpEvent,
  { low, now }: { low: boolean; now: Date },
): AutoTopUpStep | undefined {
  switch (event) {
    case 'on':
      return watch({ ...state, active: true }, null, { low, now });
    case 'off':
      return watch({ ...state, active: false, ordered: false }, state.ordered ? 'withdrawn' : null, { low, now });
    case 'credit':
    case 'time':
      return watch(state, null, { low, now });
    case 'topUp':
      return state.ordered && !low
        ? watch({ ...state, ordered: false }, 'withdrawn', { low, now })
        : watch(state, null, { low, now });
    case 'paid':
      return state.ordered ? watch({ ...state, ordered: false }, 'paid', { low, now }) : undefined;
    case 'failed': {
      const suspendedUntil = new Date(now.getTime() + restMs);
      return state.ordered ? watch({ ...state, ordered: false, suspendedUntil }, 'failed', { low, now }) : undefined;
    }
  }
}

/** Ends a suspension whose time is over, and opens an order if one is needed: one at a time, and none while suspended. */
function watch(
  state: AutoTopUpState,
  ends: AutoTopUpStep['ends'],
  { low, now }: { low: boolean; now: Date },
): AutoTopUpStep {
  const suspendedUntil = state.suspendedUntil && state.suspendedUntil > now ? state.suspendedUntil : null;
  const opens = state.active && low && !state.ordered && suspendedUntil === null;
  return { next: { ...state, suspendedUntil, ordered: state.ordered || opens }, ends, opens };
}
