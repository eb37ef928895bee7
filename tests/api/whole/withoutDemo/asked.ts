import type { EndpointName } from '#contract/endpoints.ts';
import type { Sample } from '../../../builders/api/aWorld.ts';
import { caller, type Customer } from './aCustomer.ts';

/** Who asks: the customer's owner, a system user, whoever holds the feed's key, or nobody who is logged in. */
type Asker = 'mine' | 'system' | 'key' | 'nobody';

interface Asked extends Sample {
  by?: Asker;
}

const day = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Australia/Perth' });
const query = { datefrom: day(Date.now() - 86_400_000), dateto: day(Date.now()), timezone: 'Australia/Perth' };
const plain = (): Asked => ({});
const report = (): Asked => ({ query });

/** What a customer without the demo asks of each call of the specification that reads something. */
export const asked: Partial<Record<EndpointName, (of: Customer) => Asked>> = {
  sendTwoFactorCode: plain,
  newTotpSecret: () => ({ params: { mode: 'totp' } }),
  heartbeat: () => ({ params: { idle: 5 } }),
  listLogins: plain,
  getInvite: ({ invite }) => ({ by: 'nobody', params: { token: invite } }),
  getMe: plain,
  listIdentities: () => ({ by: 'system' }),
  listUsers: plain,
  getUser: ({ person }) => ({ params: { id: person } }),
  listScheduledReports: plain,
  listScheduledReportsOf: ({ account }) => ({ params: { account } }),
  listContacts: plain,
  listSmartTags: plain,
  listFollowUps: plain,
  listTranscriptions: plain,
  getPowerupOverview: plain,
  getContact: ({ contact }) => ({ params: { uuid: contact } }),
  getSignup: ({ signup }) => ({ by: 'nobody', params: { token: signup } }),
  getFreshAccounts: plain,
  getAccount: ({ account }) => ({ params: { accountId: account } }),
  getAccountTree: plain,
  getAccountBranch: ({ account }) => ({ params: { accountId: account, depth: 'all' } }),
  listNumbers: plain,
  availableNumbers: () => ({ params: { country: 'AU' } }),
  getNumberExtra: ({ did }) => ({ params: { did } }),
  listPortings: plain,
  getPorting: ({ porting }) => ({ params: { id: porting } }),
  listBlocked: ({ account }) => ({ params: { account } }),
  getFlow: ({ account, flow }) => ({ params: { account, type: 'flow', id: flow } }),
  getRecursiveFlow: ({ account, storesFlow }) => ({ params: { account, id: storesFlow } }),
  listBranches: ({ account }) => ({ params: { account } }),
  getBranch: ({ account, branch }) => ({ params: { account, id: branch } }),
  getRecursiveBranch: ({ account, storesFlow, branch }) => ({ params: { account, id: storesFlow, branch } }),
  getLocation: ({ account, location }) => ({ params: { account, id: location } }),
  getLocationMap: ({ account, location }) => ({ params: { account, id: location } }),
  getSummary: report,
  getGroupList: () => ({ params: { type: 'number' }, query }),
  getTimeAndDay: report,
  getWebSummary: report,
  getWebKeywords: report,
  getWebLanding: report,
  getWebConversion: report,
  getSources: report,
  getDurations: report,
  getMissed: () => ({ params: { view: 'days' }, query }),
  getOutboundOverview: report,
  getAgent: () => ({ params: { agent: 'all' }, query }),
  getIvr: report,
  getInsight: ({ account }) => ({ params: { account, insight: 'hours' }, query }),
  getCallHistory: () => ({ params: { number: caller } }),
  listCalls: plain,
  listOutboundCalls: plain,
  getCall: ({ call }) => ({ params: { id: call } }),
  getCallDetail: ({ call }) => ({ params: { id: call } }),
  getOutboundCallDetail: ({ outbound }) => ({ params: { id: outbound } }),
  listCallTags: plain,
  listConversations: plain,
  listSmsLists: plain,
  getSmsList: ({ list }) => ({ params: { uuid: list } }),
  listCampaigns: plain,
  getCampaign: ({ campaign }) => ({ params: { id: campaign } }),
  getCampaignResults: ({ campaign }) => ({ params: { id: campaign } }),
  listSenders: plain,
  getConsent: ({ account }) => ({ params: { account, msisdn: '+61412000033' } }),
  getSmsApplication: ({ mobile }) => ({ params: { number: mobile } }),
  getTheme: () => ({ by: 'nobody', params: { host: 'calls.example.test' } }),
  getCustomisation: ({ account }) => ({ by: 'system', params: { account } }),
  getThemeSettings: ({ account }) => ({ by: 'system', params: { account } }),
  readExporterFeed: ({ exporter }) => ({ by: 'key', params: { uuid: exporter } }),
  listWebsites: plain,
  getWebsite: ({ website }) => ({ params: { code: website } }),
  getSlack: ({ account }) => ({ params: { account } }),
  listOAuthLinks: ({ account }) => ({ query: { account: String(account) } }),
  listMeasurements: ({ account }) => ({ params: { account } }),
  listExporters: plain,
  listExporterTags: plain,
};

