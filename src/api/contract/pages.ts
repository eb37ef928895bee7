import {
  admins,
  anyone,
  billers,
  configurers,
  creditViewers,
  messengers,
  operators,
  resellers,
  userManagers,
} from '#values/roleGroups.ts';
import type { Role } from '#values/roles.ts';

/**
 * Who may open a page: `public` anyone, `access` only signed-out users, `session` only signed-in users, `secondFactor` only
 * staff who still have to set one up.
 */
export type PageAccess = 'public' | 'access' | 'session' | 'secondFactor';

export interface Page {
  /** `:name` matches one path segment. */
  path: string;
  access: PageAccess;
  /** Any of these is enough; empty means any signed-in user. */
  roles: readonly Role[];
  /** Its file: `calls/CallsScreen` is `src/screens/calls/CallsScreen.tsx`. */
  screen: string;
  /** Set while the page isn't built: the name of the text that says what is planned. */
  planned?: string;
}

const outside = <const Screen extends string>(path: string, access: PageAccess, screen: Screen) => ({
  path,
  access,
  roles: anyone,
  screen,
});

const inside = <const Screen extends string>(path: string, roles: readonly Role[], screen: Screen) => ({
  path,
  access: 'session' as const,
  roles,
  screen,
});

const planned = <const Name extends string>(path: string, roles: readonly Role[], name: Name) => ({
  ...inside(path, roles, 'planned/PlannedScreen'),
  planned: name,
});

/**
 * Every page (specification section 2), for the router and for the server, which lists a page's files in its document.
 * Static paths come before parameterized ones.
 */
