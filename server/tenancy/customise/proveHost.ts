import type { DnsHint } from '#contract/tenancy/customise.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type Author, type Visitor, writeAudit } from '../../kernel/access/auditLog.ts';
import { findOwnTheme, isHostConflict, listPendingHosts, takePendingHost } from './customise.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { tryAll } from '../../kernel/tryAll.ts';
import type { BrandParts } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { type DnsReader, lookUp, proofRecord, systemDns } from './dnsHints.ts';

interface ProofParts {
  dns: DnsReader;
  vaultKey: Uint8Array;
}

/** At most this many are looked up in one run; the others have their turn in a later one. */
const mostAtOnce = 200;

/** The author of what a job finds out. */
const nobody: Visitor = { userId: null, asUserId: null, address: '' };

/**
 * Serves the host that an account asks for if DNS has the proof. Null when it asks for none.
 * @throws AppError ALREADY-EXISTS when another account has proven the host.
 */
export async function proveHost(
  { system: db, scope, author }: Actor,
  accountId: number,
  { mailer, config }: BrandParts,
): Promise<DnsHint | null> {
  const own = await findOwnTheme(db, scope, accountId);
  if (!own || own.pendingHost === null) return null;
  const parts = { dns: systemDns(config.DNS_SERVERS), vaultKey: mailer.vaultKey };
  return prove(db, { accountId, host: own.pendingHost, author }, parts);
}

/**
 * The job: looks for the proofs of all hosts that wait for one.
 * @throws the first error, after all were tried.
 */
export async function proveHosts(db: Db, parts: ProofParts): Promise<void> {
  await tryAll(await listPendingHosts(db, mostAtOnce), async (pending) => {
    const [outcome] = await Promise.allSettled([prove(db, { ...pending, author: nobody }, parts)]);
    // A host that another account has proven meanwhile goes on waiting.
    if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) throw outcome.reason;
  });
}

async function prove(
  db: Db,
  { accountId, host, author }: { accountId: number; host: string; author: Author | Visitor },
  { dns, vaultKey }: ProofParts,
): Promise<DnsHint> {
  const proof = await lookUp(dns, proofRecord(vaultKey, accountId, host));
  if (proof.state === 'right') await serve(db, { accountId, host }, author);
  return proof;
}

async function serve(
  db: Db,
  { accountId, host }: { accountId: number; host: string },
  author: Author | Visitor,
): Promise<void> {
  const take = db.transaction(async (tx) => {
    if (!(await takePendingHost(tx, accountId, host))) return;
    await writeAudit(tx, author, { accountId, action: 'host.proven', subject: `host ${host}` });
  });
  await take.catch((error: unknown) => {
    throw isHostConflict(error) ? new AppError('ALREADY-EXISTS', { field: 'host' }) : error;
  });
}
