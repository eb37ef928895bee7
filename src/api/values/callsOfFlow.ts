import { z } from 'zod';
import { ExitId } from './flow/document.ts';
import { FlowId } from './flow/flowId.ts';
import { Uuid } from './ids.ts';

/** How calls left a step other than by an exit: the flow ended, the caller hung up, or another flow took over. */
export const StepLeft = z.enum(['ended', 'hungUp', 'continued']);
export type StepLeft = z.infer<typeof StepLeft>;

/** Calls by their way through a flow, as query parameters. Only calls that are over have one. */
export const callsOfFlow = {
  /** The flow in which the calls began. */
  flow: Uuid.optional(),
  flowVersion: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** A step that they came to. */
  step: FlowId.optional(),
  /** The exit by which they left that step. */
  exit: ExitId.optional(),
  /** How else they left it. */
  left: StepLeft.optional(),
};

/** The part of a call query that chooses a way through a flow. */
export const CallsOfFlow = z.object(callsOfFlow);
export type CallsOfFlow = z.infer<typeof CallsOfFlow>;
