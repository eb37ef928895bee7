import { defaultColours } from '#values/defaultColours.ts';
import type { HostColours } from '#values/deriveColours.ts';
import type { Executor } from '../db/executor.ts';
import { listThemesAbove } from './brand.ts';

/** The name, look and URL under which an account's users know us. */
export interface Brand {
  title: string;
  /** A host name without its port. */
  host: string;
  /** The URL for the account's users, without a trailing slash. */
  base: string;
  colours: HostColours;
  /** The URL of a file that we serve. */
  logo: string | null;
  supportUrl: string | null;
}

/** Our own name, for hosts and accounts without a brand. */
export const ownTitle = 'Trunkline';

/**
 * The brand of an account: the theme of the nearest account upwards that has one, on the host of the nearest one that
 * has one. Both default to ours.
 */
export async function brandOf(executor: Executor, publicBaseUrl: string, accountId: number): Promise<Brand> {
  const themes = await listThemesAbove(executor, accountId);
  const [look] = themes;
  const base = new URL(publicBaseUrl);
  const host = themes.find((theme) => theme.host !== null)?.host ?? null;
  if (host !== null) base.hostname = host;
  return {
    title: look?.title ?? ownTitle,
    host: base.hostname,
    base: base.origin,
    colours: look?.colours ?? defaultColours,
    logo: look?.logo ?? null,
    supportUrl: look?.supportUrl ?? null,
  };
}
