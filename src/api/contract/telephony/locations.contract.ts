import { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { FlowDocument } from '#values/flow/document.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { LocationDetails } from '#values/places/locationDetails.ts';
import { configurers } from '#values/roleGroups.ts';
import { Branch } from './branches.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';

const inAccount = z.object({ account: AccountId });
const one = inAccount.extend({ id: Uuid });

/** Of a mapping file. */
export const mostMapBytes = 32 * 1024 * 1024;
export const mostMapRows = 100_000;

/** The mapping of postcodes to branches; `unrouted` counts rows without any branch. */
const MapState = z.object({
  rows: z.number().int(),
  unrouted: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
});

/** A set of branches and the mapping that leads to them. It ends a call flow: its next action is always to hang up. */
export const Location = z
  .object({
    ...LocationDetails.shape,
    id: Uuid,
    account: AccountId,
    action: z.literal('locations'),
    nextAction: z.literal('hangup'),
    nextActionId: z.null(),
    map: MapState,
    version: Version,
  })
  .meta({ id: 'Location' });
export type Location = z.infer<typeof Location>;

export const MapProblem = z.enum(['postcode', 'repeated', 'unknown-branch', 'no-branch', 'too-many-rows']);
export type MapProblem = z.infer<typeof MapProblem>;

/** The result of reading a mapping file; the first 200 errors are listed. Lines count from 1, with the header. */
export const MapImport = z
  .object({
    rows: z.number().int(),
    valid: z.number().int(),
    invalid: z.number().int(),
    written: z.boolean(),
    errors: z.array(z.object({ line: z.number().int(), problem: MapProblem, value: z.string() })),
    location: Location,
    /** How a CSV file was read that isn’t UTF-8. */
    encoding: GuessedEncoding.optional(),
  })
  .meta({ id: 'MapImport' });
export type MapImport = z.infer<typeof MapImport>;

const column = z.coerce.number().int().min(0).max(99).optional();

/** Which postcodes reach no branch, and which are claimed by two; the first 200 of each are listed. */
export const MapCoverage = z
  .object({
    branches: z.array(z.object({ branch: Uuid, postcodes: z.number().int() })),
    gaps: z.array(z.object({ from: z.string(), to: z.string() })),
    gapCount: z.number().int(),
    overlaps: z.array(z.object({ postcode: z.string(), specified: Uuid, automatic: Uuid })),
    overlapCount: z.number().int(),
    /** Where the mapped postcodes are, as far as known, thinned out for drawing. */
    points: z.array(z.object({ lat: z.number(), lon: z.number(), branch: Uuid.nullable() })),
  })
  .meta({ id: 'MapCoverage' });
export type MapCoverage = z.infer<typeof MapCoverage>;

/** A flow with all that it refers to. */
const Resolved = z.object({
  flow: z.object({ id: Uuid, name: z.string(), document: FlowDocument }),
  /** The flows that it goes on in, directly or through others. */
  flows: z.array(z.object({ id: Uuid, name: z.string(), document: FlowDocument })),
  locations: z.array(Location),
  branches: z.array(Branch),
});

export const locations = {
  listLocations: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/locations',
    summary: 'List an account’s location routings by name',
    access: 'session',
    roles: [],
    params: inAccount,
    response: z.array(Location),
  }),
  createLocation: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/locations',
    summary: 'Create a location routing without a mapping',
    access: 'session',
    roles: configurers,
    params: inAccount,
    body: LocationDetails,
    response: Location,
    errors: ['LIMIT-REACHED'],
  }),
  getLocation: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/locations/:id',
    summary: 'Get a location routing',
    access: 'session',
    roles: [],
    params: one,
    response: Location,
  }),
  changeLocation: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/locations/:id',
    summary: 'Change a location routing',
    access: 'session',
    roles: configurers,
    params: one,
    body: LocationDetails.extend({ version: Version }),
    response: Location,
    errors: ['STALE-VERSION'],
  }),
  deleteLocation: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/locations/:id',
    summary: 'Delete a location routing that no published call flow uses; its branches stay. Returns it',
    access: 'session',
    roles: configurers,
    params: one,
    response: Location,
    errors: ['WRONG-STATUS'],
  }),
  getLocationMap: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/locations/:id/map',
    summary: 'Download the mapping as CSV: postcode, specified-branch, automatic-branch',
    access: 'session',
    roles: [],
    params: one,
    load: 'export',
    audits: 'locationMap.exported',
    response: 'stream',
  }),
  importLocationMap: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/locations/:id/map',
    summary: 'Replace the mapping by a CSV file or an Excel workbook, or check the file',
    access: 'session',
    roles: configurers,
    params: one,
    upload: { maxBytes: mostMapBytes, types: ['csv', 'xlsx'], spooled: true },
    /** Columns are counted from 0; without them, the header names them. */
    body: z.object({
      postcodeColumn: column,
      specifiedColumn: column,
      automaticColumn: column,
      header: z.enum(['yes', 'no']).default('yes'),
      /** `refuse` writes nothing when a row is invalid, `skip` writes the valid rows, `check` never writes. */
      invalid: z.enum(['refuse', 'skip', 'check']),
    }),
    response: MapImport,
    errors: ['file-too-large', 'file-invalid-type'],
  }),
  getLocationCoverage: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/locations/:id/coverage',
    summary: 'Get the gaps and overlaps of a location routing',
    access: 'session',
    roles: [],
    params: one,
    response: MapCoverage,
  }),
  getRecursiveFlow: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/recursive/:id',
    summary: 'Get a flow’s draft with the flows, location routings and branches that it leads to',
    access: 'session',
    roles: [],
    params: one,
    load: 'check',
    response: Resolved,
  }),
  getRecursiveBranch: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/recursive/:id/branch/:branch',
    summary: 'Get the steps by which a flow leads to a branch',
    access: 'session',
    roles: [],
    params: one.extend({ branch: Uuid }),
    response: z.object({
      branch: Branch,
      steps: z.array(z.object({ flow: Uuid, node: z.string(), location: Uuid, postcodes: z.number().int() })),
    }),
  }),
};
