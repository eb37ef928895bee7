import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import type { Queue } from '../../kernel/jobs/job.ts';

const Nothing = z.record(z.string(), z.never());

/** Sends alerts that were held back for a while. */
export const alertsHeld: Queue<Record<string, never>> = { name: 'alerts-held', data: Nothing };

/** Shows and sends the alerts that are due. */
export const alertsDue: Queue<Record<string, never>> = { name: 'alerts-due', data: Nothing };

const Post = z.object({ account: z.number().int(), rule: Uuid, alerts: z.array(Uuid) });

/** Alerts to post to a rule’s channel of Slack. */
export const slackPosts = { name: 'post-alerts-to-slack', data: Post };
export type SlackPost = z.infer<typeof Post>;
