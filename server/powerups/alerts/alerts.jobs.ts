import { defineJob, type JobContext } from '../../kernel/jobs/job.ts';
import type { Outside } from '../../kernel/outside/fetchOutside.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { purgeAlerts } from './alerts.repository.ts';
import { alertsDue, alertsHeld, slackPosts } from './alertQueues.ts';
import { postToSlack } from './postToSlack.ts';
import { sendAlerts } from './sendAlerts.ts';

interface Network {
  delivering: { outside: Outside; publicBaseUrl: string };
}

const sending = {
  retry: { times: 5, firstSeconds: 5 },
  run: ({ db, jobs, now }: JobContext, _: unknown, { messages, delivering }: Network & { messages: MessageContext }) =>
    sendAlerts({ db, jobs, now, messages, publicBaseUrl: delivering.publicBaseUrl }),
};

/** Looks every minute too, for what waited for its hours. */
export const sendDueAlerts = defineJob({ ...alertsDue, ...sending, every: '* * * * *', atOnce: 1, oneWaits: true });

export const sendHeldAlerts = defineJob({ ...alertsHeld, ...sending });

export const postAlertsToSlack = defineJob({
  ...slackPosts,
  retry: { times: 8, firstSeconds: 5, longestSeconds: 3600 },
  run: ({ db, now }, post, { delivering, vaultKey }: Network & { vaultKey: Uint8Array }) =>
    postToSlack({ db, ...delivering, vaultKey, now: now() }, post),
});

const keptMs = 30 * 86_400_000;

/** Alerts go back 30 days. */
export const forgetAlerts = defineJob({
  name: 'forget-alerts',
  retry: { times: 0 },
  every: '40 3 * * *',
  run: ({ db, now }) => purgeAlerts(db, new Date(now().getTime() - keptMs)),
});
