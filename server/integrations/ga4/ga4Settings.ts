import { z } from 'zod';
import { Ga4Event, MeasurementId } from '#values/measurement.ts';

/** Property and stream are known of those that were chosen in a linked account. */
export const Ga4Settings = z.object({
  measuramentId: MeasurementId,
  events: Ga4Event,
  enabled: z.boolean(),
  propertyId: z.string().optional(),
  streamId: z.string().optional(),
  streamName: z.string().optional(),
});
export type Ga4Settings = z.infer<typeof Ga4Settings>;
