import type { Db } from '../../kernel/db/executor.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import type { Author } from '../../kernel/access/auditLog.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import type { MessageContext } from './messageContext.ts';

/** Who reads and answers messages, and where. */
export interface Messaging {
  db: Db;
  scope: Scope;
  userId: number;
  author: Author;
  context: MessageContext;
}

/** What a user's request handles messages with. */
export function messagingBy(
  { db, scope, ...request }: { db: Db; scope: Scope } & Parameters<typeof authorOf>[0],
  context: MessageContext,
): Messaging {
  return { db, scope, userId: request.principal.userId, author: authorOf(request), context };
}
