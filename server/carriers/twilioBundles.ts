import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Requirement } from '#contract/telephony/bundles.contract.ts';
import type { BundlePlace } from '#values/bundle.ts';
import { AppError } from '../kernel/appError.ts';
import type {
  BundleCarrier,
  BundleVerdict,
  SubmittedBundle,
  SubmittedDocument,
} from '../telephony/bundles/bundleCarrier.ts';
import { carrierFailure } from './carrierFailure.ts';
import { authorizationOf, type CarrierSettings } from './carrierSettings.ts';
import { restClient } from './restClient.ts';
import { restFailureOf } from './restFailure.ts';

/** https://www.twilio.com/docs/phone-numbers/regulatory/api/regulations */
const Detail = z.object({ machine_name: z.string(), friendly_name: z.string() });
const Accepted = z.object({ type: z.string(), name: z.string(), detailed_fields: z.array(Detail).default([]) });
const Requirements = z.object({
  end_user: z.array(
    z.object({
      detailed_fields: z.array(Detail.extend({ description: z.string().nullish() })).default([]),
    }),
  ),
  supporting_document: z.array(
    z.array(
      z.object({
        name: z.string(),
        requirement_name: z.string(),
        description: z.string().nullish(),
        accepted_documents: z.array(Accepted),
      }),
    ),
  ),
});

const numberTypes = { geo: 'local', mobile: 'mobile', smart: 'national', tollfree: 'toll-free' } as const;

/** Attributes of documents that are the bundle's address. */
const addressField = 'address_sids';

const states: Readonly<Record<string, BundleVerdict['state']>> = {
  draft: 'submitted',
  'pending-review': 'submitted',
  'in-review': 'submitted',
  'provisionally-approved': 'approved',
  'twilio-approved': 'approved',
  'twilio-rejected': 'refused',
};

const timeoutMs = 60_000;

/** Twilio has hosts of their own for this; any other carrier has one for all. */
function hostsOf(restBase: string): { numbers: string; upload: string } {
  if (restBase !== 'https://api.twilio.com') return { numbers: restBase, upload: restBase };
  return { numbers: 'https://numbers.twilio.com', upload: 'https://numbers-upload.twilio.com' };
}

