import { z } from 'zod';
import { Ga4Event, MeasurementId } from '#values/measurement.ts';

export const Ga4Settings = z.object({ measuramentId: MeasurementId, events: Ga4Event, enabled: z.boolean() });
export type Ga4Settings = z.infer<typeof Ga4Settings>;
