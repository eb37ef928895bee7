import { storableText } from '#values/storable.ts';
import { toE164 } from '../../calledParties.ts';
import type { AddressTypes } from './smppSettings.ts';

const alphanumeric = 5;

export function sourceOf(sender: string, types: AddressTypes) {
  const { ton, npi } = types[kindOf(sender)];
  return { source_addr: sender.replace('+', ''), source_addr_ton: ton, source_addr_npi: npi };
}

function kindOf(sender: string): 'number' | 'code' | 'name' {
  if (sender.startsWith('+')) return 'number';
  return /^\d+$/.test(sender) ? 'code' : 'name';
}

export function destinationOf(to: string, { recipient: { ton, npi } }: AddressTypes) {
  return { destination_addr: to.replace('+', ''), dest_addr_ton: ton, dest_addr_npi: npi };
}

/** E.164 where the address is a phone number, national ones of a country (ISO 3166) too; short codes and names stay. */
export function addressOf(address = '', ton = 0, country?: string): string {
  const text = storableText(address);
  return ton === alphanumeric ? text : (toE164(text.replace(/^00/, '+'), country) ?? text);
}
