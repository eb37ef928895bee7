import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { LeavingKind } from '#contract/tenancy/accounts.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import {
  alertRules,
  apiKeys,
  auditLog,
  deliveries,
  exporters,
  flowReviews,
  integrations,
  numbers,
  oauthLinks,
  scheduledReports,
  smsApplications,
  users,
} from '../../kernel/db/schema/all.ts';
import { listAccess } from '../../kernel/access/access.ts';

/** Something that leaves an account without a login. */
export interface Leaving {
  accountId: number;
  id: string;
  name: string;
  /** How the audit log calls it. */
  subject: string;
  /** Who made it, where its row says so. */
  userId: number | null;
}

interface Way {
  list: (tx: Tx, accounts: number[]) => Promise<Leaving[]>;
  /** Stops it. What can be set again keeps its settings. */
  end: (tx: Tx, one: Leaving, now: Date) => Promise<unknown>;
}

/** The integration of a number has the id of its application. */
const isPostedToSlack = sql`exists (select from ${integrations} where ${integrations.accountId} = ${smsApplications.accountId}
  and ${integrations.id} = ${smsApplications.id})`;

/** Of an integration, as people know it. */
const integrationName = sql<string>`coalesce(case ${integrations.type} when 'hook' then 'Zapier' when 'slackCalls' then 'Slack' end,
  ${integrations.settings} ->> 'name', ${integrations.settings} ->> 'measuramentId', ${integrations.type})`;

async function dropIntegration(tx: Tx, { accountId, id }: Pick<Leaving, 'accountId' | 'id'>): Promise<void> {
  await tx.delete(deliveries).where(and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id)));
  await tx.delete(integrations).where(and(eq(integrations.accountId, accountId), eq(integrations.id, id)));
}

