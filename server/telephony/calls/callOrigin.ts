import type { Attestation } from '#values/attestation.ts';

/** What the networks on the way say about a caller; null where they say nothing. */
export interface CallOrigin {
  /** The name shown with the number (CNAM). */
  callerName: string | null;
  /** The number that was called first and forwarded here, as the carrier sends it. */
  forwardedFrom: string | null;
  attestation: Attestation | null;
}

/**
 * Reads the result of a verification: Twilio's `StirVerstat`, such as `TN-Validation-Passed-A` (with suffixes for diverted and passed-on
 * calls), or only the level.
 */
export function attestationOf(verstat: string | undefined): Attestation | null {
  const [, result = 'Passed', level] = /^(?:TN-Validation-(Passed|Failed))?-?([ABC])?(?:-|$)/.exec(verstat ?? '') ?? [];
  if (verstat === undefined || verstat === '') return null;
  if (result === 'Failed') return 'failed';
  return (level as 'A' | 'B' | 'C' | undefined) ?? null;
}
