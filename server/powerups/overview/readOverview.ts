import type { z } from 'zod';
import type { PowerupOverview } from '#contract/powerups/powerupOverview.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { listFollowUps as listFollowUpCounts } from '../followUps/changeFollowUps.ts';
import { countSales, countTagged, listFollowUps, listTags, listUploads } from './overview.repository.ts';

const daysMs = 30 * 86_400_000;

interface SetUp {
  on: boolean;
  by: string;
  at: Date;
}

/** What is set up in accounts that the user sees, and what it did lately. */
export async function readOverview(actor: Actor): Promise<z.input<typeof PowerupOverview>> {
  const { db, scope, now } = actor;
  const since = new Date(now.getTime() - daysMs);
  const tags = await listTags(db, scope);
  const names = [...new Set(tags.map(({ name }) => name))];
  const texts = (await listFollowUpCounts(actor)).map(({ lately }) => lately);
  return {
    smartTags: { ...summed(tags), ...(await countTagged(db, scope, { names, since })) },
    followUps: {
      ...summed(await listFollowUps(db, scope)),
      sent: texts.reduce((sum, { sent }) => sum + sent, 0),
      answered: texts.reduce((sum, { answered }) => sum + answered, 0),
    },
    sales: { ...summed(await listUploads(db, scope)), ...(await countSales(db, scope, since)) },
  };
}

/** The one that was changed last comes first. */
function summed(all: readonly SetUp[]) {
  const [last] = all;
  return {
    on: all.filter(({ on }) => on).length,
    total: all.length,
    changedBy: last?.by ?? null,
    changedAt: last?.at.toISOString() ?? null,
  };
}
