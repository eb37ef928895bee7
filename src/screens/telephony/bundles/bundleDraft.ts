import { z } from 'zod';
import type { Bundle, Requirement } from '#contract/telephony/bundles.contract.ts';
import { type BundleAddress, BundleContent, BundleHolder, BundlePlace } from '#values/bundle.ts';
import type { FieldProblems } from '../../../ui/form/fieldProblem.ts';

/** What a new bundle is for; without a country until one is chosen. */
export const NewBundleDraft = BundlePlace.extend({ account: z.number() });
export type NewBundleValues = Omit<z.input<typeof NewBundleDraft>, 'country'> & { country: string | null };

export function newBundleValues(account: number, search: URLSearchParams): NewBundleValues {
  const { country, network, holder } = BundlePlace.shape;
  return {
    account,
    country: country.safeParse(search.get('country')).data ?? null,
    network: network.safeParse(search.get('network')).data ?? 'geo',
    holder: holder.safeParse(search.get('holder')).data ?? BundleHolder.enum.business,
  };
}

/** Carriers describe what regulators want in English only. */
export const carrierLanguage = 'en';

export const addressParts = ['name', 'street', 'city', 'region', 'postcode'] as const;

/** The document that is about to be uploaded for a requirement. */
export interface NextDocument {
  type: string;
  fields: Record<string, string>;
}

/** `documents` by requirement. */
export interface BundleValues {
  fields: Record<string, string>;
  address: BundleAddress;
  documents: Record<string, NextDocument>;
}

const noAddress = { name: '', street: '', city: '', region: '', postcode: '' };

type NextDocuments = BundleValues['documents'];

export function withNext(documents: NextDocuments, requirement: string, next: NextDocument | undefined): NextDocuments {
  const others = Object.entries(documents).filter(([id]) => id !== requirement);
  return Object.fromEntries(next ? [...others, [requirement, next]] : others);
}

export function toValues({ fields, address, country }: Bundle): BundleValues {
  return { fields, address: address ?? { ...noAddress, country }, documents: {} };
}

/** A draft may lack anything; an address without a word is none. */
export const BundleDraft = {
  safeParse(values: unknown) {
    const { fields, address } = values as BundleValues;
    const isBlank = addressParts.every((part) => address[part].trim() === '');
    return BundleContent.safeParse({ fields, address: isBlank ? null : address });
  },
};
/** What is missing before a bundle can be submitted, as errors of its fields. A document that was begun lacks its file. */
export function problemsOfGaps(
  requirements: readonly Requirement[],
  { fields, address, documents: begun }: BundleValues,
  { documents }: Bundle,
): FieldProblems {
  const gaps = requirements.flatMap(({ id, kind }) => {
    if (kind === 'address')
      return addressParts.filter((part) => !address[part].trim()).map((part) => `address.${part}`);
    const isKept = documents.some(({ requirement }) => requirement === id) && !begun[id];
    if (kind === 'document') return isKept ? [] : [`documents.${id}`];
    return fields[id]?.trim() ? [] : [`fields.${id}`];
  });
  return Object.fromEntries(gaps.map((path) => [path, { word: 'required' } as const]));
}

export function isFilled({ type, fields }: NextDocument, { documents }: Requirement): boolean {
  const accepted = documents.find((each) => each.type === type);
  return accepted?.fields.every(({ id }) => fields[id]?.trim()) ?? false;
}
