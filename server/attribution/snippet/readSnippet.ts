import type { z } from 'zod';
import type { Snippet } from '#contract/attribution/webSnippet.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { brandOf } from '../../kernel/brand/brandOf.ts';
import { countVisits } from '../visits/readPoolLoads.ts';
import { readServed } from '../websites/readWebsites.ts';
import { builtSnippet } from './builtSnippet.ts';

const dayMs = 86_400_000;

/** @throws AppError NOT-FOUND when the scope has no such website. */
export async function readSnippet(
  { db, system, scope, now }: Actor,
  code: string,
  { publicBaseUrl }: { publicBaseUrl: string },
): Promise<z.input<typeof Snippet>> {
  const { website } = await readServed(db, scope, code);
  const { base } = await brandOf(system, publicBaseUrl, website.accountId);
  const { hash, integrity } = builtSnippet();
  const since = (days: number) => countVisits(db, website, new Date(now.getTime() - days * dayMs));
  const [day, month] = await Promise.all([since(1), since(28)]);
  return {
    address: `${base}/s/${code}.js`,
    pinned: `${base}/s/${hash}.js`,
    integrity,
    seenAt: website.seenAt?.toISOString() ?? null,
    visits: { day, month },
  };
}
