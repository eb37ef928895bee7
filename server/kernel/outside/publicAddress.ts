import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const privateIpv4 = new BlockList();
for (const range of `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`.split(/\s+/))
  block(privateIpv4, range, 'ipv4');

/** In IPv6 only global unicast is public, except ranges that embed IPv4 addresses or are for documentation. */
const globalIpv6 = new BlockList();
block(globalIpv6, '2000::/3', 'ipv6');
const privateIpv6 = new BlockList();
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) block(privateIpv6, range, 'ipv6');

function block(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/');
  list.addSubnet(net, Number(bits), family);
}

/** Whether an IP address is public: not of this machine, a private network, cloud metadata or IPv4-mapped. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, 'ipv4');
  if (isIP(address) === 6) return globalIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
  return false;
}

/** Resolves a host name to all its addresses. Rejects when it has none. */
export type Lookup = (host: string) => Promise<string[]>;

export const systemLookup: Lookup = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Returns the validated address to connect to for a host name. Undefined when the name has no address, or any of them
 * is not public.
 */
export async function publicAddressOf(host: string, look: Lookup): Promise<string | undefined> {
  return publicOf(await addressesOf(host, look));
}

/** All addresses of a host name, or of itself if it is one; none when it cannot be resolved. */
export async function addressesOf(host: string, look: Lookup): Promise<string[]> {
  const bare = host.replaceAll(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? look(bare).catch(ifUnknown) : [bare];
}

/** The first address if all are public. */
export function publicOf(addresses: readonly string[]): string | undefined {
  return addresses.every(isPublicAddress) ? addresses[0] : undefined;
}

/** A name that cannot be resolved has no address, whatever the reason. */
function ifUnknown(error: unknown): string[] {
  if (error instanceof Error && 'code' in error) return [];
  throw error;
}
