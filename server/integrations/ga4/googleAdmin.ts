import { z } from 'zod';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { actForPeople } from '../oauthLinks/actAs.ts';
import type { OAuthParts } from '../oauthLinks/oauthClients.ts';
import { jsonOf } from '../deliveries/jsonOf.rules.ts';

/** Whose linked account is asked. */
export interface AskedLink {
  account: number;
  oAuth: string;
}

/** The Admin API of Google Analytics in a linked account: developers.google.com/analytics/devguides/config/admin/v1/rest, November 2026. */
export interface GoogleAdmin {
  /** All pages of a list. */
  list: <Item>(path: string, key: string, item: z.ZodType<Item>) => Promise<Item[]>;
  create: <Item>(path: string, body: object, item: z.ZodType<Item>) => Promise<Item>;
}

const base = 'https://analyticsadmin.googleapis.com/v1beta/';
const mostBytes = 2_000_000;
/** Nobody has more pages. */
const mostPages = 50;

const Refusal = z.object({ error: z.object({ message: z.string() }) });
const Page = z.looseObject({ nextPageToken: z.string().optional() });

/** @throws AppError OAUTH-LINK-LOST, GOOGLE-API-FAILED with Google’s words. */
export function googleAdmin(db: Db, parts: OAuthParts, { account, oAuth }: AskedLink, now: () => Date): GoogleAdmin {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const acting = { accountId: account, linkId: oAuth, now };
    const { status, text } = await actForPeople(db, parts, acting, ({ token }) =>
      sendOutside(
        `${base}${path}`,
        {
          headers: { authorization: `Bearer ${token}` },
          mostBytes,
          ...(body && { text: JSON.stringify(body) }),
        },
        parts.outside,
      ).catch((error: unknown) => {
        throw failed(error instanceof Error ? error.message : String(error));
      }),
    );
    const answer = jsonOf(text);
    if (status !== 200) throw failed(Refusal.safeParse(answer).data?.error.message ?? `HTTP ${status}`);
    return answer;
  };
  return {
    async list<Item>(path: string, key: string, item: z.ZodType<Item>) {
      const found: Item[] = [];
      let token: string | undefined = '';
      for (let page = 0; token !== undefined && page < mostPages; page += 1) {
        const asked = `${path}?${new URLSearchParams({ pageSize: '200', ...(token && { pageToken: token }) }).toString()}`;
        const answer = Page.parse(await ask(asked));
        found.push(...z.array(item).parse(answer[key] ?? []));
        token = answer.nextPageToken;
      }
      return found;
    },
    create: async (path, body, item) => item.parse(await ask(path, body)),
  };
}

const code: ErrorCode = 'GOOGLE-API-FAILED';
const failed = (message: string) => new AppError(code, { message });
