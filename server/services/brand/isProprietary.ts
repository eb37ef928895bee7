import { isIP } from 'node:net';

/** Whether a host shows our own name: a configured domain or this machine. No other host may. */
export function isProprietary(domains: readonly string[], host: string): boolean {
  if (host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))) return true;
  return domains.some((domain) => (domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain));
}
