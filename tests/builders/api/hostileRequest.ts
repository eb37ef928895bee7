import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { Sample } from './aWorld.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly string[];

/** What tends to break a reader: ends of ranges, characters that databases and XML refuse, names of prototypes. */
const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], [null], { a: {} }),
  fc.constantFrom(
    '',
    ' ',
    'x\ud83d',
    '\u0000',
    '\u000b',
    '\u202e',
    "' or 1=1 --",
    '%00',
    '../..',
    '{{7*7}}',
    '-0',
    'NaN',
  ),
  fc.constantFrom('0001-01-01', '2026-02-30', '+275760-09-13T00:00:00.001Z', '+61', '+'.repeat(40), 'a'.repeat(20_000)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);
const hostileKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'version', 'id', 'account', '');
const hostileText = fc.oneof(
  fc.constantFrom('', '%00', '%ff', '%ed%a0%80', '..%2f..', '-1', '0', '1e9', '99999999999999999999', 'null', '%2b61'),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => encodeURIComponent(text)),
);
const contentTypes = ['text/plain', 'application/json; charset=utf-16', 'application/xml', 'multipart/form-data', ''];

/** A valid request of an endpoint with one to three things wrong: in its path, query, headers or body. */
export function hostileRequest(endpoint: EndpointSpec, sample: Sample): fc.Arbitrary<InjectOptions> {
  const body = sample.body as Json | undefined;
  return fc
    .record({
      path: hostilePath(endpoint, sample),
      query: fc.oneof({ weight: 2, arbitrary: fc.constant(validQuery(sample)) }, hostileQuery(endpoint)),
      payload: body === undefined ? fc.constant(undefined) : hostilePayload(body),
      type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.constantFrom(...contentTypes)),
      extra: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, hostileHeaders),
    })
    .map(({ path, query, payload, type, extra }) => ({
      method: endpoint.method,
      url: `${path}${query}`,
      headers: { ...(payload !== undefined && { 'content-type': type }), ...extra },
      ...(payload !== undefined && { payload }),
    }));
}

function hostilePath(endpoint: EndpointSpec, { params = {} }: Sample): fc.Arbitrary<string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const filled = (values: Record<string, string>) =>
    endpoint.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const valid = Object.fromEntries(names.map((name) => [name, encodeURIComponent(params[name] ?? '')]));
  if (names.length === 0) return fc.constant(filled(valid));
  const broken = fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([name, text]) => filled({ ...valid, [name]: text }));
  return fc.oneof({ weight: 2, arbitrary: fc.constant(filled(valid)) }, broken);
}

const validQuery = ({ query = {} }: Sample): string => {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
};

function hostileQuery({ query }: EndpointSpec): fc.Arbitrary<string> {
  const known = Object.keys(query?.shape ?? {});
  const name = fc.constantFrom(...known, 'account', 'order[0][column]', 'search[value]', 'a[b][c]', '__proto__[x]');
  const parts = fc.array(fc.tuple(name, hostileText), { minLength: 1, maxLength: 3 });
  return parts.map((pairs) => `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`);
}

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.record({ 'idempotency-key': fc.string({ maxLength: 300 }).map(encodeURIComponent) }),
  fc.record({ 'accept-language': fc.constantFrom('', '*', 'xx-YY;q=2', 'it,,;') }),
  fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'what') }),
  fc.record({ cookie: fc.constantFrom('refresh=', 'refresh=a.b.c; refresh=%', '=;;=') }),
  fc.record({ 'x-forwarded-for': fc.constantFrom('', 'a, b', '::1', '999.1.1.1') }),
);

function hostilePayload(valid: Json): fc.Arbitrary<string> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), hostileValue, hostileKey), {
    minLength: 1,
    maxLength: 3,
  });
  const changed = changes.map((list) => {
    let body = valid;
    for (const [place, kind, value, key] of list) {
      const paths = pathsIn(body);
      const path = paths[place % paths.length] ?? [];
      body = withValueAt(body, kind === 'add' ? [...path, key] : path, kind === 'remove' ? undefined : value);
    }
    return JSON.stringify(body);
  });
  const cut = fc.nat().map((length) => JSON.stringify(valid).slice(0, length % JSON.stringify(valid).length));
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    cut,
    hostileValue.map((value) => JSON.stringify(value)),
  );
}

/** Every place in a value, the whole first. */
function pathsIn(value: Json): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]));
  return [[], ...inner];
}

/** `undefined` removes what is there; a key in something that has none replaces it with an object. */
function withValueAt(whole: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(whole) && Number(key) in whole)
    return value === undefined && rest.length === 0
      ? whole.toSpliced(Number(key), 1)
      : whole.with(Number(key), withValueAt(whole[Number(key)] ?? null, rest, value));
  const fields = new Map(Object.entries(typeof whole === 'object' && whole !== null ? whole : {}));
  if (value === undefined && rest.length === 0) fields.delete(key);
  else fields.set(key, withValueAt(fields.get(key) ?? null, rest, value));
  return Object.fromEntries(fields);
}
