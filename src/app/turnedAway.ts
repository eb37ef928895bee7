/** Why the address that was asked for did not open. */
export type TurnedAway = 'unknown' | 'forbidden';

let reason: TurnedAway | null = null;

/** Kept from the redirect to the page that opens instead, which says it once. */
export const turnedAway = {
  because(this: void, next: TurnedAway): void {
    reason = next;
  },
  take(this: void): TurnedAway | null {
    const taken = reason;
    reason = null;
    return taken;
  },
};
