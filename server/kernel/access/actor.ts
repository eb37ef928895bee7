import type { Db } from '../db/executor.ts';
import type { Author } from './auditLog.ts';
import type { Scope } from './scope.ts';
import { authorOf } from './authorOf.ts';

/** Who does something, and where: what every use case takes first. */
export interface Actor {
  /** Shows only rows of `scope`. */
  db: Db;
  /** The whole database. */
  system: Db;
  scope: Scope;
  author: Author;
  /** The moment of the request. */
  now: Date;
}

type Request = Pick<Actor, 'db' | 'system' | 'scope'> & { now: () => Date } & Parameters<typeof authorOf>[0];

export function actorOf({ db, system, scope, now, ...request }: Request): Actor {
  return { db, system, scope, author: authorOf(request), now: now() };
}
