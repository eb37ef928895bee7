import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { type Random, seededRandom } from '../../server/demo/seededRandom.ts';
import { type Answer, ask } from '../builders/api/ask.ts';
import type { Askable } from '../builders/api/askable.ts';
import { aBusiness } from '../builders/api/aSignup.ts';
import type { Sample, World } from '../builders/api/aWorld.ts';
import { leaked } from '../builders/api/marksOf.ts';
import { Ceiling, idOf, lastUser } from './authority.ts';
import { aCoalition, type Coalition, loggedInAgain, type Member, pickOf } from './coalition.ts';
import { freshAddress } from './freshAddress.ts';
import { aDeed, changesPower, type Deed } from './deeds.ts';

export interface CoalitionVerdict {
  actions: number;
  /** How often what was done. */
  accepted: Partial<Record<EndpointName, number>>;
  /** What somebody got that no member could give, what was told or changed of others, and failures. */
  faults: string[];
}

/** After so many actions another coalition begins in other accounts. */
const actionsOfOne = 400;

/** Lets coalitions of users do random things, some of which give them other users, keys and feeds. */
export async function runCoalitions(
  { app, db }: { app: FastifyInstance; db: Db },
  { actions, seed, log = () => undefined }: { actions: number; seed: number; log?: (text: string) => void },
): Promise<CoalitionVerdict> {
  const random = seededRandom(seed);
  const verdict: CoalitionVerdict = { actions: 0, accepted: {}, faults: [] };
  for (let round = 1; verdict.actions < actions; round += 1) {
    const remoteAddress = freshAddress();
    const asked: Askable = { inject: (request) => app.inject({ ...request, remoteAddress }) };
    const attack = await Attack.begin(asked, db, random, verdict.accepted);
    for (let at = 0; at < actionsOfOne && verdict.actions < actions && attack.goesOn; at += 1) {
      verdict.actions += 1;
      await attack.act();
    }
    await attack.end();
    const faults = attack.faults.map((fault) => `coalition ${round}: ${fault}`);
    verdict.faults.push(...faults);
    faults.forEach(log);
    log(`${verdict.actions} actions, ${countOf(verdict)} accepted, ${verdict.faults.length} faults`);
  }
  return verdict;
}

/** How many actions were accepted. */
export const countOf = ({ accepted }: CoalitionVerdict): number =>
  Object.values(accepted).reduce((sum, count) => sum + count, 0);

class Attack {
  readonly faults: string[] = [];
  readonly #app: Askable;
  readonly #db: Db;
  readonly #random: Random;
  readonly #coalition: Coalition;
  readonly #ceiling: Ceiling;
  readonly #others: World[];
  readonly #accepted: CoalitionVerdict['accepted'];
  readonly #before: Record<string, string>;
  /** Users whom the coalition made or whose link it has. */
  readonly #taken = new Set<number>();
  readonly #feeds: { uuid: string; key: string }[] = [];

  private constructor(
    given: { app: Askable; db: Db; random: Random },
    coalition: Coalition,
    ceiling: Ceiling,
    others: { worlds: World[]; content: Record<string, string> },
    accepted: CoalitionVerdict['accepted'],
  ) {
    this.#accepted = accepted;
    this.#app = given.app;
    this.#db = given.db;
    this.#random = given.random;
    this.#coalition = coalition;
    this.#ceiling = ceiling;
    this.#others = others.worlds;
    this.#before = others.content;
  }

  static async begin(app: Askable, db: Db, random: Random, accepted: CoalitionVerdict['accepted']): Promise<Attack> {
    const oldest = (await lastUser(db)) + 1;
    const coalition = await aCoalition(app, db, random);
    const ceiling = await Ceiling.of(db, { members: coalition.founders, oldest });
    const { known } = coalition;
    const worlds = known.worlds.filter(({ account }) => !ceiling.sees(account));
    known.near.push(...known.accounts.filter((account) => ceiling.sees(account)));
    const content = await contentOf(db, worlds);
    return new Attack({ app, db, random }, coalition, ceiling, { worlds, content }, accepted);
  }

  /** Whether somebody is left who can do something. */
  get goesOn(): boolean {
    return this.#coalition.members.length > 0;
  }