/** Everything that leaves an account without a login. A convention test knows the tables that hold keys, links and addresses. */
export const leavings = {
  apiKey: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: apiKeys.accountId,
          id: apiKeys.id,
          name: apiKeys.name,
          subject: sql<string>`'key ' || ${apiKeys.id}`,
          userId: apiKeys.userId,
        })
        .from(apiKeys)
        .where(and(inArray(apiKeys.accountId, accounts), isNull(apiKeys.revokedAt))),
    end: (tx, { accountId, id }, now) =>
      tx
        .update(apiKeys)
        .set({ revokedAt: now })
        .where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id))),
  },
  exporter: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: exporters.accountId,
          id: exporters.id,
          name: exporters.name,
          subject: sql<string>`'exporter ' || ${exporters.id}`,
          userId: users.id,
        })
        .from(exporters)
        .leftJoin(users, eq(users.email, exporters.createdBy))
        .where(and(inArray(exporters.accountId, accounts), isNotNull(exporters.keyHash))),
    /** It needs a new key. */
    end: (tx, { accountId, id }) =>
      tx
        .update(exporters)
        .set({ keyHash: null, keyPrefix: null, keyUserId: null, version: sql`${exporters.version} + 1` })
        .where(and(eq(exporters.accountId, accountId), eq(exporters.id, id))),
  },
  report: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: scheduledReports.accountId,
          id: scheduledReports.id,
          name: scheduledReports.name,
          subject: sql<string>`'report ' || ${scheduledReports.id}`,
          userId: scheduledReports.userId,
        })
        .from(scheduledReports)
        .where(and(inArray(scheduledReports.accountId, accounts), eq(scheduledReports.enabled, true))),
    end: (tx, { accountId, id }) =>
      tx
        .update(scheduledReports)
        .set({ enabled: false, nextAt: null, version: sql`${scheduledReports.version} + 1` })
        .where(and(eq(scheduledReports.accountId, accountId), eq(scheduledReports.id, id))),
  },
  review: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: flowReviews.accountId,
          id: flowReviews.id,
          name: flowReviews.recipient,
          // Sharing is an entry of the flow, and made by this user alone.
          subject: sql<string>`'review ' || ${flowReviews.id}`,
          userId: flowReviews.createdBy,
        })
        .from(flowReviews)
        .where(
          and(
            inArray(flowReviews.accountId, accounts),
            isNull(flowReviews.endedAt),
            gt(flowReviews.expiresAt, sql`now()`),
          ),
        ),
    end: (tx, { accountId, id }, now) =>
      tx
        .update(flowReviews)
        .set({ endedAt: now })
        .where(and(eq(flowReviews.accountId, accountId), eq(flowReviews.id, id))),
  },
  /** Replies to texts of a number to an address. */
  numberMail: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: numbers.accountId,
          id: numbers.id,
          name: numbers.did,
          subject: sql<string>`'number ' || ${numbers.did}`,
          userId: sql<null>`null`,
        })
        .from(numbers)
        .where(and(inArray(numbers.accountId, accounts), isNotNull(numbers.replyEmail), eq(numbers.status, 'active'))),
    end: (tx, { accountId, id }) =>
      tx
        .update(numbers)
        .set({ replyEmail: null, version: sql`${numbers.version} + 1` })
        .where(and(eq(numbers.accountId, accountId), eq(numbers.id, id))),
  },
  /** Alerts to addresses, phones or Slack. */
  alertRule: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: alertRules.accountId,
          id: alertRules.id,
          name: alertRules.name,
          subject: sql<string>`'alert rule ' || ${alertRules.id}`,
          userId: users.id,
        })
        .from(alertRules)
        .leftJoin(users, eq(users.email, alertRules.createdBy))
        .where(and(inArray(alertRules.accountId, accounts), eq(alertRules.enabled, true))),
    end: (tx, { accountId, id }) =>
      tx
        .update(alertRules)
        .set({ enabled: false, version: sql`${alertRules.version} + 1` })
        .where(and(eq(alertRules.accountId, accountId), eq(alertRules.id, id))),
  },
  /** Texts of a number to an address or to Slack. */
  textForward: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: smsApplications.accountId,
          id: smsApplications.id,
          name: smsApplications.did,
          subject: sql<string>`'number ' || ${smsApplications.did}`,
          userId: sql<null>`null`,
        })
        .from(smsApplications)
        .where(
          and(
            inArray(smsApplications.accountId, accounts),
            or(isNotNull(smsApplications.forwardEmail), isPostedToSlack),
          ),
        ),
    async end(tx, { accountId, id }) {
      await tx
        .update(smsApplications)
        .set({ forwardEmail: null, version: sql`${smsApplications.version} + 1` })
        .where(and(eq(smsApplications.accountId, accountId), eq(smsApplications.id, id)));
      await dropIntegration(tx, { accountId, id });
    },
  },
  /** Others than those of numbers’ texts. Whoever set one up may know its address and secret, so that nothing of it stays. */
  integration: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: integrations.accountId,
          id: integrations.id,
          name: integrationName,
          subject: sql<string>`'integration ' || ${integrations.id}`,
          userId: users.id,
        })
        .from(integrations)
        .leftJoin(users, eq(users.email, integrations.createdBy))
        .where(and(inArray(integrations.accountId, accounts), ne(integrations.type, 'slackTexts'))),
    end: dropIntegration,
  },
  /** Whoever linked an account lent it. */
  oauthLink: {
    list: (tx, accounts) =>
      tx
        .select({
          accountId: oauthLinks.accountId,
          id: oauthLinks.id,
          name: oauthLinks.username,
          subject: sql<string>`'oauth link ' || ${oauthLinks.id}`,
          userId: oauthLinks.userId,
        })
        .from(oauthLinks)
        .where(inArray(oauthLinks.accountId, accounts)),
    end: (tx, { accountId, id }) =>
      tx.delete(oauthLinks).where(and(eq(oauthLinks.accountId, accountId), eq(oauthLinks.id, id))),
  },
} satisfies Record<LeavingKind, Way>;

/** Who wrote about something in an account: whoever changed a key or an address may know it. */
export async function authorsOf(tx: Tx, { accountId, subject, userId }: Leaving): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ userId: auditLog.userId })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, accountId), eq(auditLog.subject, subject), isNotNull(auditLog.userId)));
  return [...new Set([...rows.map((row) => row.userId), userId])].filter((id) => id !== null);
}

/** The accounts that a user sees, whether they still log in or not; null for staff, who see every account. */
export async function seenBy(tx: Tx, userId: number): Promise<ReadonlySet<number> | null> {
  const [user] = await tx
    .select({ accountId: users.accountId, allow: users.allow })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return new Set();
  if (user.allow.system === true) return null;
  return new Set((await listAccess(tx, { accountId: user.accountId, userId })).map(({ account }) => account));
}
