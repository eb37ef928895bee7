import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { flowPeople } from '../../kernel/db/schema/flowPeople.ts';

export type StoredPerson = typeof flowPeople.$inferSelect;
export type PersonKey = Pick<StoredPerson, 'accountId' | 'flowId' | 'sessionId' | 'tab'>;

const keyIs = ({ accountId, flowId, sessionId, tab }: PersonKey) =>
  and(
    eq(flowPeople.accountId, accountId),
    eq(flowPeople.flowId, flowId),
    eq(flowPeople.sessionId, sessionId),
    eq(flowPeople.tab, tab),
  );

export async function findPerson(executor: Executor, key: PersonKey): Promise<StoredPerson | undefined> {
  const [row] = await executor.select().from(flowPeople).where(keyIs(key));
  return row;
}

/** Keeps a person; who is there already keeps when they came. */
export async function keepPerson(tx: Tx, person: StoredPerson): Promise<void> {
  const { step, editing, seenAt } = person;
  await tx
    .insert(flowPeople)
    .values(person)
    .onConflictDoUpdate({
      target: [flowPeople.accountId, flowPeople.flowId, flowPeople.sessionId, flowPeople.tab],
      set: { step, editing, seenAt },
    });
}

/** Whether there was such a person. */
export async function removePerson(tx: Tx, key: PersonKey): Promise<boolean> {
  const gone = await tx.delete(flowPeople).where(keyIs(key)).returning({ tab: flowPeople.tab });
  return gone.length > 0;
}

/** Removes the people of all flows of an account who were last heard of at `until` or before. */
export async function removeGone(tx: Tx, accountId: number, until: Date): Promise<void> {
  await tx.delete(flowPeople).where(and(eq(flowPeople.accountId, accountId), lte(flowPeople.seenAt, until)));
}

/** The pages of others than `userId` that were heard of after `since`, in the order in which they came. */
export function listOthers(
  executor: Executor,
  { accountId, flowId, userId, since }: Pick<StoredPerson, 'accountId' | 'flowId' | 'userId' | 'since'>,
): Promise<StoredPerson[]> {
  return executor
    .select()
    .from(flowPeople)
    .where(
      and(
        eq(flowPeople.accountId, accountId),
        eq(flowPeople.flowId, flowId),
        ne(flowPeople.userId, userId),
        gt(flowPeople.seenAt, since),
      ),
    )
    .orderBy(flowPeople.since, flowPeople.userId);
}
