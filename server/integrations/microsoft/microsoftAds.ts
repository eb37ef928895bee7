import { z } from 'zod';
import type { MicrosoftAdvertiser } from '#contract/integrations/microsoft.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { sendOutside } from '../../kernel/outside/fetchOutside.ts';
import { actForPeople } from '../oauthLinks/actAs.ts';
import type { OAuthParts } from '../oauthLinks/oauthClients.ts';
import { campaignApi, headersOf } from './microsoftSettings.ts';
import { jsonOf } from '../deliveries/jsonOf.rules.ts';

/** Asks Microsoft Advertising in a linked account. */
export type AskMicrosoft = <Answer>(
  url: string,
  body: object,
  answer: z.ZodType<Answer>,
  of?: { customerId: string; advertiserId: string },
) => Promise<Answer>;

const customerApi = 'https://clientcenter.api.bingads.microsoft.com/CustomerManagement/v13/';
const mostBytes = 2_000_000;

const Refusal = z.object({
  Errors: z.array(z.object({ Message: z.string() })).nullish(),
  OperationErrors: z.array(z.object({ Message: z.string() })).nullish(),
});

/** @throws AppError ACCESS_DENIED_ACCOUNT, OAUTH-LINK-LOST, MICROSOFT-API-FAILED with Microsoft’s words. */
export function askMicrosoft(
  { system, scope, now }: Actor,
  { account, oAuth }: { account: number; oAuth: string },
  oauth: OAuthParts,
): AskMicrosoft {
  requireAccount(scope, account);
  return async (url, body, answer, of) => {
    const acting = { accountId: account, linkId: oAuth, now: () => now };
    const { status, text } = await actForPeople(system, oauth, acting, ({ token, client: { developerToken } }) => {
      const named = of ? headersOf(of, developerToken) : { DeveloperToken: developerToken ?? '' };
      const headers = { ...named, authorization: `Bearer ${token}` };
      return sendOutside(url, { text: JSON.stringify(body), headers, mostBytes }, oauth.outside).catch(
        (error: unknown) => {
          throw failed(error instanceof Error ? error.message : String(error));
        },
      );
    });
    const { data, success } = answer.safeParse(jsonOf(text));
    if (status === 200 && success) return data;
    const { Errors, OperationErrors } = Refusal.safeParse(jsonOf(text)).data ?? {};
    throw failed([...(Errors ?? []), ...(OperationErrors ?? [])][0]?.Message ?? `HTTP ${status}`);
  };
}

const failed = (message: string) => new AppError('MICROSOFT-API-FAILED', { message });

const Id = z.coerce.string();
const User = z.object({ User: z.object({ Id }) });
const Accounts = z.object({
  Accounts: z.array(z.object({ Id, Name: z.string(), Number: z.string().nullish(), ParentCustomerId: Id })).nullish(),
});

export async function readUserId(ask: AskMicrosoft): Promise<string> {
  return (await ask(`${customerApi}User/Query`, {}, User)).User.Id;
}

/** What a page of a search may have. */
const pageSize = 100;

/** All that the linked user can see. */
export async function listAdvertisers(ask: AskMicrosoft): Promise<MicrosoftAdvertiser[]> {
  const value = await readUserId(ask);
  const found: MicrosoftAdvertiser[] = [];
  for (let index = 0; found.length === index * pageSize; index += 1) {
    const asked = {
      Predicates: [{ Field: 'UserId', Operator: 'Equals', Value: value }],
      PageInfo: { Index: index, Size: pageSize },
    };
    const { Accounts: page } = await ask(`${customerApi}Accounts/Search`, asked, Accounts);
    found.push(
      ...(page ?? []).map(({ Id: id, Name: name, Number: number, ParentCustomerId: customerId }) => ({
        id,
        name,
        number: number ?? '',
        customerId,
      })),
    );
    if (!page || page.length === 0) break;
  }
  return found;
}

const Goals = z.object({ ConversionGoals: z.array(z.object({ Id, Name: z.string() }).nullable()).nullish() });

/** The goals for conversions that come from elsewhere than a website. */
export async function listGoals(
  ask: AskMicrosoft,
  of: { customerId: string; advertiserId: string },
): Promise<{ id: string; name: string }[]> {
  const asked = { ConversionGoalIds: null, ConversionGoalTypes: 'OfflineConversion' };
  const { ConversionGoals: goals } = await ask(`${campaignApi}ConversionGoals/QueryByIds`, asked, Goals, of);
  return (goals ?? []).flatMap((goal) => (goal ? [{ id: goal.Id, name: goal.Name }] : []));
}
