import { z } from 'zod';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { AppError } from '../appError.ts';
import { readDataTables } from './dataTablesRequest.ts';
import { unknownKeys } from './unknownKeys.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Far more than any valid body has; a schema of any JSON would follow thousands until the stack is full. */
const mostLevels = 100;

/**
 * Parses a request by the endpoint's schemas.
 * @throws AppError MISSING-FIELD with the names of the fields, or INVALID-PAYLOAD with `{ path, message }` per error
 * and per parameter or field that the endpoint doesn't know.
 */
export function readInput(endpoint: EndpointSpec, raw: RawInput) {
  if (isDeeperThan(mostLevels, raw.body))
    throw new AppError('INVALID-PAYLOAD', [{ path: '', message: `nested more than ${mostLevels} levels deep` }]);
  if (hasFalseLength(raw.body)) throw new AppError('INVALID-PAYLOAD', [{ path: 'length', message: 'not a number' }]);
  const accepted = endpoint.query?.shape ?? {};
  const query = readDataTables({ ...(raw.query as object) }, (name) => Object.hasOwn(accepted, name));
  return {
    params: readPart(endpoint.params, raw.params),
    query: readPart(endpoint.query ?? nothing, query),
    body: endpoint.anyBody ? undefined : readPart(endpoint.body ?? nothing, raw.body),
  };
}

/** What an endpoint without parameters or without a body takes. */
const nothing = z.object({}).optional();

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/**
 * Whether an object’s `length` is an object. Schemas compare the length of anything that has one, even if it should be a text,
 * and not every object can be converted to a number.
 */
function hasFalseLength(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('length' in value && typeof value.length === 'object') return true;
  return Object.values(value).some(hasFalseLength);
}

function readPart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? undefined);
  if (parsed.success) {
    const unknown = unknownKeys(schema, value);
    if (unknown.length === 0) return parsed.data;
    throw new AppError(
      'INVALID-PAYLOAD',
      unknown.map((path) => ({ path, message: 'unknown' })),
    );
  }
  // A missing body is treated as empty, to report its missing fields.
  const given = value ?? {};
  const { error } = schema.safeParse(given);
  const issues = (error ?? parsed.error).issues;
  const missing = issues.filter(({ path }) => valueAt(given, path) === undefined).map(({ path }) => path.join('.'));
  if (missing.length > 0) throw new AppError('MISSING-FIELD', missing);
  const faults = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('INVALID-PAYLOAD', faults);
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
