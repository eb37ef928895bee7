import { z } from 'zod';
import type { Asked, Played, SlackServer } from './aSlackServer.ts';

/**
 * The REST API of Microsoft Advertising, v13, as learn.microsoft.com/en-us/advertising has it in November 2026:
 * customer-management-service/getuser and searchaccounts, campaign-management-service/getconversiongoalsbyids,
 * applyofflineconversions and applyofflineconversionadjustments. It wants the header elements, and answers 200 with partial errors.
 */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const click = z.string().regex(/^[0-9a-f]{32}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

const Conversions = z.strictObject({
  OfflineConversions: z
    .array(
      z.strictObject({
        MicrosoftClickId: click,
        ConversionName: z.string().min(1).max(100),
        ConversionTime: moment,
        ConversionValue: z.number().min(0).optional(),
        ConversionCurrencyCode: currency.optional(),
      }),
    )
    .min(1)
    .max(1000),
});
const Adjustments = z.strictObject({
  OfflineConversionAdjustments: z
    .array(
      z.strictObject({
        MicrosoftClickId: click,
        ConversionName: z.string().min(1).max(100),
        ConversionTime: moment,
        AdjustmentType: z.enum(['Restate', 'Retract']),
        AdjustmentTime: moment,
        AdjustmentValue: z.number().min(0).optional(),
        AdjustmentCurrencyCode: currency.optional(),
      }),
    )
    .min(1)
    .max(1000),
});
const Search = z.strictObject({
  Predicates: z.tuple([
    z.strictObject({ Field: z.literal('UserId'), Operator: z.literal('Equals'), Value: z.literal('77') }),
  ]),
  PageInfo: z.strictObject({ Index: z.number().int().min(0), Size: z.number().int().min(1).max(1000) }),
});
const Goals = z.strictObject({ ConversionGoalIds: z.null(), ConversionGoalTypes: z.literal('OfflineConversion') });

export interface MicrosoftDouble {
  conversions: z.infer<typeof Conversions>['OfflineConversions'];
  adjustments: z.infer<typeof Adjustments>['OfflineConversionAdjustments'];
  /** What is wrong with the next conversions. */
  wrong: string | null;
}

/** Its only goal, of its only advertising account. */
export const aMicrosoftSetting = { advertiserId: '141', conversionId: '9007199254740993' };

const campaign = 'campaign.api.bingads.microsoft.com';
const path = '/CampaignManagement/v13/';
const refused = (status: number, message: string): Played => ({
  status,
  body: { Errors: [{ Code: 105, ErrorCode: 'InvalidCredentials', Message: message }] },
});

/** Plays Microsoft Advertising for one token. */
export function playMicrosoft(outside: SlackServer, token: string): MicrosoftDouble {
  const ads: MicrosoftDouble = { conversions: [], adjustments: [], wrong: null };
  const isKnown = ({ headers }: Asked) =>
    headers['authorization'] === `Bearer ${token}` && headers['developertoken'] === 'developer-token';
  const isAbout = ({ headers }: Asked) => headers['customerid'] === '21' && headers['customeraccountid'] === '141';
  outside.plays.set('clientcenter.api.bingads.microsoft.com', (asked): Played => {
    if (!isKnown(asked)) return refused(401, 'Authentication failed.');
    if (asked.path === '/CustomerManagement/v13/User/Query')
      return { status: 200, body: { User: { Id: 77, UserName: 'ann@agency.example.test' } } };
    const { data } = Search.safeParse(JSON.parse(asked.text));
    if (asked.path !== '/CustomerManagement/v13/Accounts/Search' || !data) return refused(400, 'Invalid request.');
    const account = { Id: 141, Name: 'Harbour Dental', Number: 'F107X', ParentCustomerId: 21 };
    return { status: 200, body: { Accounts: data.PageInfo.Index === 0 ? [account] : [] } };
  });
  outside.plays.set(campaign, (asked): Played | undefined => {
    if (!isKnown(asked)) return refused(401, 'Authentication failed.');
    if (!isAbout(asked)) return refused(400, 'The account ID is not valid.');
    if (asked.path !== `${path}ConversionGoals/QueryByIds`) return undefined;
    if (!Goals.safeParse(JSON.parse(asked.text)).success) return refused(400, 'Invalid request.');
    // JSON has no numbers that large, so that Microsoft writes them as text.
    return {
      status: 200,
      body: { ConversionGoals: [{ Id: '9007199254740993', Name: 'Phone lead' }], PartialErrors: [] },
    };
  });
  outside.takes.set(campaign, (asked) => {
    const body: unknown = JSON.parse(asked.text);
    if (asked.path === `${path}OfflineConversions/Apply`) {
      const { data } = Conversions.safeParse(body);
      if (data && ads.wrong === null) ads.conversions.push(...data.OfflineConversions);
      return data !== undefined;
    }
    const { data } = Adjustments.safeParse(body);
    if (asked.path !== `${path}OfflineConversionAdjustments/Apply` || !data) return false;
    ads.adjustments.push(...data.OfflineConversionAdjustments);
    return true;
  });
  outside.replies.set(campaign, () =>
    JSON.stringify({
      PartialErrors: ads.wrong === null ? [] : [{ Index: 0, ErrorCode: ads.wrong, Message: ads.wrong }],
    }),
  );
  return ads;
}
