import { defineJob } from '../../kernel/jobs/job.ts';
import type { DnsReader } from './dnsHints.ts';
import { proveHosts as prove } from './proveHost.ts';

/** Serves the hosts whose proof is found in DNS. */
export const proveHosts = defineJob({
  name: 'prove-hosts',
  retry: { times: 0 },
  every: '*/5 * * * *',
  run: ({ db }, _, { dns, vaultKey }: { dns: DnsReader; vaultKey: Uint8Array }) => prove(db, { dns, vaultKey }),
});
