import { z } from 'zod';
import type { Asked } from './aSlackServer.ts';

/**
 * The Measurement Protocol of Google Analytics 4, as developers.google.com/analytics/devguides/collection/protocol/ga4 has it in
 * November 2026: /reference, /reference/events, /sending-events#limitations, /policy. Google answers 2xx to whatever it drops; this
 * one refuses.
 */
const reservedEvents =
  /^(?:ad_(?:activeview|click|exposure|query|reward)|adunit_exposure|app_(?:background|clear_data|exception|install|remove|store_refund|store_subscription_(?:cancel|convert|renew)|update|upgrade)|dynamic_link_(?:app_open|app_update|first_open)|error|first_open|first_visit|in_app_purchase|notification_(?:dismiss|foreground|open|receive|send)|os_update|screen_view|session_start|session_start_with_rollout|user_engagement)$/;
const reservedPrefix = /^(?:_|firebase_|ga_|google_|gtag\.)/;
const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)
  .refine((text) => !reservedPrefix.test(text));

/** Whatever could be somebody’s number or address is personal data, which Google forbids. */
const isPersonal = (text: string) => /\+\d{7,}|@/.test(text);

const Params = z
  .record(name, z.union([z.number(), z.string().max(100)]))
  .refine((params) => Object.keys(params).length <= 25)
  .refine((params) => Object.entries(params).every(([, value]) => !isPersonal(String(value))))
  .refine(({ value, currency }) => value === undefined || /^[A-Z]{3}$/.test(String(currency)))
  .refine(({ session_id: id }) => id === undefined || /^\d+$/.test(String(id)))
  .refine(({ engagement_time_msec: ms }) => typeof ms === 'number' && ms > 0);

const Body = z.strictObject({
  client_id: z.string().regex(/^\d+\.\d+$/),
  timestamp_micros: z.number().int(),
  events: z
    .array(z.strictObject({ name: name.refine((text) => !reservedEvents.test(text)), params: Params }))
    .min(1)
    .max(25),
});

export interface Collected {
  measurement: string | null;
  client: string;
  name: string;
  params: Record<string, unknown>;
}

/** What a request counts as; undefined for one that Google would drop. */
export function collected({ path, text }: Pick<Asked, 'path' | 'text'>, secret: string): Collected | undefined {
  const { pathname, searchParams } = new URL(path, 'https://www.google-analytics.com');
  const measurement = searchParams.get('measurement_id');
  const isKnown = /^G-[A-Z0-9]+$/.test(measurement ?? '') && searchParams.get('api_secret') === secret;
  if (!/^\/(?:debug\/)?mp\/collect$/.test(pathname) || !isKnown || Buffer.byteLength(text) >= 130_000) return undefined;
  const { success, data } = Body.safeParse(JSON.parse(text));
  const ageMs = Date.now() - (data?.timestamp_micros ?? 0) / 1000;
  const [event] = data?.events ?? [];
  if (!success || !event || ageMs > 72 * 3_600_000 || ageMs < -60_000) return undefined;
  return { measurement, client: data.client_id, name: event.name, params: event.params };
}
