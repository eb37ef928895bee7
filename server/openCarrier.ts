import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CarrierSettings } from './carriers/carrierSettings.ts';
import { dialects } from './carriers/dialects.ts';
import { LocalCarrier } from './carriers/local/localCarrier.ts';
import { testCallsBy } from './carriers/local/placeTestCall.ts';
import type { Config } from './config.ts';
import { audioStoreWithDemo } from './demo/recordings/demoRecordings.ts';
import { diskFileStore } from './kernel/outside/fileStore.ts';

/** Where the local carrier answers. */
export const localPrefix = '/carrier/local';

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

/** The host of this process: loopback for a wildcard address. */
function deliveryHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
