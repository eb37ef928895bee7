import type { powerupOverview } from '#contract/powerups/powerupOverview.contract.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { readOverview } from './readOverview.ts';

export const overviewHandlers: HandlersFor<typeof powerupOverview> = {
  getPowerupOverview: (context) => readOverview(actorOf(context)),
};
