import { z } from 'zod';
import { AudioWorld } from './audioWorld.ts';
import { FlowSummary } from './flowSummary.ts';

/**
 * Whether a user's web phone can be rung: the user is active and may have one, and the installation has a SIP gateway.
 */
export const WebPhoneState = z.enum(['ready', 'gone', 'notAllowed', 'noGateway']);
export type WebPhoneState = z.infer<typeof WebPhoneState>;

/** The account data that validation needs, as sent to the page. */
export const AccountWorld = z
  .object({
    /** The account's own tracking numbers, E.164; a flow must not ring them. */
    trackingNumbers: z.array(z.string()),
    /** Those of the asked numbers that are tracking numbers of other accounts; a flow must not ring them either. */
    otherTrackingNumbers: z.array(z.string()),
    blockedNumbers: z.array(z.string()),
    /** Names of the account's tags. */
    tags: z.array(z.string()),
    /** The account's location routings, with their branches and the postcodes without one. */
    locations: z.array(
      z.object({ id: z.string(), name: z.string(), branches: z.number().int(), unrouted: z.number().int() }),
    ),
    audioFiles: z.array(AudioWorld),
    /** The asked contacts with their numbers, the main one first; one without numbers is not in the address book. */
    contacts: z.array(z.object({ id: z.string(), numbers: z.array(z.string()) })),
    /** The asked web phones by the id of their user; `gone` is also told of other accounts' users. */
    webPhones: z.array(z.object({ id: z.number().int(), state: WebPhoneState })),
    /** The account's flows. Of those that the asked flows cannot lead to, only the names are told. */
    flows: z.array(FlowSummary),
    /** The id of the flow that is checked; null for a new one. */
    self: z.string().nullable(),
  })
  .meta({ id: 'AccountWorld' });
export type AccountWorld = z.infer<typeof AccountWorld>;
