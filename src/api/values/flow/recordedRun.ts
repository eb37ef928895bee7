import { z } from 'zod';
import { Attestation } from '#values/attestation.ts';

const at = z.number().int();
const target = z.object({ id: z.string(), number: z.string(), label: z.string() });
const FoundBranch = z.object({ id: z.string(), name: z.string(), targets: z.array(target), timeout: z.number() });
const LegResult = z.object({
  targetId: z.string(),
  outcome: z.enum(['answered', 'busy', 'no-answer', 'failed', 'canceled']),
  talkSeconds: z.number(),
});

/** What a call's flow heard, as `FlowEvent` of the flow core. Times are epoch milliseconds. */
const RecordedEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SAID'), at }),
  z.object({ type: z.literal('DIGITS'), at, digits: z.string() }),
  z.object({ type: z.literal('NO_INPUT'), at }),
  z.object({ type: z.literal('ROTATED'), at, turn: z.number().int() }),
  z.object({ type: z.literal('BRANCH_FOUND'), at, branch: FoundBranch.nullable() }),
  z.object({ type: z.literal('LEG_ANSWERED'), at, targetId: z.string() }),
  z.object({
    type: z.literal('LEGS_ENDED'),
    at,
    legs: z.array(LegResult),
    bridged: z.boolean().exactOptional(),
  }),
  z.object({ type: z.literal('RECORDED'), at, seconds: z.number() }),
  z.object({ type: z.literal('CALLER_HUNG_UP'), at }),
]);

/** All that a call's flow knew and heard, so that the call can run again: `CallFacts` and `FlowEvent` of the flow core. */
export const RecordedRun = z
  .object({
    facts: z.object({
      at,
      caller: z.string().nullable(),
      trackingNumber: z.string(),
      area: z.string().nullable(),
      country: z.string().nullable(),
      firstTime: z.boolean(),
      state: z.string().nullable().exactOptional(),
      mobile: z.boolean().exactOptional(),
      attestation: Attestation.nullable().exactOptional(),
      callerName: z.string().nullable().exactOptional(),
      tags: z.array(z.string()).exactOptional(),
      trackingName: z.string().nullable().exactOptional(),
      source: z.string().nullable().exactOptional(),
    }),
    events: z.array(RecordedEvent),
  })
  .meta({ id: 'RecordedRun' });
export type RecordedRun = z.infer<typeof RecordedRun>;
