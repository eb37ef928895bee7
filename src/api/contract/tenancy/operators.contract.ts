import { z } from 'zod';
import { AccountId, UserId, Uuid } from '#values/ids.ts';
import { listRequest, pageOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { AccountStatus, AccountType } from './accounts.contract.ts';
import { operators as operatorRoles } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const amount = z.number().int().min(0);

/** A process that uses the database. `since` is its oldest connection. */
export const ServerNode = z.object({
  name: z.string(),
  version: z.string(),
  runtime: z.string(),
  since: z.iso.datetime(),
  connections: amount,
});

/** The state of the installation now. Sizes are bytes. */
export const Installation = z
  .object({
    nodes: z.array(ServerNode),
    database: z.object({
      version: z.string(),
      bytes: amount,
      connections: amount,
      maxConnections: amount,
      /** Applied migrations, and the time of the last one. */
      migrations: amount,
      migratedAt: z.iso.datetime().nullable(),
      largest: z.array(z.object({ table: z.string(), bytes: amount })),
    }),
    storage: z.object({
      recordings: amount,
      recordedSeconds: amount,
      files: amount,
      fileBytes: amount,
      /** Of the disk with the recordings. */
      diskFree: amount,
      diskSize: amount,
    }),
    /** Mails to be sent: how many, how many of them have failed before, and since when the oldest waits. */
    outbox: z.object({ waiting: amount, failing: amount, oldest: z.iso.datetime().nullable() }),
    mailConfigured: z.boolean(),
  })
  .meta({ id: 'Installation' });
export type Installation = z.infer<typeof Installation>;

/** A queue of background jobs: what is in it now, and when a job last succeeded. */
export const JobQueueState = z.object({
  name: z.string(),
  waiting: amount,
  active: amount,
  retrying: amount,
  failed: amount,
  succeededAt: z.iso.datetime().nullable(),
});
export type JobQueueState = z.infer<typeof JobQueueState>;

/** A job that failed: for good (`nextAt` is null), or until it is tried again. */
export const JobProblem = z.object({
  id: Uuid,
  queue: z.string(),
  message: z.string(),
  attempts: amount,
  createdAt: z.iso.datetime(),
  nextAt: z.iso.datetime().nullable(),
});
export type JobProblem = z.infer<typeof JobProblem>;

/** An entry of the audit log. `actingAs` is the user whom a system user impersonated. */
export const AuditRow = z.object({
  uuid: Uuid,
  at: z.iso.datetime(),
  action: z.string(),
  subject: z.string(),
  user: UserId.nullable(),
  email: z.string().nullable(),
  actingAs: z.string().nullable(),
  account: AccountId,
  accountName: z.string(),
  address: z.string().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditOrder = z.enum(['at']);
export type AuditOrder = z.infer<typeof AuditOrder>;

/** How much an account holds. `calls` are those of the last 30 days. */
export const AccountSize = z.object({
  account: AccountId,
  name: z.string(),
  type: AccountType,
  status: AccountStatus,
  numbers: amount,
  users: amount,
  calls: amount,
  recordings: amount,
});
export type AccountSize = z.infer<typeof AccountSize>;

export const AccountSizeOrder = z.enum(['name', 'numbers', 'users', 'calls', 'recordings']);
export type AccountSizeOrder = z.infer<typeof AccountSizeOrder>;

/** A number that the carrier bills and no account has, as of the last hourly comparison. */
export const UnclaimedNumber = z
  .object({
    did: PhoneNumber,
    /** Whether its calls come to us, where nobody answers them; otherwise they go where they went before. */
    reachesUs: z.boolean(),
    /** Whether it was bought through Trunkline, here or in another installation. */
    bought: z.boolean(),
    seenAt: z.iso.datetime(),
  })
  .meta({ id: 'UnclaimedNumber' });
export type UnclaimedNumber = z.infer<typeof UnclaimedNumber>;

const session = { access: 'session', roles: operatorRoles } as const;

/** For those who run the installation. Everything here is about all accounts. */
export const operators = {
  getInstallation: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/admin/installation',
    summary: 'Show the nodes, the database, the storage and the mails to be sent',
    response: Installation,
  }),
  listJobs: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/admin/jobs',
    summary: 'List the job queues and the latest 100 failures',
    response: z.object({ queues: z.array(JobQueueState), problems: z.array(JobProblem) }),
  }),
  retryJob: endpoint({
    ...session,
    method: 'POST',
    path: '/v2/admin/jobs/:job',
    summary: 'Try a failed job again now',
    params: z.object({ job: Uuid }),
    response: z.object({ retried: z.literal(true) }),
  }),
  listUnclaimedNumbers: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/admin/numbers',
    summary: 'List the numbers that the carrier bills and no account has, as of the last hourly comparison',
    response: z.array(UnclaimedNumber),
  }),
  compareNumbers: endpoint({
    ...session,
    method: 'PATCH',
    path: '/v2/admin/numbers',
    summary: 'Compare our numbers with those that the carrier bills now, rather than within the hour',
    response: z.object({ requested: z.literal(true) }),
  }),
  searchAudit: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/admin/audit',
    summary: 'Search the audit log by action, subject, email, account or IP address',
    query: z.object({ ...listRequest, orderBy: AuditOrder.default('at') }),
    response: pageOf(AuditRow),
  }),
  listAccountSizes: endpoint({
    ...session,
    method: 'GET',
    path: '/v2/admin/accounts',
    summary: 'List all accounts by what they hold',
    query: z.object({ ...listRequest, orderBy: AccountSizeOrder.default('calls') }),
    response: pageOf(AccountSize),
  }),
};
