import { listFailing } from './integrations.repository.ts';
import { mailFailing, type MailingFailing } from './mailFailing.ts';

const hourMs = 3_600_000;
/** When an account is told that an integration only fails, and when it is paused. */
const [toldAfterMs, pausedAfterMs] = [hourMs, 5 * 24 * hourMs];

/** Tells the administrators of integrations that have failed for an hour, and pauses those that have for five days. */
export async function watchFailing(mailing: MailingFailing, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  for (const integration of await listFailing(mailing.db, ago(toldAfterMs))) {
    const { failingSince: since, failingToldAt } = integration;
    if (since === null) continue;
    const is = since < ago(pausedAfterMs) ? 'failed' : 'failing';
    if (is === 'failed' || failingToldAt === null) await mailFailing(mailing, integration, { since, is, now });
  }
}
