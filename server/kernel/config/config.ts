import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { passwordStrengths } from '#values/password.ts';
import { address, flag, idsByPlace, port, text } from './settingKinds.ts';
import { type CheckedForSmpp, smppVariables, wrongForSmpp } from './smppVariables.ts';

/** The demo's password in the README, which protects nothing outside the machine itself. */
export const publishedPassword = 'trunkline-demo';

const carriers = ['local', 'twilio', 'signalwire', 'telnyx'] as const;
/** The environment variables that Trunkline reads; an empty one counts as unset. */
const Environment = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: port.default(4400),
  PUBLIC_BASE_URL: address(/^https?$/).optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  /** Connections for people's requests. */
  DATABASE_POOL: z.coerce.number({ error: 'is a number of connections' }).int().min(2).max(200).default(20),
  /** Connections for calls, messages and jobs, which no request can take. */
  DATABASE_CALL_POOL: z.coerce.number({ error: 'is a number of connections' }).int().min(2).max(200).default(12),
  /** How many requests of one user or API key are worked on at once; more wait. */
  REQUESTS_AT_ONCE: z.coerce.number({ error: 'is a number of requests' }).int().min(1).max(100).default(4),
  /** Whether this server runs jobs and sends texts, or leaves them to `npm start -- worker`. */
  JOBS: z.enum(['here', 'worker'], { error: 'is here or worker' }).default('here'),
  /** Where a worker answers whether it is ready. */
  WORKER_PORT: port.default(4401),
  DEMO: flag.optional(),
  DEMO_TRAFFIC: flag.default(false),
  DEMO_PASSWORD: z.string().min(8, { error: 'needs at least 8 characters' }).optional(),
  CARRIER: z.enum(carriers, { error: 'is local, twilio, signalwire or telnyx' }).default('local'),
  CARRIER_ACCOUNT_SID: text.optional(),
  CARRIER_AUTH_TOKEN: text.optional(),
  /** What webhooks are signed with, where it is not the token: SignalWire's signing key, Telnyx's public key. */
  CARRIER_WEBHOOK_KEY: text.optional(),
  /** Telnyx's TeXML application and messaging profile, to which our numbers belong. */
  CARRIER_CONNECTION_ID: text.optional(),
  CARRIER_MESSAGING_PROFILE: z.guid({ error: 'is the id of a messaging profile' }).optional(),
  CARRIER_API_BASE: address(/^https?$/).optional(),
  /** Where another host serves the files of FALLBACK_DIR, which answer calls while this server cannot. */
  FALLBACK_URL: address(/^https?$/).optional(),
  FALLBACK_DIR: text.optional(),
  CARRIER_SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, {
      error: 'is a number such as +61400000000 or the id of a messaging service',
    })
    .optional(),
  ...smppVariables,
  /** The SIP gateway at which web phones register: where browsers connect, its domain, and the secret shared with it. */
  SIP_GATEWAY_URL: address(/^wss$/).optional(),
  SIP_DOMAIN: z
    .string()
    .regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i, { error: 'is a host name such as sip.example.com' })
    .optional(),
  SIP_SECRET: z.string().min(32, { error: 'needs at least 32 characters' }).optional(),
  /** How long a password for the gateway is valid. */
  SIP_PASSWORD_MINUTES: z.coerce.number({ error: 'is a number of minutes' }).int().min(1).max(60).default(10),
  CARRIER_ADDRESSES: idsByPlace,
  CARRIER_BUNDLES: idsByPlace,
  /** Recordings are deleted after this many days; kept if unset. */
  RECORDING_RETENTION_DAYS: z.coerce.number({ error: 'is a number of days' }).int().min(1).max(36_500).optional(),
  /** How long after its creation an exporter's feed begins to answer; a day, or at once with the demo. */
  EXPORTER_DELAY_HOURS: z.coerce.number({ error: 'is a number of hours' }).min(0).max(720).optional(),
  SMTP_URL: address(/^smtps?$/).optional(),
  /** Whether accounts may use mail servers in private networks. */
  SMTP_ALLOW_PRIVATE: flag.default(false),
  MAIL_FROM: z.email({ error: 'is an e-mail address' }).optional(),
  /** Comma-separated host names that show our own name; `*.example.com` covers all subdomains. */
  PROPRIETARY_DOMAINS: text.optional(),
  TOKEN_MODE: z.enum(['cookie', 'storage'], { error: 'is cookie or storage' }).default('cookie'),
  /** The query parameter by which a link impersonates a user. */
  IDENTITY_PARAMETER: z
    .string()
    .regex(/^[a-z][\w-]*$/i, { error: 'is a word' })
    .default('identity'),
  STEP_LOGIN: flag.default(false),
  PASSWORD_RULE: z.enum(passwordStrengths, { error: 'is basic, strong or breached' }).default('strong'),
  /** After how many days every login ends, however much it is used. */
  SESSION_DAYS: z.coerce.number({ error: 'is a number of days' }).int().min(1).max(365).default(30),
  /** Whether system and support users need a second factor. */
  STAFF_SECOND_FACTOR: flag.default(true),
  /** Comma-separated name servers, instead of the system's. */
  DNS_SERVERS: text.optional(),
  /** How many proxies in front add to `X-Forwarded-For`. */
  TRUST_PROXY: z
    .string()
    .regex(/^(off|false|no|\d|10)$/, { error: 'is the number of proxies in front of the server, such as 1, or off' })
    .transform((given) => Number(given) || 0)
    .default(0),
  RATE_LIMIT: z.coerce.number({ error: 'is a number of requests a minute' }).int().min(1).default(1200),
  /** Whether `/docs` and `/v2/openapi.json` answer everybody; where others can reach the server, only if it says so. */
  API_DOCS: flag.optional(),
  /** Shows `/metrics` and the details of `/readyz` where others can reach the server. */
  METRICS_TOKEN: z.string().min(16, { error: 'needs at least 16 characters' }).optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { error: 'is one of trace to fatal' })
    .default('info'),
});

