import type { Bundle } from '#contract/telephony/bundles.contract.ts';
import type { BundleRow } from './bundles.repository.ts';

export function toBundle({ id, accountId, validUntil, documents, ...row }: BundleRow): Bundle {
  const { country, network, holder, state, fields, address, reasons, version } = row;
  return {
    uuid: id,
    account: accountId,
    country,
    network,
    holder,
    state,
    fields,
    address,
    reasons,
    version,
    documents: documents.map(({ id: uuid, ...document }) => ({ uuid, ...document })),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