  async act(): Promise<void> {
    const feed = this.#random() < 0.05 && this.#feeds.length > 0 && pickOf(this.#random, this.#feeds);
    if (feed) return this.#readFeed(feed);
    const { members } = this.#coalition;
    // The first one may do most.
    const member = pickOf(this.#random, this.#random() < 0.3 ? members.slice(0, 1) : members);
    const deed = aDeed(this.#random, this.#coalition.known);
    const answer = await this.#try(member, deed);
    if (answer.status === 401) return this.#leaveOrReturn(member);
    if (answer.status >= 400) return;
    this.#accepted[deed.name] = (this.#accepted[deed.name] ?? 0) + 1;
    if (!changesPower(deed)) return;
    await this.#gain(deed, JSON.parse(answer.body) as Gained);
    await this.#judge(`${member.name} ${deed.name} ${JSON.stringify(deed.sample)}`);
  }

  async end(): Promise<void> {
    await this.#judge('the end');
    const after = await contentOf(this.#db, this.#others);
    for (const [table, content] of Object.entries(after))
      if (content !== this.#before[table]) this.faults.push(`${table} of others changed`);
  }

  /** Once more with the version that a refusal tells. */
  async #try(member: Member, { name, sample }: Deed): Promise<Answer> {
    const answer = await this.#ask(name, sample, this.#headersOf(member));
    const { version } = (answer.info ?? {}) as { version?: number };
    if (answer.code !== 'STALE-VERSION' || version === undefined) return answer;
    return this.#ask(name, { ...sample, body: { ...sample.body, version } }, this.#headersOf(member));
  }

  /** Now and then in the name of somebody, which is for staff alone. */
  #headersOf({ headers }: Member): Record<string, string> {
    if (this.#random() > 0.03) return headers;
    const { users, accounts } = this.#coalition.known;
    const user = pickOf(this.#random, users).id;
    return { ...headers, 'x-scope': `${user}-${pickOf(this.#random, accounts)}` };
  }

  async #ask(name: EndpointName, sample: Sample, headers: Record<string, string>): Promise<Answer> {
    const endpoint: EndpointSpec = endpoints[name];
    const answer = await ask(this.#app, endpoint, sample, headers);
    if (answer.status >= 500) this.faults.push(`${name} ${JSON.stringify(sample)} answered ${answer.body}`);
    for (const world of this.#others)
      for (const mark of leaked(world, sample, answer.body))
        this.faults.push(`${name} ${JSON.stringify(sample)} told ${mark}`);
    return answer;
  }

  async #readFeed({ uuid, key }: { uuid: string; key: string }): Promise<void> {
    await this.#ask('readExporterFeed', { params: { uuid } }, { authorization: `Bearer ${key}` });
  }

  async #leaveOrReturn(member: Member): Promise<void> {
    const again = await loggedInAgain(this.#app, member);
    const { members } = this.#coalition;
    members.splice(members.indexOf(member), 1, ...(again ? [again] : []));
  }

  async #judge(deed: string): Promise<void> {
    for (const found of await this.#ceiling.exceeded(this.#db, this.#taken)) this.faults.push(`${found} after ${deed}`);
  }

  /** What an accepted deed brings: somebody or something to use, or only to know. */
  async #gain({ name, sample }: Deed, gained: Gained): Promise<void> {
    const { known, members } = this.#coalition;
    const { id, email, uuid, token, key, url } = gained;
    if (name === 'inviteUser' && typeof id === 'number' && email) {
      known.users.push({ id, email });
      this.#taken.add(id);
    }
    if (name === 'createAccount' && typeof id === 'number')
      [known.accounts, known.near].forEach((list) => list.push(id));
    if (name === 'createExporter' && uuid) known.exporters.push(uuid);
    if (name === 'createApiKey' && token)
      members.push({ name: 'a key', email: null, headers: { authorization: `Bearer ${token}` } });
    if (name === 'generateExporterKey' && typeof key === 'string')
      this.#feeds.push({ uuid: String(sample.params?.['uuid']), key });
    const user = known.users.find((one) => one.id === sample.params?.['id']);
    if (url) await this.#useLink(new URL(url), user?.email ?? '');
  }

  /** Sets a password by the link of a user or of the owner-to-be of an account, and logs in. */
  async #useLink({ pathname, hash }: URL, ofUser: string): Promise<void> {
    const [, kind, token = ''] = pathname.split('/');
    const email = kind === 'signup' ? await this.#signUp(token) : ofUser;
    if (kind === 'invite')
      await this.#ask('acceptInvite', { params: { token }, body: { password, firstName: 'Ada' } }, {});
    const [id = '', secret] = hash.slice(1).split('.');
    if (kind === 'reset-password')
      await this.#ask('resetPassword', { params: { id }, body: { token: secret, password } }, {});
    const member = await loggedInAgain(this.#app, { name: email, email, headers: {} });
    if (!member) return;
    this.#coalition.members.push(member);
    this.#taken.add((await idOf(this.#db, email)) ?? 0);
  }

  /** Returns the new owner’s email. */
  async #signUp(token: string): Promise<string> {
    await this.#ask('sendSignupBusiness', { params: { token }, body: aBusiness({ password }) }, {});
    const answer = await this.#ask('sendSignupCard', { params: { token }, body: { payment: 'skip' } }, {});
    return answer.status === 200 ? (JSON.parse(answer.body) as { email: string }).email : '';
  }
}

const password = 'Correct-horse-7';

interface Gained {
  id?: number | string;
  email?: string;
  uuid?: string;
  token?: string;
  key?: unknown;
  url?: string;
}

/** A digest of each table’s rows of these worlds. */
async function contentOf(db: Db, worlds: readonly World[]): Promise<Record<string, string>> {
  const accounts = worlds.flatMap(({ account, spare, invited }) => [account, spare, invited]);
  if (accounts.length === 0) return {};
  const tables = await db.execute<{ name: string; column: string }>(
    sql`select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public' and (column_name = 'account_id' or (table_name = 'accounts' and column_name = 'id'))`,
  );
  const within = sql.raw(accounts.join());
  const parts = tables.rows.map(
    ({ name, column }) =>
      sql`select ${name}::text as name, coalesce(sum(hash_record_extended(one, 0)), 0)::text as content
        from ${sql.identifier(name)} as one where ${sql.identifier(column)} in (${within})`,
  );
  const { rows } = await db.execute<{ name: string; content: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
