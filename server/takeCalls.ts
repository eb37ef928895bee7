import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type CarrierSettings } from './carriers/carrierSettings.ts';
import { dialects } from './carriers/dialects.ts';
import { mountBundles } from './carriers/local/bundleRoutes.ts';
import { mountCalls } from './carriers/local/callRoutes.ts';
import { LocalCarrier } from './carriers/local/localCarrier.ts';
import { mountMedia } from './carriers/local/mediaRoutes.ts';
import { mountMessages } from './carriers/local/messageRoutes.ts';
import { mountNumbers } from './carriers/local/numberRoutes.ts';
import { testCallsBy } from './carriers/local/placeTestCall.ts';
import { mountMessageWebhooks } from './carriers/messages/messages.routes.ts';
import { fetchesMedia } from './carriers/messages/fetchMedium.ts';
import { endOf } from './composeMessages.ts';
import { deliveryHost } from './kernel/config/deliveryHost.ts';
import { mountAudio } from './carriers/audio.routes.ts';
import { mountVoice } from './carriers/voice.routes.ts';
import type { Config } from './config.ts';
import type { Platform } from './kernel/http/handler.ts';
import { audioStoreWithDemo } from './demo/recordings/demoRecordings.ts';
import { fallbackFolder } from './kernel/outside/fallbackFolder.ts';
import type { Delivering } from './integrations/deliveries/deliver.ts';
import type { PostcodePlaces } from './kernel/outside/postcodePlaces.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import { diskFileStore } from './kernel/outside/fileStore.ts';
import type { OtherProcess } from './kernel/http/answerElsewhere.ts';
import { jobsElsewhere } from './kernel/http/jobsElsewhere.ts';
import { callSubscribersOf } from './features.ts';
import { heavyJobs, jobs as ownJobs } from './jobs.ts';
import type { Jobs } from './kernel/jobs/openJobs.ts';
import type { NeedsOf } from './kernel/jobs/job.ts';
import { sendings } from './messaging/messages/sendings.ts';
import { reconcileNumbers } from './telephony/numbers/numbers.jobs.ts';
import { systemDns } from './tenancy/customise/dnsHints.ts';
import type { Emit } from './kernel/events/happened.ts';
import { KnownFallbacks } from './telephony/flows/knownFallbacks.ts';
import type { CallContext } from './telephony/callHandling/callContext.ts';
import type { ChangeFeed } from './kernel/live/changeFeed.ts';
import { CompiledFlows } from './telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from './telephony/callHandling/recentCalls.ts';
import { mailerOf } from './kernel/mail/mailer.ts';
import { mailKinds } from './mailKinds.ts';
import type { MessageCarrier } from './messaging/messages/messageCarrier.ts';

const localPrefix = '/carrier/local';

/** The carrier’s API, and the local carrier if it is the one. */
export function openCarrier(app: FastifyInstance, config: Config, settings: CarrierSettings) {
  const local = settings.kind === 'local';
  const ownUrl = `http://${deliveryHost(config.HOST)}:${config.PORT}`;
  const { authTokens, apiBase } = settings;
  const localCarrier = local
    ? new LocalCarrier({ ...settings, authToken: authTokens[0], deliveryBaseUrl: ownUrl })
    : null;
  // Requests to the local carrier bypass any proxy in front of us.
  const restBase = local && config.CARRIER_API_BASE === undefined ? `${ownUrl}${localPrefix}` : apiBase;
  const { numbers, bundles, calls, recordings, messages } = dialects[settings.kind].rest(settings, restBase, app.log);
  const telephony = {
    audio: audioStoreWithDemo(join(config.DATA_DIR, 'audio')),
    media: diskFileStore(join(config.DATA_DIR, 'media')),
    numbers,
    bundles,
    placeTestCall: localCarrier && testCallsBy(localCarrier, app.log),
  };
  return { localCarrier, telephony, recordings, calls, messages };
}

