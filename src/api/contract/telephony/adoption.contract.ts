import { resellers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { errorCodes } from '../kernel/errors.ts';
import { TrackingNumber } from './numbers.contract.ts';

const label = z.string().trim().min(1).max(100);
const inAccount = z.object({ account: AccountId });

/** Maximum size of a file of numbers in bytes, and the most numbers in it: the carrier is asked for each. */
export const mostAdoptionBytes = 1024 * 1024;
export const mostAdoptions = 200;

/** A column of a file of numbers. A flow is named as on the page, or by its id. */
export const AdoptionField = z.enum(['number', 'name', 'source', 'flow']);
export type AdoptionField = z.infer<typeof AdoptionField>;

/** Why a line of a file was left out. Lines count from 1; `value` is what the line says in the field. */
export const AdoptionProblem = z
  .object({
    line: z.number().int().min(1),
    number: z.string(),
    field: AdoptionField,
    value: z.string(),
    errorCode: z.enum(errorCodes),
  })
  .meta({ id: 'AdoptionProblem' });
export type AdoptionProblem = z.infer<typeof AdoptionProblem>;

export const AdoptionResult = z
  .object({
    adopted: z.array(TrackingNumber),
    problems: z.array(AdoptionProblem),
    /** Set if the encoding of a CSV file was guessed. */
    encoding: GuessedEncoding.optional(),
  })
  .meta({ id: 'AdoptionResult' });
export type AdoptionResult = z.infer<typeof AdoptionResult>;

/** Numbers that the carrier has for us already: of before us, or moved between accounts at the carrier. */
export const adoption = {
  adoptNumber: endpoint({
    method: 'PUT',
    path: '/v2/number/adopted/:account',
    summary: 'Take over a number that our carrier already has: its calls come to us from now on',
    access: 'session',
    roles: resellers,
    idempotent: true,
    params: inAccount,
    body: z.object({
      did: PhoneNumber,
      name: label,
      source: label,
      /** The account’s published flow that answers. */
      flow: Uuid,
    }),
    response: TrackingNumber,
    errors: [
      'NUMBER-NOT-HELD',
      'ALREADY-EXISTS',
      'FLOW-NOT-PUBLISHED',
      'INVALID-DID',
      'LIMIT-REACHED',
      'NOT-FOUND',
      'CARRIER-FAILED',
      'NOT-CONFIGURED',
    ],
  }),
  adoptNumberFile: endpoint({
    method: 'POST',
    path: '/v2/number/adopted/:account',
    summary: 'Take over the numbers of a CSV file or an Excel workbook; lines with a problem are left out and named',
    access: 'session',
    roles: resellers,
    params: inAccount,
    upload: { maxBytes: mostAdoptionBytes, types: ['csv', 'xlsx'], spooled: true },
    body: z.object({
      /** For lines without one. */
      source: label.optional(),
      flow: Uuid.optional(),
    }),
    response: AdoptionResult,
    errors: ['file-too-large', 'file-invalid-type', 'NOT-CONFIGURED'],
  }),
};
