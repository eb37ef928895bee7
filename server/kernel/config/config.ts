import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { passwordStrengths } from '#values/password.ts';
import { address, flag, listed, port, text } from './settingKinds.ts';
import { missingForWebPhones, webPhoneVariables } from './webPhones.ts';

/** The demo's password in the README, which protects nothing outside the machine itself. */
export const publishedPassword = 'trunkline-demo';

const carriers = ['local', 'twilio', 'signalwire', 'telnyx'] as const;
/** The environment variables of the server itself. */
export const Environment = z.object({
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
  ...webPhoneVariables,
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

/** The settings that any part of the server may read; those of features are handed to them. */
export type Config = ReturnType<typeof kernelConfig>;

/** What is read from the variables of the server itself. */
export function kernelConfig({ PUBLIC_BASE_URL, ...rest }: z.output<typeof Environment>) {
  const publicBaseUrl = (PUBLIC_BASE_URL ?? `http://${urlHost(rest.HOST)}:${rest.PORT}`).replace(/\/$/, '');
  const isPublic = !isLoopback(rest.HOST) || !isLoopback(new URL(publicBaseUrl).hostname) || rest.TRUST_PROXY > 0;
  return {
    ...rest,
    DATA_DIR: resolve(rest.DATA_DIR),
    PUBLIC_BASE_URL: publicBaseUrl,
    MAIL_FROM: rest.MAIL_FROM ?? `no-reply@${new URL(publicBaseUrl).hostname}`,
    PROPRIETARY_DOMAINS: listed((rest.PROPRIETARY_DOMAINS ?? new URL(publicBaseUrl).hostname).toLowerCase()),
    DNS_SERVERS: listed(rest.DNS_SERVERS),
    /** Whether others than the people at this machine can reach the server. */
    PUBLIC: isPublic,
    API_DOCS: rest.API_DOCS ?? !isPublic,
    /** Undefined where demo logins must not work. */
    DEMO_PASSWORD: rest.DEMO_PASSWORD ?? (isPublic ? undefined : publishedPassword),
    /** Whether to load the demo tenant into an empty database. */
    DEMO: rest.DEMO ?? !isPublic,
  };
}

/** A sentence for each combination that can't work. */
export function unsafe(config: Config): string[] {
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
  return [...wrong, ...missingForWebPhones(config)];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The host as a local browser addresses it: loopback for a wildcard address. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}
