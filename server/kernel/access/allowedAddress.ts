import { BlockList, isIP } from 'node:net';
import { AppError } from '../appError.ts';

/** Whether an address is one of these, or within one of these ranges; no ranges allow any. */
export function isWithinRanges(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  // As sockets that take both versions name those of version 4.
  const own = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(own) !== 0 && list.check(own, familyOf(own));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @throws AppError ACCESS-DENIED with `{ address }`, for whoever has the key may learn what to allow. */
export function requireAllowedFrom({ addresses }: { addresses: readonly string[] }, address: string): void {
  if (!isWithinRanges(addresses, address)) throw new AppError('ACCESS-DENIED', { address });
}
