import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Asked, Played, SlackServer } from './aSlackServer.ts';

/**
 * The CRM of HubSpot as developers.hubspot.com/docs/api-reference/latest/crm has it in November 2026: /objects/contacts, /objects/calls,
 * /search-the-crm. Properties that HubSpot doesn’t have are refused, as it does.
 */
const properties = z.strictObject({
  hs_timestamp: z.number().int(),
  hs_call_direction: z.enum(['INBOUND', 'OUTBOUND']),
  hs_call_title: z.string().min(1),
  hs_call_body: z.string().max(65_536),
  hs_call_duration: z.number().int().min(0),
  hs_call_status: z.enum([
    'BUSY',
    'CALLING_CRM_USER',
    'CANCELED',
    'COMPLETED',
    'CONNECTING',
    'FAILED',
    'IN_PROGRESS',
    'NO_ANSWER',
    'QUEUED',
    'RINGING',
  ]),
  hs_call_from_number: z.string().optional(),
  hs_call_to_number: z.string(),
});
const association = z.strictObject({
  to: z.strictObject({ id: z.string().regex(/^\d+$/) }),
  types: z.tuple([
    z.strictObject({ associationCategory: z.literal('HUBSPOT_DEFINED'), associationTypeId: z.literal(194) }),
  ]),
});
const Creation = z.strictObject({ properties, associations: z.array(association) });
const Change = z.strictObject({ properties });
/** A call that was posted. */
export const Made = Creation;

const filter = z.strictObject({ propertyName: z.string(), operator: z.literal('EQ'), value: z.string() });
const Search = z.strictObject({
  filterGroups: z
    .array(z.strictObject({ filters: z.array(filter).min(1).max(6) }))
    .min(1)
    .max(5),
  properties: z.array(z.string()),
  sorts: z
    .array(z.strictObject({ propertyName: z.string(), direction: z.enum(['ASCENDING', 'DESCENDING']) }))
    .max(1)
    .optional(),
  limit: z.number().int().min(1).max(200),
});

export interface HubSpotDouble {
  /** Contacts by the number under which they are found. */
  contacts: Map<string, string>;
  /** What they are called, by their id. */
  names: Map<string, { firstname: string | null; lastname: string | null }>;
  /** Calls by their id, as they are now, with the contacts of their creation. */
  calls: Map<string, { properties: z.infer<typeof properties>; contacts: string[]; changes: number }>;
  /** Runs before a call is answered, such as to lose the answer. */
  answered: (id: string) => void;
}

const base = '/crm/v3/objects';

/** Plays HubSpot for one token. */
export function playHubSpot(outside: SlackServer, token: string): HubSpotDouble {
  const host = 'api.hubapi.com';
  const hub: HubSpotDouble = { contacts: new Map(), names: new Map(), calls: new Map(), answered: () => undefined };
  let last = '';
  const isKnown = ({ headers }: Asked) => headers['authorization'] === `Bearer ${token}`;
  outside.plays.set(host, (asked): Played | undefined => {
    if (asked.path.startsWith('/oauth/v3/')) return grant(asked, token);
    if (!isKnown(asked)) return { status: 401, body: { status: 'error', category: 'EXPIRED_AUTHENTICATION' } };
    const invalid = { status: 400, body: { status: 'error', category: 'VALIDATION_ERROR' } };
    if (asked.path === `${base}/contacts/search` || asked.path === `${base}/calls/search`) {
      const { data } = Search.safeParse(JSON.parse(asked.text));
      if (!data) return invalid;
      const values = data.filterGroups.flatMap(({ filters }) => filters.map(({ value }) => value));
      const results = asked.path.includes('contacts') ? foundContacts(hub, values) : foundCalls(hub, values);
      return { status: 200, body: { total: results.length, results } };
    }
    if (asked.path === `${base}/contacts`) {
      const created = z.strictObject({ properties: z.strictObject({ phone: z.string() }) });
      const { data } = created.safeParse(JSON.parse(asked.text));
      if (!data) return invalid;
      const id = String(randomInt(1, 1_000_000));
      hub.contacts.set(data.properties.phone, id);
      return { status: 201, body: { id, properties: data.properties } };
    }
    return undefined;
  });
  outside.takes.set(host, (asked) => {
    const body: unknown = JSON.parse(asked.text);
    if (asked.method === 'POST' && asked.path === `${base}/calls`) {
      const { data } = Creation.safeParse(body);
      if (!data) return false;
      last = String(randomInt(1, 1_000_000));
      const contacts = data.associations.map(({ to }) => to.id);
      hub.calls.set(last, { properties: data.properties, contacts, changes: 0 });
      hub.answered(last);
      return true;
    }
    last = asked.path.replace(`${base}/calls/`, '');
    const [call, { data }] = [hub.calls.get(last), Change.safeParse(body)];
    if (asked.method !== 'PATCH' || !call || !data) return false;
    hub.calls.set(last, { ...call, properties: data.properties, changes: call.changes + 1 });
    return true;
  });
  outside.replies.set(host, () => JSON.stringify({ id: last, properties: {} }));
  return hub;
}

/** OAuth of developers.hubspot.com/docs/api-reference/auth-oauth-v3/guide. */
function grant({ path, text }: Asked, token: string): Played {
  const form = Object.fromEntries(new URLSearchParams(text));
  if (form['client_secret'] !== 'client-secret') return { status: 400, body: { error: 'invalid_client' } };
  if (path === '/oauth/v3/token/introspect') {
    const isActive = form['token'] === token && form['token_type_hint'] === 'access_token';
    const hub = { hub_id: 4711, hub_domain: 'harbour.example.test', user: 'ann@harbour.example.test' };
    return { status: 200, body: isActive ? { active: true, ...hub } : { active: false } };
  }
  const isRefresh = form['grant_type'] === 'refresh_token';
  const isCode = form['grant_type'] === 'authorization_code' && form['code'] && form['code_verifier'];
  if (!isRefresh && !isCode) return { status: 400, body: { error: 'invalid_grant' } };
  const given = { access_token: token, refresh_token: 'stays', token_type: 'bearer', expires_in: 1800, hub_id: 4711 };
  return { status: 200, body: { ...given, id_token: 'of-an-issuer-that-nobody-knows' } };
}

function foundContacts({ contacts, names }: HubSpotDouble, values: readonly string[]) {
  const id = values.map((value) => contacts.get(value)).find((each) => each !== undefined);
  return id === undefined ? [] : [{ id, properties: names.get(id) ?? { firstname: null, lastname: null } }];
}

function foundCalls({ calls }: HubSpotDouble, [timestamp, number]: readonly string[]) {
  return [...calls].flatMap(
    ([
      id,
      {
        properties: { hs_timestamp: at, hs_call_to_number: to, hs_call_from_number: from },
      },
    ]) =>
      String(at) === timestamp && to === number ? [{ id, properties: { hs_call_from_number: from ?? null } }] : [],
  );
}