/** Answers that need an email or a code, in tests that run without the demo too. */
export const askedElsewhere: Partial<Record<EndpointName, string>> = {
  confirmEmail:
    'tests/api/tenancy/sessions/passwords.test.ts: takes effect once the link mailed to the new address is confirmed',
  loginWithCode:
    'tests/api/tenancy/sessions/twoFactor.test.ts: is off until a code proves its secret, and then required',
  confirmTwoFactor:
    'tests/api/tenancy/sessions/twoFactor.test.ts: is off until a code proves its secret, and then required',
  useTwoFactorCode:
    'tests/api/tenancy/sessions/twoFactor.test.ts: turning it off requires a code, and then the password is enough',
  resetPassword:
    'tests/api/tenancy/sessions/passwords.test.ts: is reset by the emailed link, once; sessions end and the user is notified',
  listGa4Accounts: 'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4Streams: 'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4Protocols: 'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4Dimensions:
    'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4Metrics: 'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4Events: 'tests/api/integrations/googleGa4.test.ts: what a linked account sees at Google can be chosen from',
  listGa4:
    'tests/api/integrations/googleGa4.test.ts: a property that was chosen gets the calls, with a secret that was made for it',
  createGa4:
    'tests/api/integrations/googleGa4.test.ts: a property that was chosen gets the calls, with a secret that was made for it',
  changeGa4:
    'tests/api/integrations/googleGa4.test.ts: a property that was chosen gets the calls, with a secret that was made for it',
  listHubSpot: 'tests/api/integrations/hubspot.test.ts: only who linked the hub changes what is logged there',
  createHubSpot: 'tests/api/integrations/hubspot.test.ts: only who linked the hub changes what is logged there',
  changeHubSpot: 'tests/api/integrations/hubspot.test.ts: only who linked the hub changes what is logged there',
  deleteHubSpot: 'tests/api/integrations/hubspot.test.ts: only who linked the hub changes what is logged there',
  listAutoplay:
    'tests/api/integrations/autoplay.test.ts: each number has one, of the account’s own; an address is asked for once and never shown whole',
  createAutoplay:
    'tests/api/integrations/autoplay.test.ts: each number has one, of the account’s own; an address is asked for once and never shown whole',
  changeAutoplay:
    'tests/api/integrations/autoplay.test.ts: each number has one, of the account’s own; an address is asked for once and never shown whole',
  deleteAutoplay:
    'tests/api/integrations/autoplay.test.ts: each number has one, of the account’s own; an address is asked for once and never shown whole',
  listMicrosoft:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  createMicrosoft:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  changeMicrosoft:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  deleteMicrosoft:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  listMicrosoftAccounts:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  listMicrosoftConversions:
    'tests/api/integrations/microsoft.test.ts: advertising accounts and goals are those that Microsoft lists, and what is chosen is kept',
  beginOAuthLink:
    'tests/api/integrations/oauthLinks.test.ts: an account is linked by its user’s consent: what the provider is asked, and what is kept',
  actOnCampaign: 'tests/api/messaging/campaigns.test.ts: goes out once, however often and from wherever it is sent',
};
