import type { Db } from '../../kernel/db/executor.ts';
import type { PlainMail } from '../../kernel/mail/mailer.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { rejectionOf } from '../../kernel/outside/smtp.ts';
import { actAs } from '../oauthLinks/actAs.ts';
import { type Access, accessTo, LinkLost } from '../oauthLinks/accessToken.ts';
import type { OAuthParts } from '../oauthLinks/oauthClients.ts';
import type { Request } from './defineIntegration.ts';
import type { IntegrationRow } from './integrations.repository.ts';
import { jsonOf } from './jsonOf.rules.ts';
import type { Reply } from './judgeReply.rules.ts';

/** What another system answered, and what the log keeps of it. Addresses may hold secrets, so only their host is kept. */
export interface Answered {
  judged: Reply;
  request: { host: string; body: unknown };
  status: number | null;
  reply: string;
  milliseconds: number;
}

/** Another system wouldn’t say what has to be known before an event can be sent. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  readonly answered: Answered;

  constructor(answered: Answered) {
    super('the other system would not say');
    this.answered = answered;
  }
}

/** The other system of an integration: what lets us act there, and how it is asked. */
export interface Vendor {
  access: Access | undefined;
  ask: (request: Request) => Promise<Answered>;
}

interface Reaching {
  oauth: OAuthParts;
  /** What neither log nor answer shows. */
  secret: string;
  /** Whether it needs a linked account. */
  isLinked: boolean;
  mail: (accountId: number, mail: PlainMail) => Promise<string>;
  now: () => Date;
}

/**
 * Opens the way to the other system of an integration. With a linked account its requests have a token of it, and one that is
 * refused is asked again with another token.
 * @throws LinkLost, or Error when no token is to be had now.
 */
export async function reachVendor(
  db: Db,
  { accountId, oauthLinkId: linkId }: Pick<IntegrationRow, 'accountId' | 'oauthLinkId'>,
  { oauth, secret, isLinked, mail, now }: Reaching,
): Promise<Vendor> {
  if (!isLinked) {
    const post = (plain: PlainMail) => mail(accountId, plain);
    return {
      access: undefined,
      ask: (request) => (request.mail ? askByMail(request, request.mail, post) : ask(request, [secret], oauth.outside)),
    };
  }
  if (linkId === null) throw new LinkLost('no account is linked');
  const access = await accessTo(db, oauth, { accountId, linkId }, now);
  const askAs = ({ headers, ...request }: Request, { token }: Access) =>
    ask({ ...request, headers: { ...headers, authorization: `Bearer ${token}` } }, [secret, token], oauth.outside);
  return {
    access,
    ask: (request) => actAs(db, oauth, { accountId, linkId, now }, (as) => askAs(request, as)),
  };
}

const mostKept = 4000;

async function ask(
  { method, url, body, headers }: Request,
  secrets: readonly string[],
  outside: Outside,
): Promise<Answered> {
  const begun = performance.now();
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const judged: Reply = await sendOutside(url, { method, text, headers }, outside).catch((error: unknown) => ({
    status: null,
    text: error instanceof Error ? error.message : String(error),
  }));
  const { hostname: host, pathname, search } = new URL(url);
  const kept = [...secrets, `${pathname}${search}`].filter(({ length }) => length > 1);
  const hidden = (shown: string) => kept.reduce((rest, one) => rest.replaceAll(one, '[secret]'), shown);
  return {
    judged,
    request: { host, body: text === undefined ? null : (jsonOf(hidden(text)) ?? hidden(text)) },
    status: judged.status,
    reply: hidden(judged.text).slice(0, mostKept),
    milliseconds: Math.round(performance.now() - begun),
  };
}

/** What a mail server’s answer would be in HTTP: it took the mail, never will, or may later. */
const [taken, never, later] = [200, 422, 503];

async function askByMail(
  { url, body }: Request,
  { id, subject }: NonNullable<Request['mail']>,
  post: (mail: PlainMail) => Promise<string>,
): Promise<Answered> {
  const begun = performance.now();
  const to = url.slice('mailto:'.length);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { reply, status, judged } = await post({ id, to, subject, text }).then(
    (answer) => ({ reply: answer, status: 250, judged: taken }),
    (error: unknown) => {
      const { code, isFinal } = rejectionOf(error);
      const reason = error instanceof Error ? error.message : String(error);
      return { reply: reason, status: code, judged: isFinal ? never : later };
    },
  );
  return {
    judged: { status: judged, text: reply },
    request: { host: to.slice(to.lastIndexOf('@') + 1), body: text },
    status,
    reply: reply.slice(0, mostKept),
    milliseconds: Math.round(performance.now() - begun),
  };
}
