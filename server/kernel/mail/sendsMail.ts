import type { Executor } from '../db/executor.ts';
import { findMailSettingsAbove, hasMailSettings } from '../brand/brand.ts';

/** Whether emails of an account can be sent, by a server of its own, of one above or of the installation. */
export async function sendsMail(executor: Executor, smtpUrl: string | undefined, accountId: number): Promise<boolean> {
  return smtpUrl !== undefined || (await findMailSettingsAbove(executor, accountId)) !== undefined;
}

/** Whether emails of any account can be sent. */
export async function sendsAnyMail(executor: Executor, smtpUrl: string | undefined): Promise<boolean> {
  return smtpUrl !== undefined || hasMailSettings(executor);
}