/** A process's configuration, read once at startup. */
export type Config = ReturnType<typeof readConfig>;

/** Has one sentence for every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError when a variable is invalid or a combination is unsafe.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  const { PUBLIC_BASE_URL, CARRIER_AUTH_TOKEN, CARRIER_WEBHOOK_KEY, ...rest } = parsed.data;
  const publicBaseUrl = (PUBLIC_BASE_URL ?? `http://${urlHost(rest.HOST)}:${rest.PORT}`).replace(/\/$/, '');
  const isPublic = !isLoopback(rest.HOST) || !isLoopback(new URL(publicBaseUrl).hostname) || rest.TRUST_PROXY > 0;
  const config = {
    ...rest,
    DATA_DIR: resolve(rest.DATA_DIR),
    FALLBACK_DIR: resolve(rest.FALLBACK_DIR ?? join(rest.DATA_DIR, 'fallback')),
    PUBLIC_BASE_URL: publicBaseUrl,
    MAIL_FROM: rest.MAIL_FROM ?? `no-reply@${new URL(publicBaseUrl).hostname}`,
    PROPRIETARY_DOMAINS: listed((rest.PROPRIETARY_DOMAINS ?? new URL(publicBaseUrl).hostname).toLowerCase()),
    DNS_SERVERS: listed(rest.DNS_SERVERS),
    /** The tokens accepted from the carrier; we sign with the first. */
    CARRIER_AUTH_TOKENS: listed(CARRIER_AUTH_TOKEN),
    CARRIER_WEBHOOK_KEYS: listed(CARRIER_WEBHOOK_KEY),
    /** Whether others than the people at this machine can reach the server. */
    PUBLIC: isPublic,
    API_DOCS: rest.API_DOCS ?? !isPublic,
    /** Undefined where demo logins must not work. */
    DEMO_PASSWORD: rest.DEMO_PASSWORD ?? (isPublic ? undefined : publishedPassword),
    /** Whether to load the demo tenant into an empty database. */
    DEMO: rest.DEMO ?? !isPublic,
    EXPORTER_DELAY_HOURS: rest.EXPORTER_DELAY_HOURS ?? ((rest.DEMO ?? !isPublic) ? 0 : 24),
  };
  const wrong = unsafe(config);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

