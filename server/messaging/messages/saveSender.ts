import type { z } from 'zod';
import type { Sender, SenderDraft } from '#contract/messaging/smsSettings.contract.ts';
import { nameless } from '#values/sms/registers.ts';
import { needsCountries, senderKindOf } from '#values/sms/sender.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  deleteSender,
  findOwnNumber,
  findRegisteredSender,
  hasCampaigns,
  isTakenCode,
  type RegisteredSender,
  writeSender,
} from './senders.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { MessageContext } from './messageContext.ts';
import { canText, toSender, usable } from './senders.ts';

/**
 * Writes what is known of a sender: enters a short code, a service or a name, or replaces what was known, of a number too.
 * @throws AppError ACCESS_DENIED_ACCOUNT, SENDER-NOT-VALID for a number that is not the account’s or can’t text, the installation’s
 * own sender, and names where there are none; MISSING-FIELD, NOT-CONFIGURED, ALREADY-EXISTS for a short code of another account.
 */
export async function saveSender(
  actor: Actor,
  draft: SenderDraft,
  context: Pick<MessageContext, 'ownSender' | 'takes' | 'rates'>,
): Promise<z.input<typeof Sender>> {
  const { system, author, now } = actor;
  const { account: accountId, sender, countries, segmentsPerSecond, registrations } = draft;
  await requireVisible(actor, accountId);
  requireFit(context, draft);
  const known = { countries, segmentsPerSecond, registrations };
  const written = transact(system, async (tx) => {
    const number = senderKindOf(sender) === 'number' ? await requireNumber(tx, accountId, sender) : undefined;
    const before = await findRegisteredSender(tx, accountId, sender);
    await writeSender(tx, { accountId, sender, ...known, registeredBy: author.email });
    const audit = { accountId, action: 'sender.registered', subject: `sender ${sender}` };
    await writeAudit(tx, author, { ...audit, ...(before && { before: knownOf(before) }), after: known });
    const owned = { account: accountId, name: number?.name ?? sender, country: number?.country ?? null, own: known };
    return toSender(owned, usable(sender, number?.type ?? null, known, context.rates), now);
  });
  return written.catch((error: unknown) => {
    throw isTakenCode(error) ? new AppError('ALREADY-EXISTS') : error;
  });
}

/** What can be said of a sender without reading anything. */
function requireFit(
  { ownSender, takes }: Pick<MessageContext, 'ownSender' | 'takes'>,
  { sender, countries }: SenderDraft,
): void {
  const kind = senderKindOf(sender);
  if (kind === 'number') return;
  if (sender === ownSender) throw new AppError('SENDER-NOT-VALID');
  if (!takes.includes(kind)) throw new AppError('NOT-CONFIGURED');
  if (countries === null) {
    if (needsCountries(sender)) throw new AppError('MISSING-FIELD', ['countries']);
    return;
  }
  const without = kind === 'name' ? countries.filter((country) => nameless.includes(country)) : [];
  if (without.length > 0) throw new AppError('SENDER-NOT-VALID', { countries: without });
}

async function requireNumber(tx: Tx, accountId: number, did: string) {
  const number = await findOwnNumber(tx, accountId, did);
  if (!number || !canText(number)) throw new AppError('SENDER-NOT-VALID');
  return number;
}

const knownOf = ({ countries, segmentsPerSecond, registrations }: RegisteredSender) => ({
  countries,
  segmentsPerSecond,
  registrations,
});

/**
 * Forgets what is known of a sender: only a number can send from then on.
 * @throws AppError ACCESS_DENIED_ACCOUNT, NOT-FOUND, SENDER-IN-USE while a campaign is to go out from it.
 */
export async function removeSender(
  actor: Actor,
  { account: accountId, sender }: { account: number; sender: string },
): Promise<void> {
  const { system, author } = actor;
  await requireVisible(actor, accountId);
  await transact(system, async (tx) => {
    const before = found(await deleteSender(tx, accountId, sender));
    // After the deletion, which waits for campaigns that are starting.
    const isNeeded = senderKindOf(sender) !== 'number' && (await hasCampaigns(tx, accountId, sender));
    if (isNeeded) throw new AppError('SENDER-IN-USE');
    const audit = { accountId, action: 'sender.removed', subject: `sender ${sender}` };
    await writeAudit(tx, author, { ...audit, before: knownOf(before) });
  });
}
