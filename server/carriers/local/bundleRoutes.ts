import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CarrierSettings } from '../carrierSettings.ts';
import { newSid } from './channel.ts';
import { carrierCredentials } from './credentials.ts';
import { refuse } from './refuse.ts';
import { regulationFor, type Regulation } from './regulations.ts';

const Asked = z.object({ IsoCountry: z.string(), NumberType: z.string(), EndUserType: z.string() });
const NewAddress = z.object({
  CustomerName: z.string().min(1),
  Street: z.string().min(1),
  City: z.string().min(1),
  Region: z.string().min(1),
  PostalCode: z.string().min(1),
  IsoCountry: z.string().length(2),
  FriendlyName: z.string().max(64).default(''),
});
const Attributes = z
  .string()
  .transform((text) => JSON.parse(text) as unknown)
  .pipe(z.record(z.string(), z.unknown()));
const Addressed = z.object({ address_sids: z.array(z.string()).default([]) });
const NewHolder = z.object({
  FriendlyName: z.string().min(1),
  Type: z.enum(['business', 'individual']),
  Attributes: Attributes,
});
const NewBundle = z.object({ FriendlyName: z.string().min(1), Email: z.email(), RegulationSid: z.string() });

interface Item {
  type: string;
  attributes: Record<string, unknown>;
}

interface Bundle {
  sid: string;
  regulation: Regulation;
  items: string[];
  /** Epoch ms; null for a draft. */
  submittedAt: number | null;
}

/** How long a check takes. */
const checkMs = 20_000;
const validMs = 365 * 86_400_000;

/** A business with this registration number is refused, so that one can see what happens then. */
const refusedNumber = '000';

/**
 * The local carrier's check of regulatory bundles, compatible with Twilio's API: what is complete is approved some seconds
 * after it was submitted, for a year. It forgets them when it stops.
 */
export async function mountBundles(
  app: FastifyInstance,
  settings: CarrierSettings,
  now: () => Date,
  prefix: string,
): Promise<void> {
  const knows = carrierCredentials(settings);
  const items = new Map<string, Item>();
  const addresses = new Set<string>();
  const bundles = new Map<string, Bundle>();
  const base = `${prefix}/v2/RegulatoryCompliance`;

  const refusals = (bundle: Bundle) =>
    bundle.items.filter((sid) => items.get(sid)?.attributes['business_registration_number'] === refusedNumber);
  const statusOf = (bundle: Bundle) => {
    if (bundle.submittedAt === null) return 'draft';
    if (now().getTime() - bundle.submittedAt < checkMs) return 'pending-review';
    return refusals(bundle).length > 0 ? 'twilio-rejected' : 'twilio-approved';
  };
  const shown = (bundle: Bundle) => {
    const status = statusOf(bundle);
    const until = (bundle.submittedAt ?? 0) + checkMs + validMs;
    return {
      sid: bundle.sid,
      status,
      valid_until: status === 'twilio-approved' ? new Date(until).toISOString() : null,
    };
  };

  await app.register(async (rest) => {
    await rest.register(formbody, { bodyLimit: 64 * 1024 });
    rest.addHook('preHandler', async (request: FastifyRequest, reply) => {
      if (!knows(request.headers.authorization)) return refuse(reply, 401, 20_003, 'Authenticate');
    });

    rest.post(`${prefix}/2010-04-01/Accounts/:account/Addresses.json`, async (request, reply) => {
      if (!NewAddress.safeParse(request.body).success) return refuse(reply, 400, 21_601, 'Address is not valid');
      const sid = newSid('AD');
      addresses.add(sid);
      return reply.code(201).send({ sid, validated: true, verified: true });
    });

    rest.get(`${base}/Regulations`, async (request, reply) => {
      const asked = Asked.safeParse(request.query).data;
      const found = asked && regulationFor(asked.IsoCountry, asked.NumberType, asked.EndUserType);
      return reply.send({ results: found ? [found] : [], meta: { key: 'results', next_page_url: null } });
    });

    rest.post(`${base}/EndUsers`, async (request, reply) => {
      const asked = NewHolder.safeParse(request.body);
      if (!asked.success) return refuse(reply, 400, 20_001, 'Type or attributes are not valid');
      const sid = newSid('IT');
      items.set(sid, { type: asked.data.Type, attributes: asked.data.Attributes });
      return reply.code(201).send({ sid, type: asked.data.Type });
    });

    rest.post(`${base}/SupportingDocuments`, async (request, reply) => {
      const form = await formOf(request);
      const attributes = Attributes.safeParse(form.fields['Attributes'] ?? '');
      const type = form.fields['Type'];
      const isPlaced =
        Addressed.safeParse(attributes.data).data?.address_sids.every((sid) => addresses.has(sid)) === true;
      if (!form.fields['FriendlyName'] || type === undefined || !attributes.success || form.bytes === 0 || !isPlaced)
        return refuse(reply, 400, 20_001, 'The document is not valid');
      const sid = newSid('RD');
      items.set(sid, { type, attributes: attributes.data });
      return reply.code(201).send({ sid, type, status: 'draft' });
    });

    rest.get(`${base}/SupportingDocuments/:sid`, async (request, reply) => {
      const { sid } = z.object({ sid: z.string() }).parse(request.params);
      const isRefused = items.get(sid)?.attributes['business_registration_number'] === refusedNumber;
      const reason = isRefused ? 'No business is registered with this number' : null;
      return reply.send({ sid, status: isRefused ? 'twilio-rejected' : 'draft', failure_reason: reason });
    });

    rest.post(`${base}/Bundles`, async (request, reply) => {
      const asked = NewBundle.safeParse(request.body).data;
      const regulation = asked && regulationFor(...regulationKey(asked.RegulationSid));
      if (!regulation) return refuse(reply, 400, 20_001, 'RegulationSid is not valid');
      const bundle = { sid: newSid('BU'), regulation, items: [], submittedAt: null };
      bundles.set(bundle.sid, bundle);
      return reply.code(201).send(shown(bundle));
    });

    const one = async (request: FastifyRequest) => {
      const { sid } = z.object({ sid: z.string() }).parse(request.params);
      return bundles.get(sid);
    };
    const missing = [404, 20_404, 'The requested resource was not found'] as const;

    rest.get(`${base}/Bundles/:sid`, async (request, reply) => {
      const bundle = await one(request);
      return bundle ? reply.send(shown(bundle)) : refuse(reply, ...missing);
    });

    rest.get(`${base}/Bundles/:sid/ItemAssignments`, async (request, reply) => {
      const bundle = await one(request);
      const results = bundle?.items.map((sid) => ({ sid: `BV${sid.slice(2)}`, object_sid: sid }));
      return results ? reply.send({ results, meta: { key: 'results' } }) : refuse(reply, ...missing);
    });

    rest.post(`${base}/Bundles/:sid/ItemAssignments`, async (request, reply) => {
      const bundle = await one(request);
      if (!bundle) return refuse(reply, ...missing);
      const { ObjectSid } = z.object({ ObjectSid: z.string() }).parse(request.body);
      if (!items.has(ObjectSid) || bundle.items.includes(ObjectSid) || bundle.submittedAt !== null)
        return refuse(reply, 400, 20_001, 'ObjectSid is not valid');
      bundle.items.push(ObjectSid);
      return reply.code(201).send({ sid: newSid('BV'), object_sid: ObjectSid });
    });

    rest.post(`${base}/Bundles/:sid/Evaluations`, async (request, reply) => {
      const bundle = await one(request);
      if (!bundle) return refuse(reply, ...missing);
      const results = evaluated(bundle, items);
      const status = results.every(({ passed }) => passed) ? 'compliant' : 'noncompliant';
      return reply.code(201).send({ sid: newSid('EL'), status, results });
    });

    rest.post(`${base}/Bundles/:sid`, async (request, reply) => {
      const bundle = await one(request);
      if (!bundle) return refuse(reply, ...missing);
      const { Status } = z.object({ Status: z.string() }).parse(request.body);
      const isComplete = evaluated(bundle, items).every(({ passed }) => passed);
      if (Status !== 'pending-review' || !isComplete || bundle.submittedAt !== null)
        return refuse(reply, 400, 22_214, 'The bundle cannot be submitted');
      bundle.submittedAt = now().getTime();
      return reply.send(shown(bundle));
    });
  });
}