/** Has Twilio check regulatory bundles. */
export function twilioBundles(settings: CarrierSettings, restBase: string, log: FastifyBaseLogger): BundleCarrier {
  const client = restClient(settings, restBase);
  const hosts = hostsOf(restBase);
  client.numbers.baseUrl = hosts.numbers;
  const { bundles, endUsers, regulations, supportingDocuments } = client.numbers.v2.regulatoryCompliance;

  const failed = carrierFailure(log);
  const regulationOf = async ({ country, network, holder }: BundlePlace) => {
    const asked = { isoCountry: country, numberType: numberTypes[network], endUserType: holder, limit: 1 };
    const [found] = await regulations.list(asked);
    return found && { sid: found.sid, requirements: Requirements.parse(found.requirements) };
  };

  const addressFor = async ({ address, name }: SubmittedBundle): Promise<string | undefined> => {
    if (!address) return undefined;
    const { name: customerName, street, city, region, postcode: postalCode, country: isoCountry } = address;
    const created = { customerName, street, city, region, postalCode, isoCountry, friendlyName: name };
    return (await client.addresses.create(created)).sid;
  };

  const upload = async (bundle: SubmittedBundle, document: SubmittedDocument, address: string | undefined) => {
    const attributes = { ...bundle.fields, ...document.fields, ...(address && { [addressField]: [address] }) };
    const form = new FormData();
    form.set('FriendlyName', `${bundle.name} ${document.type}`);
    form.set('Type', document.type);
    form.set('Attributes', JSON.stringify(attributes));
    form.set('File', new Blob([Uint8Array.from(document.bytes)], { type: document.mime }), document.name);
    const response = await fetch(`${hosts.upload}/v2/RegulatoryCompliance/SupportingDocuments`, {
      method: 'POST',
      headers: { authorization: authorizationOf(settings) },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`a document was refused with ${response.status}`);
    return z.object({ sid: z.string() }).parse(await response.json()).sid;
  };

  return {
    requirements: async (place) => {
      const regulation = await regulationOf(place).catch(failed('requirements'));
      return regulation ? requirementsIn(regulation.requirements) : [];
    },
    async submit(bundle, submission) {
      try {
        const regulation = await regulationOf(bundle);
        if (!regulation) throw new AppError('BUNDLE-NOT-NEEDED');
        const address = submission.done.address ?? (await addressFor(bundle));
        if (address !== undefined && submission.done.address === undefined) await submission.note({ address });
        if (submission.done.holder === undefined) {
          const attributes = { ...bundle.fields };
          const { sid } = await endUsers.create({ friendlyName: bundle.name, type: bundle.holder, attributes });
          await submission.note({ holder: sid });
        }
        for (const document of bundle.documents)
          if (submission.done.documents?.[document.id] === undefined)
            await submission.note({
              documents: { ...submission.done.documents, [document.id]: await upload(bundle, document, address) },
            });
        if (submission.done.bundle === undefined) {
          const { email, name: friendlyName } = bundle;
          await submission.note({
            bundle: (await bundles.create({ friendlyName, email, regulationSid: regulation.sid })).sid,
          });
        }
        const own = bundles(submission.done.bundle ?? '');
        // It may have been submitted before, and the answer got lost.
        if ((await own.fetch()).status !== 'draft') return;
        const assigned = new Set((await own.itemAssignments.list()).map(({ objectSid }) => objectSid));
        for (const objectSid of [submission.done.holder ?? '', ...Object.values(submission.done.documents ?? {})])
          if (!assigned.has(objectSid)) await own.itemAssignments.create({ objectSid });
        const evaluation = await own.evaluations.create();
        if (evaluation.status !== 'compliant')
          throw new AppError('BUNDLE-INCOMPLETE', { reasons: reasonsIn(evaluation.results) });
        await own.update({ status: 'pending-review' });
      } catch (error) {
        failed('submit')(error);
      }
    },
    async verdict({ bundle = '', documents = {} }) {
      try {
        const { status, validUntil } = await bundles(bundle).fetch();
        const state = states[status] ?? 'submitted';
        const refused = state === 'refused' ? Object.values(documents) : [];
        const found = await Promise.all(refused.map((sid) => supportingDocuments(sid).fetch()));
        const reasons = found.flatMap(({ failureReason }) => failureReason || []);
        return { state, reasons, validUntil: state === 'approved' && validUntil ? new Date(validUntil) : null };
      } catch (error) {
        if (restFailureOf(error)?.status === 404) return { state: 'refused', reasons: [], validUntil: null };
        return failed('verdict')(error);
      }
    },
  };
}

function requirementsIn({
  end_user: holders,
  supporting_document: groups,
}: z.output<typeof Requirements>): Requirement[] {
  const fields = holders.flatMap((holder) => holder.detailed_fields);
  const known = new Set([addressField, ...fields.map((field) => field.machine_name)]);
  const wanted = groups.flat();
  const needsAddress = wanted.some(({ accepted_documents: accepted }) =>
    accepted.some((each) => each.detailed_fields.some((field) => field.machine_name === addressField)),
  );
  return [
    ...fields.map(({ machine_name: id, friendly_name: label, description }) => {
      return { id, label, hint: description ?? null, kind: 'text' as const, documents: [] };
    }),
    ...(needsAddress ? [{ id: addressField, label: '', hint: null, kind: 'address' as const, documents: [] }] : []),
    ...wanted.map(({ requirement_name: id, name: label, description, accepted_documents: accepted }) => ({
      id,
      label,
      hint: description ?? null,
      kind: 'document' as const,
      documents: accepted.map((each) => ({
        type: each.type,
        label: each.name,
        fields: each.detailed_fields
          .filter((field) => !known.has(field.machine_name))
          .map((field) => ({ id: field.machine_name, label: field.friendly_name })),
      })),
    })),
  ];
}

const Result = z.object({
  friendly_name: z.string().optional(),
  passed: z.boolean(),
  failure_reason: z.string().nullish(),
  invalid: z
    .array(z.object({ friendly_name: z.string().optional(), failure_reason: z.string().nullish() }))
    .default([]),
});

/** What an evaluation says is missing, in the carrier's words. */
function reasonsIn(results: unknown): string[] {
  const reported = z.array(Result).safeParse(results).data ?? [];
  return reported
    .filter(({ passed }) => !passed)
    .flatMap(({ friendly_name: name, failure_reason: reason, invalid }) => {
      const inner = invalid.map((each) => each.failure_reason ?? each.friendly_name ?? '');
      return inner.length > 0 ? inner : [reason ?? name ?? ''];
    })
    .filter((reason) => reason !== '');
}
