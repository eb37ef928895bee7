import { findHome } from '../../kernel/access/accountPaths.ts';
import { found } from '../../kernel/found.ts';
import type { CheckFollowUps } from '../../messaging/messages/messageContext.ts';
import { readContact } from './contacts.repository.ts';
import { listSentAs } from './followUpTexts.repository.ts';
import { opensAt } from './opensAt.ts';

/** A follow-up that waited for its carrier or its number may come too late. */
export const checkFollowUps: CheckFollowUps = async (tx, accountId, messageIds, now) => {
  const home = found(await findHome(tx, accountId));
  const refused = new Map<string, string>();
  for (const { text, hours } of await listSentAs(tx, accountId, messageIds)) {
    const { messageId, msisdn, endedAt } = text;
    if (messageId === null || msisdn === null) continue;
    if ((await readContact(tx, accountId, msisdn, endedAt)).contacted) refused.set(messageId, 'CALLER-CONTACTED');
    else if (opensAt(now, home, msisdn, hours) > now.getTime()) refused.set(messageId, 'OUTSIDE-HOURS');
  }
  return refused;
};
