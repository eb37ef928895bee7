import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../http/handler.ts';
import { diskAudioStore, type AudioStore } from '../jobs/audioStore.ts';
import { ChangeFeed } from '../services/liveCall/changeFeed.ts';
import { closeSilentCalls } from '../services/liveCall/closeSilentCalls.ts';
import { CompiledFlows } from '../services/liveCall/compiledFlows.ts';
import type { CallContext } from '../services/liveCall/callContext.ts';
import { sendDueReports } from '../services/scheduledReports/sendDueReports.ts';
import { mailReset } from '../services/sessions/resetPassword.ts';
import { carrierSettings, type CarrierSettings } from './carrierSettings.ts';
import { postOfficeOf } from '../services/mail/postOfficeOf.ts';
import { LocalCarrier } from './local/localCarrier.ts';
import { mountMedia } from './local/mediaRoutes.ts';
import { mountNumbers } from './local/numberRoutes.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { twilioNumbers } from './twilioNumbers.ts';
import { mountMessages } from './local/messageRoutes.ts';
import { mountVoice } from './voice.routes.ts';

/** What calls need beside the database. */
export interface Telephony {
  settings: CarrierSettings;
  audio: AudioStore;
  /** Where numbers are rented. */
  numbers: NumberCarrier;
  /** Null with a real carrier. */
  localCarrier: LocalCarrier | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** There once `mountTelephony` ran. */
    telephony?: Telephony;
  }
}

const localPrefix = '/carrier/local';

/** Brings calls to the application: webhooks, jobs, the audio store and, where it is configured, the local carrier. */
export async function mountTelephony(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, db, jobs, now } = platform;
  const settings = await carrierSettings(config, db);
  const audio = diskAudioStore(join(config.DATA_DIR, 'audio'));
  const feed = new ChangeFeed(db, (error) => app.log.error({ err: error }, 'changed calls could not be told'));
  const local = settings.kind === 'local';
  const ownAddress = `http://${deliveryHost(config.HOST)}:${config.PORT}`;
  const localCarrier = local ? newLocalCarrier(settings, ownAddress) : null;
  // The local carrier is asked past any proxy in front of us.
  const restBase = local && config.CARRIER_API_BASE === undefined ? `${ownAddress}${localPrefix}` : settings.apiBase;
  const numbers = twilioNumbers(settings, restBase, app.log);
  if (config.SMTP_URL === undefined)
    app.log.warn('mail is not configured: without SMTP_URL only accounts with a mail server of their own send');
  app.decorate('telephony', { settings, audio, numbers, localCarrier });
  app.addHook('preClose', () => localCarrier?.stop());
  app.addHook('onClose', () => feed.close());
  const calls: CallContext = {
    db,
    flows: new CompiledFlows(),
    changed: (key) => feed.changed(key),
    jobs,
  };
  await jobs.start({
    db,
    recordings: { db, store: audio, carrier: settings },
    mails: { ...postOfficeOf(platform), store: audio, now },
    mailReset: (email) => mailReset({ db, jobs }, email, now()),
    closeSilentCalls: () => closeSilentCalls(calls, now()),
    sendDueReports: () => sendDueReports({ db, jobs }, now()),
  });
  await mountVoice(app, { context: calls, settings, now });
  if (local) {
    mountMedia(app, settings, localPrefix);
    await mountMessages(app, settings, localPrefix);
    await mountNumbers(app, settings, db, localPrefix);
  }
}

function newLocalCarrier(settings: CarrierSettings, deliveryBaseUrl: string): LocalCarrier {
  const { accountSid, authTokens, publicBaseUrl, apiBase } = settings;
  return new LocalCarrier({ accountSid, authToken: authTokens[0], publicBaseUrl, deliveryBaseUrl, apiBase });
}

/** The address of this very process: a wildcard is reached by loopback. */
function deliveryHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
