import type { FastifyInstance } from 'fastify';
import type { CarrierSettings } from './carriers/carrierSettings.ts';
import { dialects } from './carriers/dialects.ts';
import { fetchesMedia } from './carriers/messages/fetchMedium.ts';
import type { Config } from './config.ts';
import type { Platform } from './kernel/http/handler.ts';
import { fallbackFolder } from './kernel/outside/fallbackFolder.ts';
import type { Delivering } from './integrations/deliveries/deliver.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import type { OtherProcess } from './kernel/http/answerElsewhere.ts';
import { jobsElsewhere } from './kernel/http/jobsElsewhere.ts';
import { dispatch } from './integrations/deliveries/dispatch.ts';
import { heavyJobs, jobs as ownJobs } from './jobs.ts';
import type { Jobs } from './kernel/jobs/openJobs.ts';
import type { NeedsOf } from './kernel/jobs/job.ts';
import type { Speech } from './powerups/speech/speech.ts';
import { followUpsDue } from './powerups/followUps/followUps.queue.ts';
import { backfills } from './powerups/smartTags/backfills.queue.ts';
import { sendings } from './messaging/messages/sendings.ts';
import { reconcileNumbers } from './telephony/numbers/numbers.jobs.ts';
import { systemDns } from './tenancy/customise/dnsHints.ts';
import type { CallContext } from './telephony/callHandling/callContext.ts';
import { mailerOf } from './kernel/mail/mailer.ts';
import { mailKinds } from './mailKinds.ts';
import type { MessageCarrier } from './messaging/messages/messageCarrier.ts';
import type { openCarrier } from './openCarrier.ts';

interface Working {
  config: Config;
  platform: Platform;
  calls: CallContext;
  messages: MessageContext;
  jobs: Jobs;
  /** Does jobs that would hold calls, if not this process. */
  heavy?: OtherProcess | undefined;
  settings: CarrierSettings;
  carrier: ReturnType<typeof openCarrier>;
  texts: MessageCarrier;
  /** With the network beyond the carrier's API. */
  delivering: Delivering;
  speech: Speech | null;
}

/** Works the jobs of all features in this process, unless a worker does. */
export async function startWorkers(
  app: FastifyInstance,
  { config, platform, calls, messages, jobs, heavy, settings, carrier, texts, delivering, speech }: Working,
): Promise<void> {
  const { db, now, vaultKey } = platform;
  const { telephony } = carrier;
  const listening = Promise.withResolvers<void>();
  app.addHook('onListen', async () => {
    listening.resolve();
    // The public address may have changed since the last start.
    await jobs.send(db, reconcileNumbers, {});
    await jobs.send(db, sendings, {});
    await jobs.send(db, backfills, {});
    await jobs.send(db, followUpsDue, {});
    await jobs.send(db, dispatch, {});
  });
  const needs: NeedsOf<typeof ownJobs> = {
    calls,
    callCarrier: carrier.calls,
    audio: telephony.audio,
    recordings: carrier.recordings,
    recordingDays: config.RECORDING_RETENTION_DAYS,
    messages,
    texts,
    media: telephony.media,
    fetchMedia: fetchesMedia(settings, delivering.outside),
    smppAlphabet: config.SMPP_ALPHABET,
    delivering,
    speech,
    emit: messages.emit,
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
    else await jobs.start(heavyJobs, { now, needs: { config, emit: messages.emit } });
  }
}
