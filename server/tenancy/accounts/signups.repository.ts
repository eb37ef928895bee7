import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { SignupPayment } from '#contract/tenancy/accounts.contract.ts';
import { Business } from '#contract/tenancy/signup.contract.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, links, users } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

const fathers = alias(accounts, 'fathers');

/** The data of a signup link, with the details entered so far. */
export const SignupPayload = z.object({
  email: z.string(),
  payment: SignupPayment,
  owner: z.object({ business: Business, passwordHash: z.string() }).optional(),
});
export type SignupPayload = z.infer<typeof SignupPayload>;

/** The email of the latest open signup link of an account. */
export async function findInvitation(executor: Executor, scope: Scope, accountId: number) {
  const [link] = await executor
    .select({ payload: links.payload, expiresAt: links.expiresAt })
    .from(links)
    .where(and(isWithin(scope, links.accountId), isOpen(accountId)))
    .orderBy(desc(links.createdAt))
    .limit(1);
  if (!link) return undefined;
  const { email, payment } = SignupPayload.parse(link.payload);
  return { email, payment, expiresAt: link.expiresAt };
}

/** Ends the signup links of an account. */
export async function endSignups(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.update(links).set({ usedAt: now }).where(isOpen(accountId));
}

export async function insertSignup(
  tx: Tx,
  link: { accountId: number; hash: string; payload: SignupPayload; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(links).values({ ...link, kind: 'signup' });
}

/** Whether the email belongs to a user in any account; those of removed users are free. */
export async function isTaken(executor: Executor, email: string): Promise<boolean> {
  const rows = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), sql`${users.status} <> 'removed'`));
  return rows.length > 0;
}

/** The signup and account of a link's token. Locks the row in a transaction, so that a signup is finished only once. */
export async function findSignup(executor: Executor, hash: string) {
  const [row] = await executor
    .select({
      accountId: links.accountId,
      payload: links.payload,
      expiresAt: links.expiresAt,
      usedAt: links.usedAt,
      status: accounts.status,
      name: accounts.name,
      country: accounts.country,
      category: accounts.category,
      timezone: accounts.timezone,
      inviter: fathers.name,
    })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(and(eq(links.hash, hash), eq(links.kind, 'signup')))
    .for('update', { of: links });
  return row && { ...row, payload: SignupPayload.parse(row.payload) };
}

export type FoundSignup = NonNullable<Awaited<ReturnType<typeof findSignup>>>;

export async function keepSignup(tx: Tx, hash: string, payload: SignupPayload): Promise<void> {
  await tx.update(links).set({ payload }).where(eq(links.hash, hash));
}

/** Stores the owner's details and activates the account. */
export async function activateAccount(tx: Tx, accountId: number, business: Business): Promise<void> {
  const { businessName: name, businessCategory: category, businessAddress, timezone } = business;
  const { country } = businessAddress;
  await tx
    .update(accounts)
    .set({ name, category, country, timezone, business, status: 'active', version: sql`${accounts.version} + 1` })
    .where(eq(accounts.id, accountId));
}

/** Undefined if the email has been taken in any account meanwhile. */
export async function insertOwner(tx: Tx, owner: typeof users.$inferInsert): Promise<number | undefined> {
  const [user] = await tx.insert(users).values(owner).onConflictDoNothing().returning({ id: users.id });
  return user?.id;
}

function isOpen(accountId: number) {
  return and(eq(links.accountId, accountId), eq(links.kind, 'signup'), isNull(links.usedAt));
}

/** The name and status of an account, and of the account above it, which invites. */
export async function findInviter(executor: Executor, accountId: number) {
  const [row] = await executor
    .select({
      name: accounts.name,
      status: accounts.status,
      inviter: fathers.name,
    })
    .from(accounts)
    .leftJoin(fathers, eq(fathers.id, accounts.parentId))
    .where(eq(accounts.id, accountId));
  return row;
}
