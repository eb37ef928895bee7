import { createHmac } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { DnsHint } from '#contract/tenancy/customise.contract.ts';
import { findMailSettingsAbove } from '../../kernel/brand/brand.ts';
import { findOwnTheme } from './customise.repository.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import type { BrandParts } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** Resolves DNS records; replaced in tests. Rejects with the resolver's code when there are none. */
export interface DnsReader {
  txt(name: string): Promise<string[]>;
  cname(name: string): Promise<string[]>;
}

/** Asks the given servers, or the system's. */
export function systemDns(servers: readonly string[] = []): DnsReader {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
    cname: (name) => resolver.resolveCname(name),
  };
}

export type Wanted = Omit<DnsHint, 'found' | 'state'> & {
  isRight: (found: string) => boolean;
  isOfKind: (found: string) => boolean;
};

/** The DNS records needed for an account's host and its mail domain, each with its current state. */
export async function dnsHints(
  { system, scope }: Actor,
  accountId: number,
  { mailer, config }: BrandParts,
  dns: DnsReader = systemDns(config.DNS_SERVERS),
): Promise<DnsHint[]> {
  const brand = await brandOf(system, mailer.publicBaseUrl, accountId);
  const settings = await findMailSettingsAbove(system, accountId);
  const target = new URL(config.PUBLIC_BASE_URL).hostname;
  const domain = settings?.fromAddress.split('@').pop();
  const pending = (await findOwnTheme(system, scope, accountId))?.pendingHost ?? null;
  const host = pending ?? brand.host;
  const wanted = [
    ...(pending === null ? [] : [proofRecord(mailer.vaultKey, accountId, pending)]),
    ...(host === target ? [] : [hostRecord(host, target)]),
    ...(settings && domain ? mailRecords(domain, settings.host) : []),
  ];
  return Promise.all(wanted.map((record) => lookUp(dns, record)));
}

/**
 * The record that proves that a host is an account's. Its value is derived from our key, so that nobody else can publish it
 * beforehand, and its name says nothing about us.
 */
export function proofRecord(vaultKey: Uint8Array, accountId: number, host: string): Wanted {
  const proof = createHmac('sha256', vaultKey).update(`host ${accountId} ${host}`).digest('base64url');
  const wanted = `host-proof=${proof}`;
  const isRight = (found: string) => found.trim() === wanted;
  return { kind: 'proof', name: `_host-proof.${host}`, type: 'TXT', wanted, isRight, isOfKind: () => true };
}

function hostRecord(name: string, target: string): Wanted {
  const isRight = (found: string) => found.toLowerCase().replace(/\.$/, '') === target;
  return { kind: 'host', name, type: 'CNAME', wanted: target, isRight, isOfKind: () => true };
}

function mailRecords(domain: string, smtpHost: string): Wanted[] {
  const starts = (start: RegExp) => (found: string) => start.test(found);
  return [
    {
      kind: 'spf',
      name: domain,
      type: 'TXT',
      wanted: `v=spf1 a:${smtpHost} ~all`,
      isOfKind: starts(/^v=spf1\b/i),
      isRight: (found) => /^v=spf1\b/i.test(found) && /\s(a|mx|ip4|ip6|include|redirect)\b/i.test(found),
    },
    {
      kind: 'dkim',
      name: `default._domainkey.${domain}`,
      type: 'TXT',
      wanted: 'v=DKIM1; k=rsa; p=…',
      isOfKind: starts(/(^|;)\s*(v=DKIM1|p=)/i),
      isRight: starts(/(^|;)\s*p=[A-Za-z0-9+/]{20}/i),
    },
    {
      kind: 'dmarc',
      name: `_dmarc.${domain}`,
      type: 'TXT',
      wanted: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
      isOfKind: starts(/^v=DMARC1\b/i),
      isRight: starts(/^v=DMARC1\b.*\bp=(none|quarantine|reject)\b/i),
    },
  ];
}

/** Looks a record up, and judges what is found. */
export async function lookUp(dns: DnsReader, { isRight, isOfKind, ...hint }: Wanted): Promise<DnsHint> {
  try {
    const all = hint.type === 'TXT' ? await dns.txt(hint.name) : await dns.cname(hint.name);
    const found = all.filter(isOfKind).map((text) => text.slice(0, 300));
    const state = found.some(isRight) ? 'right' : found.length > 0 ? 'other' : 'missing';
    return { ...hint, found, state };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefined) throw error;
    return { ...hint, found: [], state: code === 'ENODATA' || code === 'ENOTFOUND' ? 'missing' : 'unknown' };
  }
}
