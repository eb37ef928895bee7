/** The host of this process: loopback for a wildcard address. */
export function deliveryHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
