import type pg from 'pg';

/** The role that users' statements run as. It owns nothing and sees tenant rows through their policies only. */
export const tenantRole = 'trunkline_tenant';

/** The setting with the accounts of a statement, as `{20001,20002}`; without it no row is seen. */
export const accountsSetting = 'trunkline.accounts';

/** Evaluated once a statement, not once a row. */
const accounts = `(select nullif(current_setting('${accountsSetting}', true), '')::int[])`;

/** Tables without an `account_id`, and what makes a row of them a tenant's. Every other table without one is closed to tenants. */
const othersRows: Readonly<Record<string, string>> = {
  accounts: `id = any (${accounts}::int[])`,
  account_tree: `ancestor_id = any (${accounts}::int[]) and descendant_id = any (${accounts}::int[])`,
};

/**
 * Gives every tenant table its row-level security: a table with an `account_id` shows the tenants' role the rows of its
 * accounts only. Run after each migration, so that no new table is forgotten. The owner's own statements (sessions,
 * webhooks, jobs) are not limited by it.
 * @throws Error with what to do when the database's user may not make the role.
 */
export async function secureTables(client: pg.ClientBase): Promise<void> {
  await makeRole(client);
  await client.query(`grant usage on schema public to ${tenantRole}`);
  const { rows } = await client.query<{ name: string; keyed: boolean; secured: boolean }>(`
    select relname as name, relrowsecurity as secured,
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'account_id' and not attisdropped) as keyed
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname`);
  for (const { name, keyed, secured } of rows) {
    const rule = othersRows[name] ?? (keyed ? `account_id = any (${accounts}::int[])` : undefined);
    if (rule === undefined || secured) continue;
    await client.query(`
      alter table public."${name}" enable row level security;
      create policy tenant on public."${name}" to ${tenantRole} using (${rule}) with check (${rule});
      grant select, insert, update, delete on public."${name}" to ${tenantRole}`);
  }
  await client.query(`grant usage on all sequences in schema public to ${tenantRole}`);
  await letSearchUseIndexes(client);
}

async function makeRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [tenantRole]);
  try {
    if (rowCount === 0) await client.query(`create role ${tenantRole} nologin`);
  } catch (error) {
    // Another database of the same server makes it at the same moment.
    if (!['23505', '42710'].includes(codeOf(error))) throw unable(error);
  }
  const { rows } = await client.query<{ member: boolean }>(`select pg_has_role(current_user, $1, 'member') as member`, [
    tenantRole,
  ]);
  if (rows[0]?.member === true) return;
  await client.query(`grant ${tenantRole} to current_user`).catch((error: unknown) => {
    throw unable(error);
  });
}

function unable(cause: unknown): Error {
  return new Error(
    `The database's user may not set up row-level security. Run as an administrator of the server: ` +
      `create role ${tenantRole} nologin; grant ${tenantRole} to the user of DATABASE_URL.`,
    { cause },
  );
}

/** What a search is made of: LIKE with and without case, and the joining of what is searched. */
const searching = ['texticlike', 'textlike', 'textcat'];

/**
 * Row-level security runs before functions that could leak what they compare, and PostgreSQL counts these among them, so
 * that a search could not use its index. They tell nothing. Where the user may not say so, searching is slower.
 */
async function letSearchUseIndexes(client: pg.ClientBase): Promise<void> {
  for (const name of searching) {
    const found = await client.query('select from pg_proc where oid = $1::regproc and not proleakproof', [name]);
    if (found.rowCount === 0) continue;
    try {
      await client.query(`alter function ${name}(text, text) leakproof`);
    } catch (error) {
      if (codeOf(error) !== '42501') throw error;
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
