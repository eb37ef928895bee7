import type { PoolClient } from 'pg';
import { isUsuallyBilled } from '#contract/tenancy/billingClient.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { themes } from '../../kernel/db/schema/brand.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoBrand } from '../tenant/demoBrand.ts';
import { insertAccount } from '../../tenancy/accounts/insertAccount.ts';
import { demoLogins } from '../demoLogins.ts';
import { insertFlows } from './insertFlows.ts';
import { insertNumbers } from './insertNumbers.ts';
import { copyRows } from './copyRows.ts';
import type { CalledAccount, PlacedAccount, TenantGiven } from '../tenant/placedAccount.ts';
import { randomUuid, type Random } from '../seededRandom.ts';
import type { DemoAccount } from '../tenant/demoAccount.ts';

/** An open transaction, with its connection for COPY. */
export interface Writing {
  tx: Tx;
  client: PoolClient;
}

/** Inserts the account tree with users, flows, numbers and tags. Returns the accounts that receive calls. */
export async function insertTenant(
  { tx, client }: Writing,
  root: DemoAccount,
  given: TenantGiven,
): Promise<CalledAccount[]> {
  const placed = await insertTree(tx, root, null, given);
  const called = placed.filter((account): account is CalledAccount => account.flow !== null);
  await insertBrand(tx, placed);
  await insertUsers(client, placed, given);
  await insertFlows(client, called, given.createdAt);
  await insertNumbers(client, placed, given);
  return called;
}

async function insertTree(
  tx: Tx,
  demo: DemoAccount,
  father: PlacedAccount | null,
  given: TenantGiven,
): Promise<PlacedAccount[]> {
  const { name, type, country, timezone, highway } = demo;
  const billingClient = isUsuallyBilled(type, father?.demo.type);
  const place = { country, timezone, highway, parentId: father?.id ?? null };
  const id = await insertAccount(tx, { name, type, billingClient, ...place, createdAt: given.createdAt });
  const own = placed(id, demo, given.random);
  const below: PlacedAccount[] = [];
  for (const child of demo.children) below.push(...(await insertTree(tx, child, own, given)));
  return [own, ...below];
}

function placed(id: number, demo: DemoAccount, random: Random): PlacedAccount {
  if (!demo.flow) return { id, demo, flow: null };
  return { id, demo: { ...demo, flow: demo.flow }, flow: { id: randomUuid(random), version: 1 } };
}

/** Brands the reseller on a host that browsers resolve to this machine. */
async function insertBrand(tx: Tx, placed: readonly PlacedAccount[]): Promise<void> {
  const reseller = placed.find(({ demo }) => demo.key === 'reseller');
  if (reseller) await tx.insert(themes).values({ ...demoBrand, accountId: reseller.id });
}

async function insertUsers(
  client: PoolClient,
  placed: readonly PlacedAccount[],
  { passwordHash, createdAt }: TenantGiven,
): Promise<void> {
  const ids = new Map(placed.map(({ id, demo }) => [demo.key, id]));
  const people = demoLogins.map(({ accountKey, roles, ...person }) => {
    const accountId = ids.get(accountKey);
    if (accountId === undefined) throw new Error(`the demo has no account ${accountKey}`);
    const allow = Object.fromEntries(roles.map((role) => [role, true]));
    return { ...person, accountId, allow, status: 'active' as const, passwordHash, createdAt };
  });
  await copyRows(client, users, people);
}
