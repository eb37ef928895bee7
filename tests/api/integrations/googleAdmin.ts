import { z } from 'zod';
import type { Asked, Played } from './aSlackServer.ts';

/**
 * The Admin API of Google Analytics, v1beta, as developers.google.com/analytics/devguides/config/admin/v1/rest has it in November 2026.
 * It knows two accounts; it refuses what Google refuses: other tokens, unknown fields, parameters that exist already, a secret before the
 * terms are acknowledged.
 */
export class GoogleAdminDouble {
  /** The tokens that it takes. */
  tokens = new Set<string>();
  acknowledged = false;
  secrets: { name: string; displayName: string; secretValue: string }[] = [];
  dimensions: { parameterName: string; displayName: string; scope: string }[] = [];
  metrics: { parameterName: string; displayName: string; scope: string; measurementUnit: string }[] = [];
  keyEvents: { eventName: string; countingMethod: string }[] = [];
  /** What it answers instead, if anything. */
  answers: Played | undefined;
  asked: string[] = [];

  readonly play = ({ method, path, headers, text }: Asked): Played => {
    const { pathname, searchParams } = new URL(path, 'https://analyticsadmin.googleapis.com');
    this.asked.push(`${method} ${pathname}`);
    if (this.answers) return this.answers;
    const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
    if (!this.tokens.has(token)) return refused(401, 'Request had invalid authentication credentials.');
    const at = pathname.replace('/v1beta/', '');
    if (method === 'GET') return this.read(at, searchParams.get('pageToken'));
    return this.write(at, JSON.parse(text) as unknown);
  };

  private read(at: string, pageToken: string | null): Played {
    if (at === 'accountSummaries') return accountPage(pageToken);
    const lists: Record<string, [string, object[]]> = {
      'properties/1000/dataStreams': ['dataStreams', streams],
      'properties/1000/dataStreams/2000/measurementProtocolSecrets': ['measurementProtocolSecrets', this.secrets],
      'properties/1000/customDimensions': ['customDimensions', this.dimensions],
      'properties/1000/customMetrics': ['customMetrics', this.metrics],
      'properties/1000/keyEvents': ['keyEvents', this.keyEvents],
    };
    const list = lists[at];
    if (!list) return refused(403, 'The caller does not have permission');
    const [key, items] = list;
    // A list that is empty has no field.
    return { status: 200, body: items.length > 0 ? { [key]: items } : {} };
  }

  private write(at: string, body: unknown): Played {
    if (at === 'properties/1000:acknowledgeUserDataCollection') {
      if (!Acknowledged.safeParse(body).success) return refused(400, 'The acknowledgement is not correct.');
      this.acknowledged = true;
      return { status: 200, body: {} };
    }
    if (at === 'properties/1000/dataStreams/2000/measurementProtocolSecrets') {
      const { data } = z.strictObject({ displayName: z.string().min(1) }).safeParse(body);
      if (!data) return refused(400, 'Request contains an invalid argument.');
      if (!this.acknowledged) return refused(400, 'User data collection is not acknowledged.');
      const id = 3000 + this.secrets.length;
      const secret = { name: `${at}/${id}`, ...data, secretValue: `made-for-us-${id}` };
      this.secrets.push(secret);
      return { status: 200, body: secret };
    }
    if (at === 'properties/1000/customDimensions') return added(this.dimensions, Dimension, 'parameterName', body);
    if (at === 'properties/1000/customMetrics') return added(this.metrics, Metric, 'parameterName', body);
    if (at === 'properties/1000/keyEvents') return added(this.keyEvents, KeyEvent, 'eventName', body);
    return refused(403, 'The caller does not have permission');
  }
}

const refused = (code: number, message: string): Played => ({ status: code, body: { error: { code, message } } });

const Acknowledged = z.strictObject({
  acknowledgement: z.string().regex(/^I acknowledge that I have the necessary privacy disclosures and rights/),
});
const parameterName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/);
const displayName = z.string().min(1).max(82);
const scope = z.literal('EVENT');
const Dimension = z.strictObject({ parameterName, displayName, scope });
const Metric = z.strictObject({ parameterName, displayName, scope, measurementUnit: z.enum(['STANDARD', 'SECONDS']) });
const KeyEvent = z.strictObject({
  eventName: z.string().regex(/^[A-Za-z]\w{0,39}$/),
  countingMethod: z.enum(['ONCE_PER_EVENT', 'ONCE_PER_SESSION']),
});

function added<Item extends object>(items: Item[], schema: z.ZodType<Item>, key: keyof Item, body: unknown): Played {
  const { data } = schema.safeParse(body);
  if (!data) return refused(400, 'Request contains an invalid argument.');
  if (items.some((item) => item[key] === data[key])) return refused(409, 'Requested entity already exists');
  items.push(data);
  return { status: 200, body: data };
}

const streams = [
  {
    name: 'properties/1000/dataStreams/2000',
    type: 'WEB_DATA_STREAM',
    displayName: 'harbour.example.test',
    webStreamData: { measurementId: 'G-HARB0UR1', defaultUri: 'https://harbour.example.test' },
  },
  { name: 'properties/1000/dataStreams/2001', type: 'IOS_APP_DATA_STREAM', displayName: 'The app' },
];

/** Its list has two pages. */
function accountPage(pageToken: string | null): Played {
  const first = {
    name: 'accountSummaries/100',
    account: 'accounts/100',
    displayName: 'Harbour Dental',
    propertySummaries: [
      { property: 'properties/1000', displayName: 'Website', propertyType: 'PROPERTY_TYPE_ORDINARY' },
    ],
  };
  const second = { name: 'accountSummaries/101', account: 'accounts/101', displayName: 'Empty' };
  if (pageToken === null) return { status: 200, body: { accountSummaries: [first], nextPageToken: 'more' } };
  return pageToken === 'more' ? { status: 200, body: { accountSummaries: [second] } } : refused(400, 'Bad page token');
}
