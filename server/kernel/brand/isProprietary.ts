import { isIP } from 'node:net';

/** Whether a host may show our own name: only configured domains and this machine. */
export function isProprietary(domains: readonly string[], host: string): boolean {
  if (host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))) return true;
  return domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain));
}