interface TakingCalls {
  config: Config;
  platform: Platform;
  emit: Emit;
  places: PostcodePlaces;
  messages: MessageContext;
  jobs: Jobs;
  /** Does jobs that would hold calls, if not this process. */
  heavy?: OtherProcess | undefined;
  settings: CarrierSettings;
  carrier: ReturnType<typeof openCarrier>;
  texts: MessageCarrier;
  feed: ChangeFeed;
  /** With the network beyond the carrier's API. */
  delivering: Delivering;
}

/** Starts the workers and mounts the carrier's webhooks and, if configured, the local carrier. */
export async function takeCalls(
  app: FastifyInstance,
  { config, platform, emit, places, messages, jobs, heavy, settings, carrier, texts, feed, delivering }: TakingCalls,
): Promise<void> {
  const { db, now } = platform;
  const { localCarrier, telephony } = carrier;
  if (config.SMTP_URL === undefined)
    app.log.warn('mail is not configured: without SMTP_URL only accounts with a mail server of their own send');
  if (config.PUBLIC && localCarrier)
    app.log.warn(
      'CARRIER=local plays both ends of calls and logs whole texts: set a carrier before people call this server',
    );
  app.addHook('preClose', () => localCarrier?.stop());
  const strayCall = (called: string, callSid: string) =>
    app.log.warn({ called, callSid }, 'a call to a number that no account has was rejected');
  const kept = { flows: new CompiledFlows(), recent: new RecentCalls(), fallbacks: new KnownFallbacks() };
  const context: CallContext = {
    db,
    ...kept,
    changed: ({ accountId: account, callUuid: uuid }) => feed.changed({ account, kind: 'call.changed', uuid }),
    strayCall,
    jobs,
    places,
    emit,
    subscribers: callSubscribersOf({ db, jobs, flows: kept.flows }),
  };
  const listening = Promise.withResolvers<void>();
  app.addHook('onListen', async () => {
    listening.resolve();
    // The public address may have changed since the last start.
    await jobs.send(db, reconcileNumbers, {});
    await jobs.send(db, sendings, {});
  });
  const { vaultKey } = platform;
  const needs: NeedsOf<typeof ownJobs> = {
    calls: context,
    callCarrier: carrier.calls,
    audio: telephony.audio,
    recordings: carrier.recordings,
    recordingDays: config.RECORDING_RETENTION_DAYS,
    messages,
    texts,
    media: telephony.media,
    fetchMedia: fetchesMedia(settings, delivering.outside),
    stopping: endOf(app),
    smppAlphabet: config.SMPP_ALPHABET,
    delivering,
    mailer: { ...mailerOf(platform), kinds: mailKinds, store: telephony.audio },
    numbers: telephony.numbers,
    bundles: telephony.bundles,
    fallback:
      config.FALLBACK_URL === undefined
        ? null
        : { files: fallbackFolder(config.FALLBACK_DIR), render: dialects[settings.kind].render.fallback },
    dns: systemDns(config.DNS_SERVERS),
    vaultKey,
    listening: listening.promise,
  };
  if (config.JOBS === 'here') {
    await jobs.start(ownJobs, { now, needs });
    if (heavy) await jobs.start(jobsElsewhere(heavyJobs, heavy), { now, needs: {} });
    else await jobs.start(heavyJobs, { now, needs: { config } });
  }
  const audioUrl = await mountAudio(app, { db, store: telephony.audio, publicBaseUrl: settings.publicBaseUrl, now });
  await mountVoice(app, { context, settings, audioUrl, now });
  await mountMessageWebhooks(app, { context: messages, settings });
  if (localCarrier) {
    mountMedia(app, settings, localPrefix);
    mountCalls(app, { settings, carrier: localCarrier, prefix: localPrefix });
    await mountMessages(app, { settings, carrier: localCarrier, prefix: localPrefix });
    await mountNumbers(app, settings, { db, now }, localPrefix);
    await mountBundles(app, settings, now, localPrefix);
  }
}
