import type { Db } from '../../db/executor.ts';
import type { Scope } from '../../repositories/scope.ts';
import { authorOf } from '../actor/authorOf.ts';
import type { Messaging } from './conversations.ts';
import type { MessageContext } from './messageContext.ts';

/** What a user's request handles messages with. */
export function messagingBy(
  { db, scope, ...request }: { db: Db; scope: Scope } & Parameters<typeof authorOf>[0],
  context: MessageContext,
): Messaging {
  return { db, scope, userId: request.principal.userId, author: authorOf(request), context };
}
