import { z } from 'zod';
import type { Ga4Account, Ga4Parameter, Ga4Stream } from '#contract/integrations/googleGa4.contract.ts';
import { found } from '../../kernel/found.ts';
import { dimensionNames, eventNames, metricNames } from './ga4Event.rules.ts';
import type { GoogleAdmin } from './googleAdmin.ts';

const lastOf = (name: string) => name.split('/').at(-1) ?? '';

const Summary = z.object({
  account: z.string(),
  displayName: z.string().default(''),
  propertySummaries: z.array(z.object({ property: z.string(), displayName: z.string().default('') })).default([]),
});

export async function listAccounts({ list }: GoogleAdmin): Promise<z.input<typeof Ga4Account>[]> {
  const summaries = await list('accountSummaries', 'accountSummaries', Summary);
  return summaries.map(({ account, displayName, propertySummaries }) => ({
    id: lastOf(account),
    name: displayName,
    properties: propertySummaries.map(({ property, displayName: name }) => ({ id: lastOf(property), name })),
  }));
}

const Stream = z.object({
  name: z.string(),
  displayName: z.string().default(''),
  webStreamData: z.object({ measurementId: z.string() }).optional(),
});

/** Those of websites; apps have no measurement ID. */
export async function listStreams({ list }: GoogleAdmin, propertyId: string): Promise<Ga4Stream[]> {
  const streams = await list(`properties/${propertyId}/dataStreams`, 'dataStreams', Stream);
  return streams.flatMap(({ name, displayName, webStreamData }) =>
    webStreamData ? [{ id: lastOf(name), name: displayName, remoteId: webStreamData.measurementId }] : [],
  );
}

const Secret = z.object({ name: z.string(), displayName: z.string().default(''), secretValue: z.string() });

interface InStream {
  propertyId: string;
  streamId: string;
}

const secretsOf = ({ propertyId, streamId }: InStream) =>
  `properties/${propertyId}/dataStreams/${streamId}/measurementProtocolSecrets`;

/** By name; what they are is nobody’s business. */
export async function listProtocols({ list }: GoogleAdmin, stream: InStream) {
  const secrets = await list(secretsOf(stream), 'measurementProtocolSecrets', Secret);
  return secrets.map(({ name, displayName }) => ({ id: lastOf(name), name: displayName }));
}

/** What Google wants to hear before it makes the first secret of a property, word for word. */
const acknowledgement =
  'I acknowledge that I have the necessary privacy disclosures and rights from my end users for the collection and processing of their data, including the association of such data with the visitation information Google Analytics collects from my site and/or app property.';

/** The API secret of a stream; null makes one. @throws AppError NOT-FOUND, GOOGLE-API-FAILED. */
export async function secretOf(
  { list, create }: GoogleAdmin,
  { protocol, ...stream }: InStream & { protocol: string | null },
): Promise<string> {
  const path = secretsOf(stream);
  if (protocol !== null) {
    const secrets = await list(path, 'measurementProtocolSecrets', Secret);
    return found(secrets.find(({ name }) => lastOf(name) === protocol)).secretValue;
  }
  await create(`properties/${stream.propertyId}:acknowledgeUserDataCollection`, { acknowledgement }, z.unknown());
  return (await create(path, { displayName: 'Calls' }, Secret)).secretValue;
}

const Custom = z.object({ parameterName: z.string(), scope: z.string() });
const KeyEvent = z.object({ eventName: z.string() });

type Kind = 'dimensions' | 'metrics';
const lists = { dimensions: 'customDimensions', metrics: 'customMetrics' } as const;
const wanted = { dimensions: dimensionNames, metrics: metricNames } as const;

/** What we send of each kind, and whether the property has it for reports. */
export async function listParameters({ list }: GoogleAdmin, propertyId: string, kind: Kind): Promise<Ga4Parameter[]> {
  const all = await list(`properties/${propertyId}/${lists[kind]}`, lists[kind], Custom);
  const known = new Set(all.filter(({ scope }) => scope === 'EVENT').map(({ parameterName }) => parameterName));
  return Object.entries(wanted[kind]).map(([parameter, name]) => ({ parameter, name, exists: known.has(parameter) }));
}

/** The events of an option, and whether the property counts them as key events. */
export async function listKeyEvents(
  { list }: GoogleAdmin,
  propertyId: string,
  events: string,
): Promise<Ga4Parameter[]> {
  const known = new Set(
    (await list(`properties/${propertyId}/keyEvents`, 'keyEvents', KeyEvent)).map(({ eventName }) => eventName),
  );
  return eventNames(events).map((name) => ({ parameter: name, name, exists: known.has(name) }));
}

/** Creates what reports about calls lack. Returns how much that was. */
export async function prepareProperty(admin: GoogleAdmin, propertyId: string, events: string): Promise<number> {
  const missing = (all: Ga4Parameter[]) => all.filter(({ exists }) => !exists);
  const dimensions = missing(await listParameters(admin, propertyId, 'dimensions'));
  const metrics = missing(await listParameters(admin, propertyId, 'metrics'));
  const keyEvents = missing(await listKeyEvents(admin, propertyId, events));
  const path = `properties/${propertyId}`;
  for (const { parameter: parameterName, name: displayName } of dimensions)
    await admin.create(`${path}/customDimensions`, { parameterName, displayName, scope: 'EVENT' }, z.unknown());
  for (const { parameter: parameterName, name: displayName } of metrics) {
    const metric = { parameterName, displayName, scope: 'EVENT', measurementUnit: 'SECONDS' };
    await admin.create(`${path}/customMetrics`, metric, z.unknown());
  }
  for (const { name: eventName } of keyEvents)
    await admin.create(`${path}/keyEvents`, { eventName, countingMethod: 'ONCE_PER_EVENT' }, z.unknown());
  return dimensions.length + metrics.length + keyEvents.length;
}
