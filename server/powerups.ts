import { callAlerts } from './powerups/alerts/callAlerts.powerup.ts';
import type { Powerup } from './powerups/decisions/definePowerup.ts';
import { callFollowUps } from './powerups/followUps/callFollowUps.powerup.ts';

/** What follows calls automatically, in this order. */
export const powerups: readonly Powerup[] = [callAlerts, callFollowUps];
