import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Requirement } from '#contract/telephony/bundles.contract.ts';
import type { BundlePlace } from '#values/bundle.ts';
import { AppError } from '../../kernel/appError.ts';
import type { BundleCarrier, BundleVerdict, SubmittedBundle } from '../../telephony/bundles/bundleCarrier.ts';
import { carrierFailure } from '../carrierFailure.ts';
import { restFailureOf } from '../restFailure.ts';
import type { TelnyxApi } from './telnyxApi.ts';

/** https://developers.telnyx.com/docs/numbers/phone-numbers/regulatory-requirements */
const RequirementType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  type: z.enum(['document', 'address', 'textual', 'datetime']),
});
const RequirementPage = z.object({ data: z.array(z.object({ requirements_types: z.array(RequirementType) })) });
const Created = z.object({ data: z.object({ id: z.coerce.string() }) });
/** https://developers.telnyx.com/docs/numbers/phone-numbers/requirement-groups */
const Group = z.object({
  id: z.string(),
  status: z.enum(['approved', 'unapproved', 'pending-approval', 'declined', 'expired']),
  regulatory_requirements: z
    .array(
      z.object({ status: z.string().nullish(), field_value: z.string().nullish(), expires_at: z.string().nullish() }),
    )
    .default([]),
});

const numberTypes = { geo: 'local', mobile: 'mobile', smart: 'national', tollfree: 'toll_free' } as const;
const kinds = { document: 'document', address: 'address', textual: 'text', datetime: 'date' } as const;
const states: Readonly<Record<z.output<typeof Group>['status'], BundleVerdict['state']>> = {
  approved: 'approved',
  unapproved: 'submitted',
  'pending-approval': 'submitted',
  declined: 'refused',
  expired: 'expired',
};

/** Has Telnyx check requirement groups. It doesn't tell businesses from people. */
export function telnyxBundles(api: TelnyxApi, log: Pick<FastifyBaseLogger, 'warn'>): BundleCarrier {
  const failed = carrierFailure(log);
  const groupOf = (id: string) => api('GET', `/requirement_groups/${id}`, Group);
  const requirements = async ({ country, network }: BundlePlace): Promise<Requirement[]> => {
    const query = {
      'filter[country_code]': country,
      'filter[phone_number_type]': numberTypes[network],
      'filter[action]': 'ordering',
    };
    const { data } = await api('GET', '/requirements', RequirementPage, { query });
    return data
      .flatMap(({ requirements_types: types }) => types)
      .map(({ id, name: label, description, type }) => ({
        id,
        label,
        hint: description ?? null,
        kind: kinds[type],
        documents: type === 'document' ? [{ type: id, label, fields: [] }] : [],
      }));
  };
  const addressFor = async ({ address, name, holder }: SubmittedBundle): Promise<string | undefined> => {
    if (!address) return undefined;
    const [first = '', ...others] = address.name.split(' ');
    const body = {
      ...(holder === 'business' ? { business_name: address.name } : { first_name: first, last_name: others.join(' ') }),
      street_address: address.street,
      locality: address.city,
      administrative_area: address.region,
      postal_code: address.postcode,
      country_code: address.country,
      customer_reference: name,
    };
    return (await api('POST', '/addresses', Created, { body })).data.id;
  };
  return {
    requirements: (place) => requirements(place).catch(failed('requirements')),
    async submit(bundle, submission) {
      try {
        // It may have been submitted before, and the answer got lost.
        if (
          submission.done.bundle !== undefined &&
          (await groupOf(submission.done.bundle)).status === 'pending-approval'
        )
          return;
        const wanted = await requirements(bundle);
        if (wanted.length === 0) throw new AppError('BUNDLE-NOT-NEEDED');
        const missing = wanted.filter((each) => !isGiven(bundle, each));
        if (missing.length > 0) throw new AppError('BUNDLE-INCOMPLETE', { reasons: missing.map(({ label }) => label) });
        if (submission.done.address === undefined) {
          const address = await addressFor(bundle);
          if (address !== undefined) await submission.note({ address });
        }
        // A document that nothing refers to within half an hour is deleted there, so each submission sends them anew.
        const sent: Record<string, string> = {};
        for (const { id, name: filename, requirement, bytes } of bundle.documents) {
          const body = { file: bytes.toString('base64'), filename, customer_reference: bundle.name };
          const { data } = await api('POST', '/documents', Created, { body });
          sent[requirement] = data.id;
          await submission.note({ documents: { ...submission.done.documents, [id]: data.id } });
        }
        const values = wanted.map(({ id, kind }) => ({
          requirement_id: id,
          field_value:
            kind === 'address' ? submission.done.address : kind === 'document' ? sent[id] : bundle.fields[id],
        }));
        if (submission.done.bundle === undefined) {
          const { country, network, name } = bundle;
          const place = { country_code: country, phone_number_type: numberTypes[network], action: 'ordering' };
          const body = { ...place, customer_reference: name, regulatory_requirements: values };
          await submission.note({ bundle: (await api('POST', '/requirement_groups', Group, { body })).id });
        } else {
          const body = { regulatory_requirements: values };
          await api('PATCH', `/requirement_groups/${submission.done.bundle}`, Group, { body });
        }
        await api('POST', `/requirement_groups/${submission.done.bundle ?? ''}/submit_for_approval`, Group);
      } catch (error) {
        failed('submit')(error);
      }
    },
    async verdict({ bundle = '' }) {
      try {
        const { status, regulatory_requirements: each } = await groupOf(bundle);
        const ends = each.flatMap(({ expires_at: at }) => (at ? [Date.parse(at)] : []));
        const state = states[status];
        const validUntil = state === 'approved' && ends.length > 0 ? new Date(Math.min(...ends)) : null;
        return { state, reasons: [], validUntil };
      } catch (error) {
        if (restFailureOf(error)?.status === 404) return { state: 'refused', reasons: [], validUntil: null };
        return failed('verdict')(error);
      }
    },
  };
}

function isGiven({ fields, address, documents }: SubmittedBundle, { id, kind }: Requirement): boolean {
  if (kind === 'address') return address !== null;
  if (kind === 'document') return documents.some(({ requirement }) => requirement === id);
  return (fields[id] ?? '') !== '';
}
