import { z } from 'zod';
import { ApiSecret, type Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import { Ga4Event, type Ga4Option, ga4Options, MeasurementId } from '#values/measurement.ts';

const isOption = (events: string): events is Ga4Option => (ga4Options as readonly string[]).includes(events);

/** The fields of the form; `isSet` when a secret is kept already. */
export const draftOf = (isSet: boolean) =>
  z
    .object({
      measuramentId: MeasurementId,
      apiSecret: isSet ? z.union([z.literal('').transform(() => undefined), ApiSecret]) : ApiSecret,
      chosen: z.enum([...ga4Options, 'own']),
      own: z.string(),
      dids: z.array(z.string()),
      enabled: z.boolean(),
    })
    .superRefine(({ chosen, own }, context) => {
      const problem = chosen === 'own' && Ga4Event.safeParse(own).error?.issues[0];
      if (problem) context.addIssue({ ...problem, path: ['own'] });
    });

export const fieldsOf = (measurement: Ga4Measurement | null) => ({
  measuramentId: measurement?.measuramentId ?? '',
  apiSecret: '',
  /** An option, or `own` for a name of one’s own. */
  chosen: chosenOf(measurement?.events ?? 'phone_lead_first'),
  own: measurement && !isOption(measurement.events) ? measurement.events : '',
  dids: measurement?.dids ?? [],
  enabled: measurement?.enabled ?? true,
});

export const chosenOf = (events: string): string => (isOption(events) ? events : 'own');

export const eventsOf = ({ chosen, own }: { chosen: string; own: string }): string =>
  chosen === 'own' ? own.trim() : chosen;

/** What a dry run goes by. While a field is wrong: an id that no number names, and every call. */
export function settingsOf({ measuramentId, enabled, ...rest }: ReturnType<typeof fieldsOf>) {
  const [id, events] = [MeasurementId.safeParse(measuramentId.trim()), Ga4Event.safeParse(eventsOf(rest))];
  return { measuramentId: id.data ?? 'G-0000', events: events.data ?? 'phone_lead', enabled };
}