function listed(text = ''): string[] {
  return text.split(',').flatMap((part) => part.trim() || []);
}

interface Checked extends CheckedForSmpp {
  PUBLIC: boolean;
  PUBLIC_BASE_URL: string;
  DEMO: boolean;
  DEMO_PASSWORD: string | undefined;
  CARRIER: z.output<typeof Environment>['CARRIER'];
  CARRIER_ACCOUNT_SID?: string | undefined;
  CARRIER_AUTH_TOKENS: string[];
  CARRIER_WEBHOOK_KEYS: string[];
  CARRIER_API_BASE?: string | undefined;
  CARRIER_CONNECTION_ID?: string | undefined;
  STAFF_SECOND_FACTOR: boolean;
  SIP_GATEWAY_URL?: string | undefined;
  SIP_DOMAIN?: string | undefined;
  SIP_SECRET?: string | undefined;
}

function unsafe(config: Checked): string[] {
  const wrong: string[] = [];
  if (config.DEMO && config.DEMO_PASSWORD === undefined)
    wrong.push('DEMO needs a DEMO_PASSWORD where others can reach the server.');
  if (config.PUBLIC && config.DEMO_PASSWORD === publishedPassword)
    wrong.push('DEMO_PASSWORD is the published one. Choose another where others can reach the server.');
  if (config.PUBLIC && !config.STAFF_SECOND_FACTOR)
    wrong.push('STAFF_SECOND_FACTOR cannot be off where others can reach the server.');
  const { protocol, hostname } = new URL(config.PUBLIC_BASE_URL);
  if (protocol === 'http:' && !isLoopback(hostname))
    wrong.push(
      'PUBLIC_BASE_URL has to begin with https:// where others can reach the server: passwords would be readable on the way.',
    );
  return [...wrong, ...missingForCarrier(config), ...missingForWebPhones(config), ...wrongForSmpp(config)];
}

/** The settings of the SIP gateway come together or not at all. */
function missingForWebPhones({ SIP_GATEWAY_URL, SIP_DOMAIN, SIP_SECRET }: Checked): string[] {
  const settings = Object.entries({ SIP_GATEWAY_URL, SIP_DOMAIN, SIP_SECRET });
  const missing = settings.filter(([, value]) => value === undefined);
  if (missing.length === settings.length) return [];
  return missing.map(([name]) => `${name} is needed for web phones.`);
}

const ed25519Bytes = 32;

/** Some carriers sign webhooks with a key of its own, and SignalWire's API has a host for each customer. */
function missingForCarrier(config: Checked): string[] {
  const { CARRIER } = config;
  if (CARRIER === 'local') return [];
  const needed = {
    CARRIER_ACCOUNT_SID: config.CARRIER_ACCOUNT_SID !== undefined,
    CARRIER_AUTH_TOKEN: config.CARRIER_AUTH_TOKENS.length > 0,
    CARRIER_WEBHOOK_KEY: CARRIER === 'twilio' || config.CARRIER_WEBHOOK_KEYS.length > 0,
    CARRIER_CONNECTION_ID: CARRIER !== 'telnyx' || config.CARRIER_CONNECTION_ID !== undefined,
    CARRIER_API_BASE: CARRIER !== 'signalwire' || config.CARRIER_API_BASE !== undefined,
  };
  const lacking = Object.entries(needed).flatMap(([name, given]) =>
    given ? [] : [`${name} is needed with CARRIER=${CARRIER}.`],
  );
  const isKey = (key: string) => CARRIER !== 'telnyx' || Buffer.from(key, 'base64').length === ed25519Bytes;
  if (config.CARRIER_WEBHOOK_KEYS.every(isKey)) return lacking;
  return [...lacking, `CARRIER_WEBHOOK_KEY is Telnyx’s public key: ${ed25519Bytes} bytes in base64.`];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The host as a local browser addresses it: loopback for a wildcard address. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}
