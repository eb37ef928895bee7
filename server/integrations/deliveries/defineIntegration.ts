import type { z } from 'zod';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { DeliveredKind, IntegrationType, KeptBack, SkipReason } from '#values/integrationWords.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { DeliveryDetail, IntegrationFilters } from '../../kernel/db/schema/integrations.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';
import type { Access } from '../oauthLinks/accessToken.ts';
import { type Filtered, keptBackBy } from './keptBackBy.rules.ts';
import { judgeReply, type Reply, type Verdict } from './judgeReply.rules.ts';

/** JSON for an address of the internet, or a mail for a `mailto:` address. */
export interface Request {
  /** By default POST; a GET has no body. */
  method?: 'GET' | 'POST' | 'PATCH';
  url: string;
  /** A text is sent as it is. */
  body?: object | string;
  headers?: Record<string, string>;
  /** Of a mail; `id` is the same in each attempt. */
  mail?: { id: string; subject: string };
}

/** Why nothing is sent of an event after all. */
export interface Skipped {
  skipped: SkipReason;
}

/** When something can be sent that the other system doesn’t take yet. */
export interface Postponed {
  until: Date;
}

/** What to send. A sample has an id of its own. */
export interface About {
  kind: DeliveredKind;
  accountId: number;
  /** What it is about, such as the id of a text. */
  subject: string;
  detail: DeliveryDetail;
  /** The same in each attempt. */
  id: string;
  /** When it happened. */
  at: Date;
  /** What the other system calls that which it made of the subject earlier. */
  remoteId: string | null;
  /** 1 for the first. */
  attempt: number;
}

/** Asks the other system something before an event is rendered. @throws Unanswered unless it answers 2xx. */
export type Ask = (request: Request) => Promise<string>;

/** What a request is rendered with. */
interface Means<Settings, Secret> {
  settings: Settings;
  secret: Secret;
  /** Of the account’s owner. */
  locale: Locale;
  /** The account’s host, without a trailing slash, for links. */
  base: string;
  /** The moment of the attempt. */
  now: Date;
  /** What lets us act in the linked account, for integrations that have one. */
  access?: Access | undefined;
}

interface Declared<Settings, Secret, Facts> {
  type: IntegrationType;
  /** The zod schema that settings are kept in. */
  settings: z.ZodType<Settings>;
  /** `name` binds an encrypted secret to what it is: it can’t be changed once accounts have some. */
  secret: { name: string; schema: z.ZodType<Secret> };
  /** Where it needs a linked account. */
  oauth?: OAuthProvider;
  /** The events it gets. */
  on: readonly DeliveredKind[];
  /** By what accounts can narrow that down. */
  filters: readonly (keyof IntegrationFilters)[];
  /** Whether a number may say that it is for another one of its kind, instead of filters: `measurement` of its events. */
  isNamedByNumbers?: boolean;
  /** What keeps an event from it; null if it gets it. Pure; by default its filters. */
  keptBack?: (settings: Settings, filters: IntegrationFilters, event: Filtered) => KeptBack | null;
  /** What the event is about; undefined when it is gone, or nothing may be sent of it any more. */
  read: (db: Db, about: About, means: Pick<Means<Settings, Secret>, 'settings' | 'now'>) => Promise<Facts | undefined>;
  /** Adds what only the other system knows, such as the id of a contact there. Samples do without. */
  prepare?: (
    facts: Facts,
    given: Means<Settings, Secret> & Pick<About, 'remoteId' | 'attempt'>,
    ask: Ask,
  ) => Promise<Facts>;
  /** Keeps for us what the other system said of it. */
  learn?: (db: Db, facts: Facts, about: Pick<About, 'accountId' | 'subject'>) => Promise<void>;
  /** Pure. */
  render: (facts: Facts, means: Means<Settings, Secret>, about: About) => Request | Skipped | Postponed;
  /** Pure; by default the usual meaning of HTTP. */
  judge?: (reply: Reply, now: Date) => Verdict;
  /** What the other system calls that which it made, in the text of a reply that has delivered. */
  remoteId?: (text: string) => string | undefined;
  /** Facts to try it with, and the kind of event they are of. They are never skipped. */
  sample: (locale: Locale) => { kind: DeliveredKind; facts: Facts };
  /** Where a sample goes instead of where events go. */
  sampleUrl?: (url: string) => string;
}

/** How things are sent on to another system. `server/integrations.ts` lists them. */
export interface Integration extends Pick<Declared<unknown, unknown, unknown>, 'type' | 'on' | 'filters'> {
  secretName: string;
  isNamedByNumbers: boolean;
  /** Whether settings can say what is kept back. */
  takes: (settings: unknown) => boolean;
  keptBack: (row: { settings: unknown; filters: IntegrationFilters }, event: Filtered) => KeptBack | null;
  judge: (reply: Reply, now: Date) => Verdict;
  oauth: OAuthProvider | undefined;
  /** Whether it remembers what the other system calls that which it made. */
  keepsRemote: boolean;
  remoteId: (text: string) => string | undefined;
  /** What to send of an event; undefined when what it is about is gone. */
  requestOf: (
    db: Db,
    about: About,
    means: Means<unknown, string>,
    ask: Ask,
  ) => Promise<Request | Skipped | Postponed | undefined>;
  sampleOf: (about: Pick<About, 'accountId' | 'id'>, means: Means<unknown, string>) => Request;
}

/** What samples are about, which nothing else is. */
const sampleSubject = '00000000-0000-4000-8000-000000000000';

/** Declares an integration, the whole of it; the server keeps its settings and secrets, delivers, retries, and keeps the log. */
export function defineIntegration<Settings, Secret, Facts>({
  settings,
  secret,
  read,
  render,
  judge = judgeReply,
  isNamedByNumbers = false,
  keptBack,
  oauth,
  prepare,
  learn,
  remoteId,
  sample,
  sampleUrl = (url) => url,
  ...declared
}: Declared<Settings, Secret, Facts>): Integration {
  const parsed = (means: Means<unknown, string>): Means<Settings, Secret> => ({
    ...means,
    settings: settings.parse(means.settings),
    secret: secret.schema.parse(means.secret),
  });
  return {
    ...declared,
    secretName: secret.name,
    judge,
    oauth,
    keepsRemote: remoteId !== undefined,
    remoteId: remoteId ?? (() => undefined),
    isNamedByNumbers,
    takes: (given) => !keptBack || settings.safeParse(given).success,
    keptBack: (row, event) =>
      keptBack ? keptBack(settings.parse(row.settings), row.filters, event) : keptBackBy(row.filters, event),
    async requestOf(db, about, means, ask) {
      const ready = parsed(means);
      const facts = await read(db, about, ready);
      if (facts === undefined) return undefined;
      const { remoteId: known, attempt } = about;
      const whole = prepare ? await prepare(facts, { ...ready, remoteId: known, attempt }, ask) : facts;
      await learn?.(db, whole, about);
      return render(whole, ready, about);
    },
    sampleOf(about, means) {
      const { kind, facts } = sample(means.locale);
      const event = { ...about, kind, subject: sampleSubject, detail: {}, at: means.now, remoteId: null, attempt: 1 };
      const request = render(facts, parsed(means), event);
      if (!('url' in request)) throw new Error(`The sample of ${declared.type} was skipped`);
      return { ...request, url: sampleUrl(request.url) };
    },
  };
}

export type Integrations = Readonly<Record<IntegrationType, Integration>>;
