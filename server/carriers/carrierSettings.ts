import type { NumberNetwork } from '#values/numberWords.ts';
import type { Config } from '../kernel/config/config.ts';
import type { CarrierVariables } from './carrier.settings.ts';
import type { Db } from '../kernel/db/executor.ts';
import { signingKey } from '../kernel/access/signingKeys.ts';

export type CarrierKind = Config['CARRIER'];

/** Ids at the carrier by country (ISO 3166) or country and network: `GB`, `GB-mobile`. */
export type PlaceIds = Readonly<Record<string, string>>;

export interface CarrierSettings {
  kind: CarrierKind;
  /** Our URL as the carrier sees and signs it, without a trailing slash. */
  publicBaseUrl: string;
  /** The public base of the static fallback files, without a trailing slash. */
  fallbackUrl?: string | undefined;
  accountSid: string;
  /** The first one authorizes our requests. */
  authTokens: readonly [string, ...string[]];
  /** What webhooks are signed with, or its public half; two of them during rotation. */
  webhookKeys: readonly string[];
  /** The only base URL that gets our credentials: recordings are fetched from nowhere else. */
  apiBase: string;
  /** The addresses and bundles of documents that regulations require for a number, as registered with the carrier. */
  addresses: PlaceIds;
  bundles: PlaceIds;
  /** The TeXML application of our numbers, at Telnyx only. */
  connectionId: string;
  /** The messaging profile of our numbers, at Telnyx only; null leaves them in whichever they are. */
  messagingProfile?: string | null;
  /** The domain of the SIP gateway that the carrier calls; null without one. */
  sipDomain: string | null;
}

/** The id for a country and network, or for the whole country. */
export function idFor(ids: PlaceIds, country: string, network: NumberNetwork): string | undefined {
  return ids[`${country}-${network}`] ?? ids[country];
}

const publicApis = {
  twilio: 'https://api.twilio.com',
  telnyx: 'https://api.telnyx.com/v2',
  /** Has one for each customer, so it is always configured. */
  signalwire: '',
};

/** Without a configured token the local carrier signs with one shared by all nodes of the database. */
export async function carrierSettings(config: Config & CarrierVariables, db: Db): Promise<CarrierSettings> {
  const [configured, ...others] = config.CARRIER_AUTH_TOKENS;
  const token = configured ?? Buffer.from(await signingKey(db, 'carrier')).toString('hex');
  const ownApi = config.CARRIER === 'local' ? `${config.PUBLIC_BASE_URL}/carrier/local` : publicApis[config.CARRIER];
  return {
    kind: config.CARRIER,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    fallbackUrl: config.FALLBACK_URL?.replace(/\/$/, ''),
    accountSid: config.CARRIER_ACCOUNT_SID ?? 'AC00000000000000000000000000local',
    authTokens: [token, ...others],
    webhookKeys: config.CARRIER_WEBHOOK_KEYS.length > 0 ? config.CARRIER_WEBHOOK_KEYS : [token, ...others],
    apiBase: (config.CARRIER_API_BASE ?? ownApi).replace(/\/$/, ''),
    addresses: config.CARRIER_ADDRESSES,
    bundles: config.CARRIER_BUNDLES,
    connectionId: config.CARRIER_CONNECTION_ID ?? '',
    messagingProfile: config.CARRIER_MESSAGING_PROFILE ?? null,
    sipDomain: config.SIP_DOMAIN ?? null,
  };
}

/** Whether a URL is below the carrier's API: the only place that gets our credentials. */
export function isOfCarrier({ apiBase }: Pick<CarrierSettings, 'apiBase'>, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const asked = new URL(url);
  const base = new URL(`${apiBase}/`);
  return asked.origin === base.origin && asked.pathname.startsWith(base.pathname);
}

/** The header of requests to the carrier's API. */
export function authorizationOf({
  kind,
  accountSid,
  authTokens,
}: Pick<CarrierSettings, 'kind' | 'accountSid' | 'authTokens'>): string {
  if (kind === 'telnyx') return `Bearer ${authTokens[0]}`;
  return `Basic ${Buffer.from(`${accountSid}:${authTokens[0]}`).toString('base64')}`;
}
