import { and, eq, gte, max, ne } from 'drizzle-orm';
import { Role } from '#values/roles.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { accounts, users } from '../../server/kernel/db/schema/all.ts';
import { listAccess } from '../../server/kernel/access/access.ts';

/** The accounts that somebody sees, with the roles there. */
type Reach = Map<number, ReadonlySet<Role>>;

/** The reach of every user. */
type Authority = Map<number, Reach>;

/** That of users who are as new as this one, as the server judges it; removed ones can't come back. */
async function authorityOf(db: Db, oldest: number): Promise<Authority> {
  const authority: Authority = new Map();
  const among = and(gte(users.id, oldest), ne(users.status, 'removed'));
  const key = { accountId: users.accountId, userId: users.id };
  for (const { accountId, userId } of await db.select(key).from(users).where(among)) {
    const access = await listAccess(db, { accountId, userId });
    authority.set(userId, new Map(access.map(({ account, allow }) => [account, rolesOf(allow)])));
  }
  return authority;
}

const rolesOf = (allow: object) =>
  new Set(Role.options.filter((role) => (allow as Partial<Record<Role, boolean>>)[role] === true));

const ofBusiness: readonly Role[] = ['admin', 'users', 'billing', 'conf', 'reports'];

/** What holders of these roles may give: sellers the roles of a business, admins reports, and all what they have. */
function givable(roles: ReadonlySet<Role>): ReadonlySet<Role> {
  const sells = roles.has('super') || roles.has('support') || roles.has('system');
  return new Set<Role>([...roles, ...(sells ? ofBusiness : []), ...(roles.has('admin') ? (['reports'] as const) : [])]);
}

function union(reaches: readonly Reach[]): Reach {
  const all: Reach = new Map();
  for (const reach of reaches)
    for (const [account, roles] of reach) all.set(account, new Set([...(all.get(account) ?? []), ...roles]));
  return all;
}

interface Beginning {
  members: readonly number[];
  known: readonly number[];
  oldest: number;
}

/**
 * The most that anybody may come to by what a coalition does: what they had, and what a member could give from the
 * beginning. An account made meanwhile counts as the one above it. Users in `taken` are in the coalition’s hands, so that what
 * they had themselves doesn’t count.
 */
export class Ceiling {
  readonly #start: Authority;
  readonly #given: Reach;
  readonly #known: Set<number>;

  readonly #oldest: number;

  private constructor(start: Authority, { members, known, oldest }: Beginning) {
    const held = union(members.map((id) => start.get(id) ?? new Map()));
    this.#start = start;
    this.#given = new Map([...held].map(([account, roles]) => [account, givable(roles)]));
    this.#known = new Set(known);
    this.#oldest = oldest;
  }

  /** `oldest` is the first user of the accounts that the attack is about. */
  static async of(db: Db, { members, oldest }: Omit<Beginning, 'known'>): Promise<Ceiling> {
    const known = (await db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
    return new Ceiling(await authorityOf(db, oldest), { members, known, oldest });
  }

  /** Whether some member saw the account. */
  sees(account: number): boolean {
    return this.#given.has(account);
  }

  /** Sentences about users who have more than that now. */
  async exceeded(db: Db, taken: ReadonlySet<number>): Promise<string[]> {
    await this.#adopt(db);
    const found: string[] = [];
    for (const [user, reach] of await authorityOf(db, this.#oldest))
      for (const [account, roles] of reach) {
        const had = taken.has(user) ? undefined : this.#start.get(user)?.get(account);
        const given = this.#given.get(account);
        if (!had && !given) found.push(`user ${user} sees account ${account}`);
        for (const role of roles)
          if (!had?.has(role) && !given?.has(role)) found.push(`user ${user} is ${role} in account ${account}`);
      }
    return found;
  }

  async #adopt(db: Db): Promise<void> {
    const rows = await db.select({ id: accounts.id, father: accounts.parentId }).from(accounts).orderBy(accounts.id);
    for (const { id, father } of rows) {
      if (this.#known.has(id) || father === null) continue;
      this.#known.add(id);
      for (const reach of [this.#given, ...this.#start.values()]) {
        const above = reach.get(father);
        if (above) reach.set(id, above);
      }
    }
  }
}

/** The last user there is. */
export async function lastUser(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(users.id) }).from(users);
  return row?.id ?? 0;
}

export async function idOf(db: Db, email: string): Promise<number | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id;
}
