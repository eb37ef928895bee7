import { z } from 'zod';

export const ProblemCode = z.enum([
  'NO-ACTION-ON-START',
  'NO-ACTION-ID-LOOP-DETECTED',
  'START-COUNT',
  'DUPLICATE-ID',
  'EDGE-WITHOUT-NODE',
  'EDGE-WITHOUT-EXIT',
  'EXIT-TWICE',
  'EXIT-UNCONNECTED',
  'UNREACHABLE',
  'UNKNOWN-TYPE',
  'SETTINGS-INVALID',
  'ROUND-ROBIN-FINAL',
  'MENU-WITHOUT-KEYS',
  'MENU-KEY-TWICE',
  'PERIODS-OVERLAP',
  'TARGET-INVALID',
  'TARGET-OWN-NUMBER',
  'TARGET-TRACKING-NUMBER',
  'TARGET-BLOCKED',
  'CONTACT-GONE',
  'CONTACT-NUMBER-CHANGED',
  'WEB-PHONE-GONE',
  'WEB-PHONE-NOT-ALLOWED',
  'WEB-PHONE-NO-GATEWAY',
  'TAG-FOREIGN',
  'LOCATIONS-NOT-LAST',
  'LOCATION-FOREIGN',
  'LOCATION-WITHOUT-BRANCH',
  'POSTCODE-WITHOUT-BRANCH',
  'SPLIT-NOT-HUNDRED',
  'REGION-EMPTY',
  'REGION-TWICE',
  'BRANCH-WITHOUT-CONDITION',
  'FLOW-FOREIGN',
  'FLOW-UNPUBLISHED',
  'VARIABLE-UNKNOWN',
  'SPEECH-TOO-LONG',
  'AUDIO-FOREIGN',
  'LANGUAGE-UNKNOWN',
  'VOICE-UNKNOWN',
  'TEST-FAILED',
  'TESTS-TOO-MANY',
  'RING-TOO-SHORT',
  'RING-TOO-LONG',
  'MENU-MANY-KEYS',
  'MENU-NESTED-DEEP',
  'PROMPT-NAMES-NO-KEY',
  'PROMPT-OMITS-KEY',
  'RECORDING-WITHOUT-CONSENT',
  'HOURS-UNANSWERED',
  'SLOW-TO-PERSON',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/**
 * A problem found by validation. An error blocks publishing, a warning does not; an insight is no problem, but good to know. The message is `problem.<code>` with
 * `values`; `path` names the setting (`targets.0.number`), `nodes` lists a loop in order.
 */
export const Problem = z
  .object({
    code: ProblemCode,
    severity: z.enum(['error', 'warning', 'insight']),
    nodeId: z.string().optional(),
    exit: z.string().optional(),
    path: z.string().optional(),
    nodes: z.array(z.string()).optional(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
