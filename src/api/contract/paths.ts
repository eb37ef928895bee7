export type WebsiteTab = 'numbers' | 'pools' | 'install' | 'test';

/** Every path of the page, as in the specification’s route table. The page, mails and posts build their links only from here. */
/** `account` in a query would choose the accounts of all pages. */
const ownedBy = (owner: number | undefined) => (owner === undefined ? '' : `?owner=${owner}`);

export const paths = {
  root: () => '/',
  login: (redirect?: string) => (redirect ? `/login/?redirect=${encodeURIComponent(redirect)}` : '/login/'),
  forgotPassword: () => '/forgot-password',
  /** `token` is of a mail. */
  resetPassword: (token?: string) => `/reset-password${token === undefined ? '' : `#${token}`}`,
  secondFactor: () => '/second-factor',
  /** A file of the build. */
  thirdPartyNotices: () => '/third-party-notices.txt',
  confirmEmail: (token?: string) => `/confirm-email${token === undefined ? '' : `#${token}`}`,
  unsubscribe: (token: string) => `/unsubscribe#${token}`,
  invite: (token: string) => `/invite/${token}`,
  flowReview: (token: string) => `/flow-review/${token}`,
  dashboard: () => '/dashboard',
  calls: (search = '') => `/calls${search && `?${search}`}`,
  callImport: () => '/calls/import',
  call: (id: string) => `/calls/detail/${encodeURIComponent(id)}`,
  callHistory: (number: string) => `/calls/history/${encodeURIComponent(number)}`,
  timeReport: (search = '') => `/calls/time${search && `?${search}`}`,
  missedReport: () => '/calls/missed',
  durationReport: () => '/calls/duration',
  sourceReport: (search = '') => `/calls/source${search && `?${search}`}`,
  ivrReport: () => '/calls/ivr',
  webReport: (search = '') => `/calls/web${search && `?${search}`}`,
  outboundCalls: (search = '') => `/calls/outbound${search && `?${search}`}`,
  outboundOverview: (search = '') => `/index/outbound${search && `?${search}`}`,
  insightReport: (search = '') => `/calls/insight${search && `?${search}`}`,
  campaigns: () => '/messages/bulk',
  campaign: (uuid: string) => `/messages/bulk?campaign=${encodeURIComponent(uuid)}`,
  smartTags: () => '/powerups/tags',
  followUps: () => '/powerups/followup',
  sales: () => '/powerups/attribution',
  inbox: () => '/messages/inbox',
  conversation: (uuid: string) => `/messages/inbox?conversation=${encodeURIComponent(uuid)}`,
  /** The conversations with one number. */
  conversationsWith: (number: string) => `/messages/inbox?search=${encodeURIComponent(number)}`,
  messages: (search = '') => `/messages${search && `?${search}`}`,
  campaignResults: (uuid: string) => `/messages?tab=campaigns&opened=${encodeURIComponent(uuid)}`,
  topUps: () => '/messages/top-up',
  optOuts: (number = '') => `/messages/opt-outs${number && `?search=${encodeURIComponent(number)}`}`,
  messageLists: () => '/messages/lists',
  messageList: (uuid: string) => `/messages/lists?list=${encodeURIComponent(uuid)}`,
  alerts: (owner?: number) => `/settings/alerts${ownedBy(owner)}`,
  numbers: () => '/settings/numbers',
  /** The numbers list with these accounts selected. */
  numbersOf: (accounts: readonly number[]) => `/settings/numbers?account=${accounts.join()}`,
  wizard: (id: string, tab?: string) =>
    `/settings/wizard/${encodeURIComponent(id)}${tab ? `?tab=${encodeURIComponent(tab)}` : ''}`,
  flowOfCall: (number: string, call: string) =>
    `/settings/wizard/${encodeURIComponent(number)}?tab=flow&call=${encodeURIComponent(call)}`,
  newNumber: (tab?: 'adopt' | 'file') => `/settings/tracking-number/new${tab ? `?tab=${tab}` : ''}`,
  /** Takes over a number that the carrier has. */
  adoptNumber: (did: string) => `/settings/tracking-number/new?tab=adopt&number=${encodeURIComponent(did)}`,
  structure: () => '/settings/structure',
  account: (id: number) => `/settings/accounts/${id}`,
  newAccount: (below?: number) => `/settings/account/new${below === undefined ? '' : `?below=${below}`}`,
  signup: (token: string) => `/signup/${encodeURIComponent(token)}`,
  admin: (tab?: string) => `/admin${tab ? `?tab=${encodeURIComponent(tab)}` : ''}`,
  customise: (tab?: string) => `/settings/custom${tab ? `?tab=${encodeURIComponent(tab)}` : ''}`,
  portings: () => '/settings/portings',
  porting: (id: string) => `/settings/porting/${encodeURIComponent(id)}`,
  bundles: () => '/settings/bundles',
  bundle: (id: string) => `/settings/bundle/${encodeURIComponent(id)}`,
  /** Begins what a regulator asks for; `account` in a query would choose the accounts of all pages. */
  newBundle: (owner: number, country: string, network: string) =>
    `/settings/bundle/new?owner=${owner}&country=${country}&network=${network}`,
  blocks: () => '/settings/blocks',
  numberInsertion: () => '/integrations/dni',
  website: (code: string, tab?: WebsiteTab) =>
    `/integrations/dni/${encodeURIComponent(code)}${tab === undefined ? '' : `?tab=${tab}`}`,
  integrations: () => '/integrations/list',
  /** Of an account; by default of the one that is chosen. */
  slack: (owner?: number) => `/integrations/slack${ownedBy(owner)}`,
  zapier: (owner?: number) => `/integrations/zapier${ownedBy(owner)}`,
  developers: () => '/integrations/developers',
  /** The description of the API, where the installation shows it. */
  apiReference: () => '/docs',
  apiKeys: () => '/settings/api-keys',
  ga4: (owner?: number) => `/integrations/ga4${ownedBy(owner)}`,
  hubspot: (owner?: number) => `/integrations/hubspot${ownedBy(owner)}`,
  autoplay: (owner?: number) => `/integrations/autoplay${ownedBy(owner)}`,
  microsoft: (owner?: number) => `/integrations/microsoft${ownedBy(owner)}`,
  /** Accounts that are linked at other systems, and as whose applications. */
  oauthLinks: (owner?: number) => `/integrations/links${ownedBy(owner)}`,
  /** Where providers send people back to. */
  linked: () => '/integrations/linked',
  /** An integration with the log of its deliveries. */
  integration: (uuid: string) => `/integrations/list/${encodeURIComponent(uuid)}`,
  me: () => '/users/me',
  addressBook: (search = '') => `/users/addressbook${search && `?search=${encodeURIComponent(search)}`}`,
  scheduledReports: () => '/users/reports',
  logins: () => '/users/logins',
  users: () => '/users/list',
  user: (email: string) => `/users/list/${encodeURIComponent(email)}`,
  newUser: () => '/users/list/new',
  notFound: () => '/not-found',
} as const;
