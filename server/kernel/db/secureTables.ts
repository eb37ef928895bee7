import type pg from 'pg';

/** The role that users' statements run as. It owns nothing and sees tenant rows only through their policies. */
export const tenantRole = 'trunkline_tenant';

/** The setting with a statement's accounts, as `{20001,20002}`; without it no rows are visible. */
export const accountsSetting = 'trunkline.accounts';

/** Evaluated once per statement, not once per row. */
const accounts = `(select nullif(current_setting('${accountsSetting}', true), '')::int[])`;

/**
 * Tables without an `account_id`, with the condition for a tenant's rows. All others without one are closed to tenants.
 */
const othersRows: Readonly<Record<string, string>> = {
  accounts: `id = any (${accounts}::int[])`,
  account_tree: `ancestor_id = any (${accounts}::int[]) and descendant_id = any (${accounts}::int[])`,
};

/**
 * Sets up row-level security: a table with an `account_id` shows the tenant role only the rows of its accounts. Run
 * after each migration, so that no new table is missed. The owner's own statements (sessions, webhooks, jobs) are not
 * restricted.
 * @throws Error with instructions when the database user may not create the role.
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
  await showFromAbove(client);
  await client.query(`grant usage on all sequences in schema public to ${tenantRole}`);
  await letSearchUseIndexes(client);
}

/** An opt-out that counts for all accounts below is seen there too, but can only be changed where it was entered. */
async function showFromAbove(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_policies where tablename = 'opt_outs' and policyname = 'above'`,
  );
  if (rowCount !== 0) return;
  await client.query(`create policy above on public.opt_outs for select to ${tenantRole}
    using (below and account_id = any ((select accounts_above(${accounts}))::int[]))`);
}

async function makeRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [tenantRole]);
  try {
    if (rowCount === 0) await client.query(`create role ${tenantRole} nologin`);
  } catch (error) {
    // Another database on the same server is creating it concurrently.
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

/** The functions behind a search: LIKE with and without case, and text concatenation. */
const searching = ['texticlike', 'textlike', 'textcat'];

/**
 * Row-level security runs before functions that could leak their arguments. PostgreSQL counts these among them, so a
 * search could not use its index, but they leak nothing. Without the right to declare this, searching is slower.
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
