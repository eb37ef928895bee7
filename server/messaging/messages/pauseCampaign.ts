import type { PauseReason } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { holdMessages, pauseIfSending } from './campaignState.ts';

/** Pauses a campaign that is being sent: messages that were not handed over wait. False if it is not being sent. */
export async function pauseCampaign(
  tx: Tx,
  key: { accountId: number; id: string },
  reason: PauseReason,
): Promise<boolean> {
  const paused = await pauseIfSending(tx, key, reason);
  if (paused) await holdMessages(tx, key);
  return paused;
}
