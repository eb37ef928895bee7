import { storableText } from '#values/storable.ts';
import { toE164 } from '../../calledParties.ts';

/** Types of numbers: 1 international, 3 network specific (short codes), 5 alphanumeric. */
export function sourceOf(sender: string): { source_addr: string; source_addr_ton: number; source_addr_npi: number } {
  if (sender.startsWith('+')) return { source_addr: sender.slice(1), source_addr_ton: 1, source_addr_npi: 1 };
  const isCode = /^\d+$/.test(sender);
  return { source_addr: sender, source_addr_ton: isCode ? 3 : 5, source_addr_npi: 0 };
}

export function destinationOf(to: string): { destination_addr: string; dest_addr_ton: number; dest_addr_npi: number } {
  return { destination_addr: to.replace('+', ''), dest_addr_ton: 1, dest_addr_npi: 1 };
}

/** E.164 where the address is a phone number, national ones of a country (ISO 3166) too; short codes and names stay. */
export function addressOf(address = '', ton = 0, country?: string): string {
  const text = storableText(address);
  return ton === 5 ? text : (toE164(text.replace(/^00/, '+'), country) ?? text);
}
