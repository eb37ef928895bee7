import type { z } from 'zod';
import type { Consent, OptOut, optOuts } from '#contract/messaging/optOuts.contract.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type ConsentRow, listConsent, readOptOut, pageOfOptOuts } from './consent.repository.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { recordConsent } from './recordConsent.ts';
import type { Actor } from '../../kernel/access/actor.ts';

export async function listOptOuts(
  { db, scope }: Actor,
  { account: _account, ...page }: z.output<typeof optOuts.listOptOuts.query>,
): Promise<z.input<typeof optOuts.listOptOuts.response>> {
  const { rows, filtered, total } = await pageOfOptOuts(db, scope, page);
  const data = rows.map(({ entry, accountName }): z.input<typeof OptOut> => {
    const { accountId: account, msisdn, source, evidence, below, campaignId: campaign, userName, stamp } = entry;
    return { account, accountName, msisdn, source, evidence, below, campaign, userName, stamp: stamp.toISOString() };
  });
  return { recordsTotal: total, recordsFiltered: filtered, data };
}

/** Whether somebody opted out of an account’s messages, with all evidence. */
export async function readConsent(
  { db, scope }: Actor,
  account: number,
  msisdn: string,
): Promise<z.input<typeof Consent>> {
  const [{ own, below, above }, entries] = await Promise.all([
    readOptOut(db, account, msisdn),
    listConsent(db, scope, account, msisdn),
  ]);
  return { account, msisdn, optedOut: own || above, own, below, above, entries: entries.map(toEntry) };
}

function toEntry({ id, stamp, change, source, evidence, below, messageId, campaignId, did, userName }: ConsentRow) {
  const of = { message: messageId, campaign: campaignId, did, userName };
  return { id, stamp: stamp.toISOString(), change, source, evidence, below, ...of };
}

/** Opts somebody out, or takes it back with evidence. Saying what is the case already adds nothing. */
export async function changeConsent(
  actor: Actor,
  { account: accountId, msisdn }: { account: number; msisdn: string },
  { optedOut, evidence, below }: z.output<typeof optOuts.changeConsent.body>,
  emit: Emit,
) {
  const { db, author, now } = actor;
  await transact(db, async (tx) => {
    const before = await readOptOut(tx, accountId, msisdn);
    if (optedOut ? before.own && (before.below || !below) : !before.own) return;
    const change = optedOut ? 'opt-out' : 'opt-in';
    const by = { source: 'person', userName: author.email } as const;
    await recordConsent(tx, emit, {
      accountId,
      msisdn,
      change,
      evidence,
      below: optedOut && below,
      ...by,
      stamp: now,
    });
    await writeAudit(tx, author, {
      accountId,
      action: `consent.${change}`,
      subject: `number ${msisdn}`,
      after: { evidence, below: optedOut && below },
    });
  });
  return readConsent(actor, accountId, msisdn);
}