export const pages = [
  // No login required.
  outside('/login', 'access', 'login/LoginScreen'),
  outside('/signup', 'public', 'signup/SignupScreen'),
  outside('/signup/:token', 'public', 'signup/SignupScreen'),
  outside('/invite/:token', 'public', 'invite/InviteScreen'),
  outside('/forgot-password', 'access', 'forgotPassword/ForgotPasswordScreen'),
  outside('/reset-password', 'access', 'resetPassword/ResetPasswordScreen'),
  outside('/confirm-email', 'public', 'confirmEmail/ConfirmEmailScreen'),
  outside('/unsubscribe', 'public', 'unsubscribe/UnsubscribeScreen'),
  outside('/flow-review/:token', 'public', 'flowReview/FlowReviewScreen'),
  outside('/second-factor', 'secondFactor', 'secondFactor/SecondFactorScreen'),
  outside('/not-found', 'public', 'notFound/NotFoundScreen'),
  // Dashboard, call log, reports and messages.
  inside('/dashboard', anyone, 'dashboard/DashboardScreen'),
  inside('/calls', anyone, 'calls/CallsScreen'),
  inside('/calls/import', admins, 'callImport/CallImportScreen'),
  inside('/calls/detail/:id', anyone, 'callDetail/CallDetailScreen'),
  inside('/calls/history/:number', anyone, 'callHistory/CallHistoryScreen'),
  inside('/calls/outbound', anyone, 'outboundCalls/OutboundCallsScreen'),
  inside('/index/outbound', anyone, 'outbound/OutboundScreen'),
  inside('/calls/time', anyone, 'timeAndDay/TimeAndDayScreen'),
  inside('/calls/web', anyone, 'webReport/WebReportScreen'),
  inside('/calls/source', anyone, 'sourceReport/SourceReportScreen'),
  inside('/calls/duration', anyone, 'durationReport/DurationReportScreen'),
  inside('/calls/missed', anyone, 'missedReport/MissedReportScreen'),
  inside('/calls/insight', anyone, 'insightReport/InsightReportScreen'),
  inside('/calls/ivr', anyone, 'ivrReport/IvrReportScreen'),
  inside('/messages', anyone, 'messageReport/MessageReportScreen'),
  inside('/messages/bulk', messengers, 'campaigns/CampaignsScreen'),
  inside('/messages/lists', messengers, 'messageLists/MessageListsScreen'),
  inside('/messages/inbox', messengers, 'inbox/InboxScreen'),
  inside('/messages/opt-outs', messengers, 'optOuts/OptOutsScreen'),
  inside('/messages/top-up', creditViewers, 'smsTopUp/SmsTopUpScreen'),
  planned('/integrations/dni', configurers, 'numberInsertion'),
  planned('/integrations/dni/:id', configurers, 'insertionDomain'),
  // Numbers, accounts, branding and the wizard.
  inside('/settings/numbers', anyone, 'numbers/NumbersScreen'),
  inside('/settings/structure', configurers, 'structure/StructureScreen'),
  inside('/settings/accounts/:id', configurers, 'account/AccountScreen'),
  inside('/settings/account/new', configurers, 'account/NewAccountScreen'),
  inside('/settings/custom', resellers, 'custom/CustomScreen'),
  inside('/settings/tracking-number/new', configurers, 'newNumber/NewNumberScreen'),
  inside('/settings/sources', configurers, 'sources/SourcesScreen'),
  inside('/settings/senders', messengers, 'senders/SendersScreen'),
  inside('/settings/blocks', admins, 'blocks/BlocksScreen'),
  inside('/settings/api-keys', admins, 'apiKeys/ApiKeysScreen'),
  inside('/settings/bundles', admins, 'bundles/BundlesScreen'),
  inside('/settings/bundle/:id', admins, 'bundles/BundleScreen'),
  inside('/settings/portings', admins, 'porting/PortingsScreen'),
  inside('/settings/porting/:id', admins, 'porting/PortingScreen'),
  inside('/settings/wizard/:id', configurers, 'wizard/WizardScreen'),
  // Profile, address book and users.
  inside('/users/list', userManagers, 'users/UsersScreen'),
  inside('/users/list/new', userManagers, 'user/NewUserScreen'),
  inside('/users/list/:email', userManagers, 'user/UserScreen'),
  inside('/users/addressbook', anyone, 'addressBook/AddressBookScreen'),
  inside('/users/me', anyone, 'profile/ProfileScreen'),
  inside('/users/reports', userManagers, 'scheduledReports/ScheduledReportsScreen'),
  inside('/users/logins', userManagers, 'logins/LoginsScreen'),
  inside('/admin', operators, 'admin/AdminScreen'),
  // Billing, clients, integrations and powerups.
  planned('/billing/payments', billers, 'payments'),
  planned('/billing/payments/:id', billers, 'billerPayments'),
  planned('/billing/summary', billers, 'billingSummary'),
  planned('/clients/prospects', resellers, 'prospects'),
  planned('/clients/prospects/new', resellers, 'newProspect'),
  planned('/clients/prospects/:id', resellers, 'prospect'),
  planned('/clients/prospects/:id/rates', resellers, 'prospectRates'),
  planned('/clients/list', resellers, 'clients'),
  planned('/clients/new', resellers, 'newClient'),
  planned('/clients/:id', resellers, 'client'),
  planned('/clients/:id/invoices', resellers, 'clientInvoices'),
  planned('/clients/:id/rates', resellers, 'clientRates'),
  planned('/integrations/list', admins, 'integrations'),
  planned('/integrations/autoplay', admins, 'autoplay'),
  inside('/integrations/exporter', admins, 'exporter/ExporterScreen'),
  planned('/integrations/ga4', admins, 'ga4'),
  planned('/integrations/hubspot', admins, 'hubspot'),
  planned('/integrations/microsoft', admins, 'microsoft'),
  planned('/integrations/slack', admins, 'slack'),
  planned('/integrations/zapier', admins, 'zapier'),
  planned('/powerups/list', configurers, 'powerups'),
  planned('/powerups/attribution', configurers, 'attribution'),
  planned('/powerups/followup', configurers, 'followup'),
  planned('/powerups/intelligence', configurers, 'intelligence'),
  planned('/powerups/reconnect', configurers, 'reconnect'),
  planned('/powerups/tags', configurers, 'smartTags'),
  planned('/powerups/tracking', configurers, 'tracking'),
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];
export type ScreenFile = (typeof pages)[number]['screen'];
/** Pages that aren't built yet. */
export type PlannedPage = Extract<(typeof pages)[number], { planned: string }>['planned'];

/** Paths that redirect to another page. */
export const redirects: Readonly<Record<string, string>> = {
  '/dni': '/integrations/dni',
  '/outbound': '/index/outbound',
  '/settings': '/settings/tracking-number/new',
  '/users': '/users/list',
  '/clients': '/clients/list',
  '/integrations': '/integrations/list',
  '/powerups': '/powerups/list',
};
