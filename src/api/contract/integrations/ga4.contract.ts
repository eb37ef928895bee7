import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { Ga4Event, MeasurementId } from '#values/measurement.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const settings = {
  /** Spelled as the specification does. */
  measuramentId: MeasurementId,
  /** The numbers whose calls it gets; empty for all that name no measurement of their own. */
  dids: z.array(PhoneNumber).max(1000).default([]),
  /** Which calls become which events. */
  events: Ga4Event.default('phone_lead_first'),
  enabled: z.boolean().default(true),
};

/** A measurement of Google Analytics 4 that calls of an account are sent to. Its API secret is never shown. */
export const Ga4Measurement = z
  .object({
    uuid: Uuid,
    account: AccountId,
    ...settings,
    dids: z.array(PhoneNumber),
    events: Ga4Event,
    enabled: z.boolean(),
    version: Version,
  })
  .meta({ id: 'Ga4Measurement' });
export type Ga4Measurement = z.infer<typeof Ga4Measurement>;

const ofAccount = z.object({ account: AccountId });

/** As Google shows it: letters, digits, `-` and `_`. */
export const ApiSecret = z
  .string()
  .trim()
  .regex(/^[\w-]{10,100}$/);

export const ga4 = {
  listMeasurements: endpoint({
    method: 'GET',
    path: '/v2/account/:account/ga4',
    summary: 'List the measurements of Google Analytics 4 that calls of an account are sent to',
    access: 'session',
    roles: admins,
    params: ofAccount,
    response: z.array(Ga4Measurement),
  }),
  saveMeasurement: endpoint({
    method: 'POST',
    path: '/v2/account/:account/ga4',
    summary: 'Send calls to a measurement, or change how. Without `apiSecret` the one that is kept stays',
    access: 'session',
    roles: admins,
    params: ofAccount,
    body: z.object({
      /** Of the measurement that changes; null for a new one. */
      uuid: Uuid.nullable().default(null),
      version: Version.default(0),
      ...settings,
      apiSecret: ApiSecret.optional(),
    }),
    response: Ga4Measurement,
    errors: ['STALE-VERSION', 'MISSING-FIELD', 'ALREADY-EXISTS'],
  }),
  deleteMeasurement: endpoint({
    method: 'DELETE',
    path: '/v2/account/:account/ga4/:uuid',
    summary: 'Send calls to a measurement no more, and delete its log',
    access: 'session',
    roles: admins,
    params: ofAccount.extend({ uuid: Uuid }),
    response: Ga4Measurement,
  }),
};
