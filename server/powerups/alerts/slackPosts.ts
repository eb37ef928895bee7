import { z } from 'zod';
import { Uuid } from '#values/ids.ts';

const Data = z.object({ account: z.number().int(), rule: Uuid, alerts: z.array(Uuid) });

/** Alerts to post to a rule’s channel of Slack. */
export const slackPosts = { name: 'post-alerts-to-slack', data: Data };
export type SlackPost = z.infer<typeof Data>;
