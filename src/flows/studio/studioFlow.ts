import { z } from 'zod';

/** A condition of a split. Several of one transition are alternatives. */
const StudioCondition = z.object({
  friendly_name: z.string().nullish(),
  type: z.string().default(''),
  value: z.unknown(),
  /** What is compared with the value; the split's input if missing. */
  arguments: z.array(z.unknown()).nullish(),
});
export type StudioCondition = z.infer<typeof StudioCondition>;

/** Where a widget leads on an event; without `next` the call ends there. */
const StudioTransition = z.object({
  event: z.string(),
  next: z.string().nullish(),
  conditions: z.array(StudioCondition).nullish(),
});
export type StudioTransition = z.infer<typeof StudioTransition>;

const Offset = z.object({ x: z.number(), y: z.number() });

const StudioWidget = z.object({
  name: z.string().min(1),
  type: z.string().min(1),
  transitions: z.array(StudioTransition).max(200).default([]),
  properties: z.looseObject({ offset: Offset.optional().catch(undefined) }).default({}),
});
export type StudioWidget = z.infer<typeof StudioWidget>;

/** A flow as Twilio Studio exports it, as far as it is read here; unknown widgets and fields are allowed. */
export const StudioFlow = z.object({
  description: z.string().nullish(),
  states: z.array(StudioWidget).min(1).max(2000),
});
export type StudioFlow = z.infer<typeof StudioFlow>;
