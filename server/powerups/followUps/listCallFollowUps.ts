import type { z } from 'zod';
import type { CallFollowUp } from '#contract/powerups/followUps.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { findConversationOf } from '../../messaging/messages/findConversationOf.ts';
import { readSeenCall } from '../../telephony/callLog/seenCall.ts';
import { listTextsOf } from './followUpTexts.repository.ts';

/**
 * What follow-ups did about a call. One of an account that the user doesn’t see has no name.
 * @throws AppError NOT-FOUND.
 */
export async function listCallFollowUps(
  { db, scope }: Actor,
  callUuid: string,
): Promise<z.input<typeof CallFollowUp>[]> {
  await readSeenCall(db, scope, callUuid);
  const rows = await listTextsOf(db, scope, callUuid);
  return Promise.all(
    rows.map(async ({ text: { followUpId: uuid, state, reason, dueAt }, name, message }) => ({
      uuid,
      name,
      state,
      reason,
      dueAt: dueAt.toISOString(),
      message: message && {
        uuid: message.id,
        conversation: (await findConversationOf(db, message)) ?? null,
        state: message.state,
        error: message.error,
      },
    })),
  );
}
