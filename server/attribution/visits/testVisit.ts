import type { z } from 'zod';
import type { TestedVisit, webSnippet } from '#contract/attribution/webSnippet.contract.ts';
import { ruleFor } from '../../../src/attribution/swapRules.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { readServed } from '../websites/readWebsites.ts';
import { touchOf } from './showNumbers.ts';

type Tested = { code: string } & z.output<typeof webSnippet.testVisit.body>;

/**
 * What a visitor would see who opens a page. Nothing is kept, and no number is leased.
 * @throws AppError NOT-FOUND, ADDRESS-REFUSED when the page is no page of the website.
 */
export async function testVisit(
  { db, scope }: Actor,
  { code, page, referrer, consent }: Tested,
): Promise<z.input<typeof TestedVisit>> {
  const served = await readServed(db, scope, code);
  const touch = touchOf(served, { page, referrer });
  if (!touch) throw new AppError('ADDRESS-REFUSED', { field: 'page' });
  const { source, medium, campaign, keyword, landing, rule, evidence } = touch;
  const swaps = served.website.numbers.map(({ number }) => {
    const decides = ruleFor(served.website.rules, touch, { target: number, known: consent });
    const show = decides?.show;
    const shows = show && {
      number: show.type === 'number' ? show.number : null,
      pool: show.type === 'pool' ? show.pool : null,
    };
    return { number, rule: decides?.id ?? null, shows: shows ?? null };
  });
  return { source, medium, campaign, keyword, landing, rule, evidence, swaps };
}
