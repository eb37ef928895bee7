import type { Db } from '../db/executor.ts';
import type { Author } from './auditLog.ts';
import { authorOf } from './authorOf.ts';
import type { AuthContext } from './authorize.ts';

/** Who does something, and where: what every use case takes first. */
export interface Actor extends AuthContext {
  /** Shows only rows of `scope`. */
  db: Db;
  /** The whole database. */
  system: Db;
  /** For the audit log: while somebody is impersonated, not the principal but who impersonates. */
  author: Author;
  /** The moment of the request. */
  now: Date;
}

type Request = Omit<Actor, 'author' | 'now'> & { now: () => Date; request: { ip: string } };

export function actorOf({ db, system, scope, visibleAccounts, principal, now, request }: Request): Actor {
  const author = authorOf({ principal, request });
  return { db, system, scope, visibleAccounts, principal, author, now: now() };
}
