import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PortingRequest } from '#contract/telephony/porting.contract.ts';
import { isOfKind } from '../../../src/machines/porting/portingCourse.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { insertFile } from '../../kernel/files/files.ts';
import { deleteFile, findPorting, lockPorting, updatePorting } from './porting.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { UploadedFile } from '../../kernel/files/typeOfFile.ts';
import { found } from '../../kernel/found.ts';
import { toPorting } from './toPorting.ts';

/**
 * Attaches an invoice to a draft, replacing the previous one.
 * @throws AppError NOT-FOUND, or WRONG-STATUS when the request is no longer a draft.
 */
export function addInvoice(actor: Actor, id: string, file: UploadedFile): Promise<z.input<typeof PortingRequest>> {
  const { db, scope, author, principal, now } = actor;
  return db.transaction(async (tx) => {
    const before = found(await lockPorting(tx, scope, id));
    if (!isOfKind(before.status, 'editable')) throw new AppError('WRONG-STATUS');
    const { account: accountId } = before;
    const invoiceId = randomUUID();
    const kept = { kind: 'portingInvoice', createdBy: principal.userId, createdAt: now } as const;
    await insertFile(tx, { accountId, id: invoiceId, ...file, ...kept });
    await updatePorting(tx, before, { invoiceId, updatedAt: now });
    if (before.invoiceId !== null) await deleteFile(tx, accountId, before.invoiceId);
    const entry = { accountId, subject: `porting ${id}`, after: { invoice: file.name, bytes: file.bytes.length } };
    await writeAudit(tx, author, { ...entry, action: 'porting.invoice-added' });
    const after = await findPorting(tx, scope, id);
    if (!after) throw new Error('a request that was just written is not there');
    return toPorting(tx, after);
  });
}
