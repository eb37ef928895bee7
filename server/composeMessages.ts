import type { FastifyInstance } from 'fastify';
import type { SenderKind } from '#values/sms/sender.ts';
import type { CarrierSettings } from './carriers/carrierSettings.ts';
import { dialects } from './carriers/dialects.ts';
import { deliveries } from './carriers/messages/smpp/deliveries.ts';
import { receiptsOf } from './carriers/messages/smpp/receipts.ts';
import { SmppLinks } from './carriers/messages/smpp/smppLinks.ts';
import { smppMessages } from './carriers/messages/smpp/smppMessages.ts';
import { smppSettings } from './carriers/messages/smpp/smppSettings.ts';
import type { Config } from './config.ts';
import type { Platform } from './kernel/http/handler.ts';
import type { Jobs } from './kernel/jobs/openJobs.ts';
import { checkFollowUps } from './powerups/followUps/checkFollowUps.ts';
import type { MessageKey } from './messaging/messages/messageKey.ts';
import type { Emit } from './kernel/events/happened.ts';
import type { ChangeFeed } from './kernel/live/changeFeed.ts';
import type { MessageCarrier } from './messaging/messages/messageCarrier.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import { sendings } from './messaging/messages/sendings.ts';
import { reportMessages } from './messaging/messages/reportMessages.ts';
import { sameRates } from './messaging/messages/senderRates.ts';

/** The local carrier’s sender: a number reserved for fiction. */
const localSender = '+61491570006';

/** What a text message centre takes texts from. */
const sendersOfCentre = ['number', 'shortCode', 'name'] as const satisfies SenderKind[];

/** What a carrier takes texts from: Telnyx sends from names with a profile only, and services are Twilio’s. */
function sendersOf({
  kind,
  messagingProfile,
}: Pick<CarrierSettings, 'kind'> & { messagingProfile: string | null | undefined }): SenderKind[] {
  if (kind === 'twilio' || kind === 'local') return ['number', 'shortCode', 'service', 'name'];
  return kind === 'telnyx' && !messagingProfile ? ['number', 'shortCode'] : ['number', 'shortCode', 'name'];
}

/** What handling messages needs of a running server. */
export function messageContext(
  { config, db, now }: { config: Config } & Pick<Platform, 'db' | 'now'>,
  { kind, messagingProfile }: CarrierSettings,
  { jobs, feed, emit }: { jobs: Jobs; feed: ChangeFeed; emit: Emit },
): MessageContext {
  const smpp = smppSettings(config);
  const { answers: carrierAnswers, rates } = smpp
    ? { answers: new Set<string>(), rates: sameRates(smpp.segmentsPerSecond) }
    : dialects[kind];
  return {
    db,
    jobs,
    emit,
    changed(notice) {
      feed.changed(notice);
      // A person’s text was queued, perhaps, and somebody waits for it.
      if (notice.kind === 'conversation.changed') jobs.wake(sendings);
    },
    now,
    checkFollowUps,
    ownSender: config.CARRIER_SMS_FROM ?? (kind === 'local' ? localSender : undefined),
    carrierAnswers,
    rates,
    takes: smpp ? sendersOfCentre : sendersOf({ kind, messagingProfile }),
  };
}

/** The text message centre, if there is one; otherwise the carrier’s API. */
export function messageCarrier(
  app: FastifyInstance,
  { config, context, api }: { config: Config; context: MessageContext; api: MessageCarrier },
): MessageCarrier {
  const settings = smppSettings(config);
  if (!settings) return api;
  const { log } = app;
  const { recordSubmission, recordReceipt } = receiptsOf(context);
  const link = new SmppLinks({ settings, log, deliver: deliveries({ context, settings, recordReceipt, log }) });
  app.addHook('onListen', () => link.start());
  // Jobs that send have ended before.
  app.addHook('onClose', () => link.stop());
  const refused = ({ accountId, messageId }: MessageKey, error: string) =>
    reportMessages(context, [{ accountId, messageId, kind: 'refused', error, remoteId: null }]);
  return smppMessages({ link, settings, submitted: recordSubmission, refused, log });
}
