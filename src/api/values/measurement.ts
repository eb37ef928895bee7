import { z } from 'zod';

/** A web stream of Google Analytics 4: `G-…`. */
export const MeasurementId = z.string().regex(/^G-[A-Z0-9]{4,20}$/);

/**
 * Which calls become which events: `phone_lead` every call; `phone_lead_first` those of first-time callers;
 * `phone_lead_first_repeat` those as `phone_lead_first` and all others as `phone_lead_repeat`. Another name is that of every call.
 */
export const ga4Options = ['phone_lead_first', 'phone_lead_first_repeat', 'phone_lead'] as const;
export type Ga4Option = (typeof ga4Options)[number];

/** Names that Google keeps for itself: developers.google.com/analytics/devguides/collection/protocol/ga4/reference, November 2026. */
const reserved = new Set(
  (
    'ad_activeview ad_click ad_exposure ad_query ad_reward adunit_exposure app_background app_clear_data app_exception ' +
    'app_install app_remove app_store_refund app_store_subscription_cancel app_store_subscription_convert ' +
    'app_store_subscription_renew app_update app_upgrade dynamic_link_app_open dynamic_link_app_update ' +
    'dynamic_link_first_open error first_open first_visit in_app_purchase notification_dismiss ' +
    'notification_foreground notification_open notification_receive notification_send os_update screen_view ' +
    'session_start session_start_with_rollout user_engagement'
  ).split(' '),
);

const isReserved = (name: string) => reserved.has(name) || /^(?:firebase|ga|google)_/.test(name);

/** An option, or a name of one’s own: a letter, then up to 39 letters, digits and `_`, and none that Google keeps for itself. */
export const Ga4Event = z
  .string()
  .trim()
  .regex(/^[A-Za-z]\w{0,39}$/, { error: 'eventName' })
  .refine((name) => !isReserved(name), { error: 'eventName' });
