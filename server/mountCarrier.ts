import type { FastifyInstance } from 'fastify';
import type { CarrierSettings } from './carriers/carrierSettings.ts';
import { mountBundles } from './carriers/local/bundleRoutes.ts';
import { mountCalls } from './carriers/local/callRoutes.ts';
import { mountMedia } from './carriers/local/mediaRoutes.ts';
import { mountMessages } from './carriers/local/messageRoutes.ts';
import { mountNumbers } from './carriers/local/numberRoutes.ts';
import { mountMessageWebhooks } from './carriers/messages/messages.routes.ts';
import { mountAudio } from './carriers/audio.routes.ts';
import { mountVoice } from './carriers/voice.routes.ts';
import type { Config } from './config.ts';
import type { Platform } from './kernel/http/handler.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import type { CallContext } from './telephony/callHandling/callContext.ts';
import { localPrefix, type openCarrier } from './openCarrier.ts';

interface Mounting {
  config: Config;
  platform: Pick<Platform, 'db' | 'now'>;
  calls: CallContext;
  messages: MessageContext;
  settings: CarrierSettings;
  carrier: Pick<ReturnType<typeof openCarrier>, 'localCarrier' | 'telephony'>;
}

/** Mounts the carrier's webhooks and, if it is the one, the local carrier. */
export async function mountCarrier(
  app: FastifyInstance,
  { config, platform, calls, messages, settings, carrier }: Mounting,
): Promise<void> {
  const { db, now } = platform;
  const { localCarrier, telephony } = carrier;
  if (config.PUBLIC && localCarrier)
    app.log.warn(
      'CARRIER=local plays both ends of calls and logs whole texts: set a carrier before people call this server',
    );
  app.addHook('preClose', () => localCarrier?.stop());
  const audioUrl = await mountAudio(app, { db, store: telephony.audio, publicBaseUrl: settings.publicBaseUrl, now });
  await mountVoice(app, { context: calls, settings, audioUrl, now });
  await mountMessageWebhooks(app, { context: messages, settings });
  if (localCarrier) {
    mountMedia(app, settings, localPrefix);
    mountCalls(app, { settings, carrier: localCarrier, prefix: localPrefix });
    await mountMessages(app, { settings, carrier: localCarrier, prefix: localPrefix });
    await mountNumbers(app, settings, { db, now }, localPrefix);
    await mountBundles(app, settings, now, localPrefix);
  }
}
