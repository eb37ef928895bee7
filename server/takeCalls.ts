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
import { deliveryHost } from './deliveryHost.ts';
import { passOnLoneParts } from './carriers/messages/smpp/parts.ts';
import { joinReceipts } from './carriers/messages/smpp/receipts.ts';
import { mountAudio } from './carriers/audio.routes.ts';
import { mountVoice } from './carriers/voice.routes.ts';
import type { Config } from './config.ts';
import type { Platform } from './http/handler.ts';
import { audioStoreWithDemo } from './demo/recordings/demoRecordings.ts';
import { fallbackFolder } from './integrations/fallbackFolder.ts';
import { internet, type Outside } from './integrations/fetchOutside.ts';
import type { PostcodePlaces } from './integrations/postcodePlaces.ts';
import type { MessageContext } from './services/messages/messageContext.ts';
import { diskFileStore } from './integrations/fileStore.ts';
import type { HeavyJobs } from './http/jobsElsewhere.ts';
import { type Jobs } from './jobs/openJobs.ts';
import type { JobWork } from './jobs/startWorkers.ts';
import { askBundles } from './services/bundles/askBundles.ts';
import { deleteAbandonedAudio } from './services/files/audioFiles.ts';
import { deleteOldRecordings } from './services/calls/deleteOldRecordings.ts';
import { loseRecording } from './services/calls/loseRecording.ts';
import { storeRecording } from './services/calls/storeRecording.ts';
import { systemDns } from './services/customise/dnsHints.ts';
import { proveHosts } from './services/customise/proveHost.ts';
import type { Emit } from './services/events/happened.ts';
import { KnownFallbacks } from './services/fallback/knownFallbacks.ts';
import { writeFallbacks } from './services/fallback/writeFallbacks.ts';
import type { CallContext } from './services/liveCall/callContext.ts';
import type { ChangeFeed } from './services/liveCall/changeFeed.ts';
import { closeSilentCalls } from './services/liveCall/closeSilentCalls.ts';
import { CompiledFlows } from './services/liveCall/compiledFlows.ts';
import { purgeRepeats } from './services/liveCall/purgeRepeats.ts';
import { RecentCalls } from './services/liveCall/recentCalls.ts';
import { reconcileCalls } from './services/liveCall/reconcileCalls.ts';
import { mailerOf } from './services/mail/mailer.ts';
import { sendQueuedMail } from './services/mail/sendQueuedMail.ts';
import { mailKinds } from './services/mailKinds/mailKinds.ts';
import { sendDueReports } from './services/scheduledReports/sendDueReports.ts';
import { postToSlack } from './services/messages/postToSlack.ts';
import { sendDue } from './services/messages/sendDue.ts';
import type { MessageCarrier } from './services/messages/messageCarrier.ts';
import { deleteAbandonedMedia, loseMedium, storeMedium } from './services/messages/storeMedium.ts';
import { resumeTopUps } from './services/messages/autoTopUps.ts';
import { settleMessages } from './services/messages/settleMessages.ts';
import { reconcileNumbers } from './services/numbers/reconcileNumbers.ts';
import { settlePurchases } from './services/numbers/settlePurchases.ts';
import { mailReset } from './services/sessions/resetPassword.ts';

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
  platform: Platform;
  emit: Emit;
  places: PostcodePlaces;
  messages: MessageContext;
  jobs: Jobs;
  /** Done where they hold no call. */
  heavyJobs: HeavyJobs;
  settings: CarrierSettings;
  carrier: ReturnType<typeof openCarrier>;
  texts: MessageCarrier;
  feed: ChangeFeed;
  /** The network beyond the carrier's API. */
  outside?: Outside | undefined;
}

/** Starts the workers and mounts the carrier's webhooks and, if configured, the local carrier. */
export async function takeCalls(
  app: FastifyInstance,
  {
    platform,
    emit,
    places,
    messages,
    jobs,
    heavyJobs,
    settings,
    carrier,
    texts,
    feed,
    outside = internet,
  }: TakingCalls,
): Promise<void> {
  const { config, db, now } = platform;
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
  };
  const sending = { context: messages, carrier: texts, signal: endOf(app) };
  const recordings = { db, store: telephony.audio, carrier: carrier.recordings, now };
  const media = { ...messages, store: telephony.media, fetch: fetchesMedia(settings, outside) };
  const slack = { db, vaultKey: platform.vaultKey, publicBaseUrl: config.PUBLIC_BASE_URL, outside, now };
  const mails = { ...mailerOf(platform), kinds: mailKinds, store: telephony.audio, now };
  const upkeep = { db, carrier: telephony.numbers, log: app.log };
  const listening = Promise.withResolvers<void>();
  app.addHook('onListen', async () => {
    listening.resolve();
    // The public address may have changed since the last start.
    await jobs.requestNumberCheck();
    await jobs.requestSending();
  });
  const work: JobWork = {
    fetchRecording: (recording) => storeRecording(recordings, recording),
    loseRecording: (recording) => loseRecording(context, recording, now()),
    fetchMedium: (medium) => storeMedium(media, medium),
    loseMedium: (medium) => loseMedium(messages, medium),
    postToSlack: (text) => postToSlack(slack, text),
    sendMail: (mail) => sendQueuedMail(mails, mail),
    sendMessages: () => sendDue(sending),
    async settleMessages() {
      await settleMessages(messages, texts);
      await joinReceipts(messages);
      await passOnLoneParts(messages, config.SMPP_ALPHABET, app.log);
    },
    resumeTopUps: () => resumeTopUps(messages, now()),
    mailReset: (email) => mailReset({ db, jobs }, email, now()),
    reconcileCalls: () => reconcileCalls(context, carrier.calls, now()),
    closeSilentCalls: () => closeSilentCalls(context, now()),
    proveHosts: () => proveHosts({ db, dns: systemDns(config.DNS_SERVERS), vaultKey: platform.vaultKey }),
    async reconcileNumbers() {
      // One that an earlier process left is there at once, and the local carrier is part of this server.
      await listening.promise;
      await reconcileNumbers(upkeep, now());
    },
    settlePurchases: () => settlePurchases(upkeep, now()),
    async askBundles() {
      await listening.promise;
      if (telephony.bundles) await askBundles({ db, carrier: telephony.bundles }, now());
    },
    writeFallbacks: async () => {
      if (config.FALLBACK_URL === undefined) return;
      await writeFallbacks({
        db,
        files: fallbackFolder(config.FALLBACK_DIR),
        render: dialects[settings.kind].render.fallback,
      });
    },
    async deleteOldRecordings() {
      await deleteOldRecordings(context, { store: telephony.audio, days: config.RECORDING_RETENTION_DAYS }, now());
      await deleteAbandonedAudio(db, telephony.audio);
      await deleteAbandonedMedia(db, telephony.media);
    },
    sendDueReports: () => sendDueReports({ db, jobs }, now()),
    publishDue: heavyJobs.publishDue,
    purgeResponses: () => purgeRepeats(db),
  };
  if (config.JOBS === 'here') await jobs.start(work);
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
