import { z } from 'zod';
import { Attestation } from '#values/attestation.ts';
import { FlowId } from './flowId.ts';

/** How many tests a flow keeps at most. */
export const mostTests = 100;

const text = z.string().max(200);
const LegResult = z.object({
  targetId: FlowId,
  outcome: z.enum(['answered', 'busy', 'no-answer', 'failed', 'canceled']),
  talkSeconds: z.number().int().min(0).max(86_400),
});
const FoundBranch = z.object({
  id: text,
  name: text,
  targets: z.array(z.object({ id: text, number: text, label: text })).max(100),
  timeout: z.number().int().min(0).max(600),
});

/** What the people of a test call do when the flow waits for them, as an event of a run without its time. */
const TestEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SAID') }),
  z.object({ type: z.literal('DIGITS'), digits: z.string().regex(/^[0-9*#]{1,40}$/) }),
  z.object({ type: z.literal('NO_INPUT') }),
  z.object({ type: z.literal('BRANCH_FOUND'), branch: FoundBranch.nullable() }),
  z.object({ type: z.literal('LEGS_ENDED'), legs: z.array(LegResult).max(100) }),
  z.object({ type: z.literal('RECORDED'), seconds: z.number().int().min(0).max(86_400) }),
  z.object({ type: z.literal('CALLER_HUNG_UP') }),
]);

/** How a test call ends; `continued` goes on in another flow, which has tests of its own. */
export const TestEnd = z.enum(['answered', 'message', 'hungUp', 'callerGone', 'continued']);
export type TestEnd = z.infer<typeof TestEnd>;

/** A test kept with a flow: who calls and when, what they do, and how the call must end. */
export const FlowTest = z
  .object({
    id: FlowId,
    name: z.string().trim().min(1).max(120),
    call: z.object({
      /** Local date and time in the flow's time zone, `2026-11-22T23:00`. */
      at: z.iso.datetime({ local: true, precision: -1 }).max(16),
      /** E.164; null when withheld. */
      caller: text.nullable(),
      trackingNumber: text,
      firstTime: z.boolean(),
      area: text.nullable(),
      country: text.nullable(),
      state: text.nullable().optional(),
      mobile: z.boolean().optional(),
      attestation: Attestation.nullable().optional(),
      callerName: text.nullable().optional(),
      tags: z.array(text).max(50).optional(),
      source: text.nullable().optional(),
    }),
    /** The first turn of its rotations. */
    turn: z.number().int().min(0).max(1_000_000),
    /** In order; `after` is whole seconds since the one before. */
    answers: z.array(z.object({ after: z.number().int().min(0).max(86_400), event: TestEvent })).max(100),
    ends: z.object({ step: FlowId, as: TestEnd }),
  })
  .meta({ id: 'FlowTest' });
export type FlowTest = z.infer<typeof FlowTest>;