/** A regulation's id is that of its place. */
function regulationKey(sid: string): [string, string, string] {
  const [, country = '', network = '', holder = ''] = sid.split('.');
  return [country, network, holder];
}

async function formOf(request: FastifyRequest) {
  const fields: Record<string, string> = {};
  let bytes = 0;
  if (!request.isMultipart()) return { fields, bytes };
  for await (const part of request.parts())
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else bytes += (await part.toBuffer()).length;
  return { fields, bytes };
}

/** Whether a bundle has each thing that its regulation asks for. */
function evaluated({ regulation, items: own }: Bundle, items: ReadonlyMap<string, Item>) {
  const assigned = own.flatMap((sid) => items.get(sid) ?? []);
  const { end_user: holders, supporting_document: groups } = regulation.requirements;
  const lacks = (item: Item | undefined, fields: readonly { machine_name: string; friendly_name: string }[]) =>
    fields
      .filter((field) => !hasValue(item?.attributes[field.machine_name]))
      .map((field) => ({ friendly_name: field.friendly_name, failure_reason: `${field.friendly_name} is missing` }));
  return [
    ...holders.map((holder) => {
      const invalid = lacks(
        assigned.find(({ type }) => type === holder.type),
        holder.detailed_fields,
      );
      return { friendly_name: holder.name, passed: invalid.length === 0, invalid };
    }),
    ...groups.flat().map((group) => {
      const found = assigned.find(({ type }) => group.accepted_documents.some((each) => each.type === type));
      const accepted = group.accepted_documents.find((each) => each.type === found?.type);
      if (!found || !accepted)
        return { friendly_name: group.name, passed: false, failure_reason: `${group.name} is missing`, invalid: [] };
      const invalid = lacks(found, accepted.detailed_fields);
      return { friendly_name: group.name, passed: invalid.length === 0, invalid };
    }),
  ];
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}
