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
  /** Its file: `calls/CallsScreen` is `src/screens/telephony/callLog/CallsScreen.tsx`. */
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
  ...inside(path, roles, 'kernel/planned/PlannedScreen'),
  planned: name,
});

/**
 * Every page (specification section 2), for the router and for the server, which lists a page's files in its document.
 * Static paths come before parameterized ones.
 */
export const pages = [
  // No login required.
  outside('/login', 'access', 'tenancy/sessions/LoginScreen'),
  outside('/signup', 'public', 'tenancy/signup/SignupScreen'),
  outside('/signup/:token', 'public', 'tenancy/signup/SignupScreen'),
  outside('/invite/:token', 'public', 'tenancy/people/InviteScreen'),
  outside('/forgot-password', 'access', 'tenancy/sessions/ForgotPasswordScreen'),
  outside('/reset-password', 'access', 'tenancy/sessions/ResetPasswordScreen'),
  outside('/confirm-email', 'public', 'tenancy/sessions/ConfirmEmailScreen'),
  outside('/unsubscribe', 'public', 'reporting/scheduledReports/UnsubscribeScreen'),
  outside('/flow-review/:token', 'public', 'telephony/flows/FlowReviewScreen'),
  outside('/second-factor', 'secondFactor', 'tenancy/sessions/SecondFactorScreen'),
  outside('/not-found', 'public', 'kernel/notFound/NotFoundScreen'),
  // Dashboard, call log, reports and messages.
  inside('/dashboard', anyone, 'reporting/dashboard/DashboardScreen'),
  inside('/calls', anyone, 'telephony/callLog/CallsScreen'),
  inside('/calls/import', admins, 'telephony/callImport/CallImportScreen'),
  inside('/calls/detail/:id', anyone, 'telephony/callLog/CallDetailScreen'),
  inside('/calls/history/:number', anyone, 'telephony/callLog/CallHistoryScreen'),
  inside('/calls/outbound', anyone, 'reporting/outbound/OutboundCallsScreen'),
  inside('/index/outbound', anyone, 'reporting/outbound/OutboundScreen'),
  inside('/calls/time', anyone, 'reporting/reports/TimeAndDayScreen'),
  inside('/calls/web', anyone, 'reporting/reports/WebReportScreen'),
  inside('/calls/source', anyone, 'reporting/reports/SourceReportScreen'),
  inside('/calls/duration', anyone, 'reporting/reports/DurationReportScreen'),
  inside('/calls/missed', anyone, 'reporting/reports/MissedReportScreen'),
  inside('/calls/insight', anyone, 'reporting/reports/InsightReportScreen'),
  inside('/calls/ivr', anyone, 'reporting/reports/IvrReportScreen'),
  inside('/messages', anyone, 'messaging/messageReports/MessageReportScreen'),
  inside('/messages/bulk', messengers, 'messaging/campaigns/CampaignsScreen'),
  inside('/messages/lists', messengers, 'messaging/lists/MessageListsScreen'),
  inside('/messages/inbox', messengers, 'messaging/inbox/InboxScreen'),
  inside('/messages/opt-outs', messengers, 'messaging/optOuts/OptOutsScreen'),
  inside('/messages/top-up', creditViewers, 'messaging/topUps/TopUpsScreen'),
  inside('/integrations/list', admins, 'integrations/deliveries/IntegrationsScreen'),
  inside('/integrations/list/:id', admins, 'integrations/deliveries/IntegrationScreen'),
  inside('/integrations/links', admins, 'integrations/oauthLinks/OAuthLinksScreen'),
  inside('/integrations/linked', admins, 'integrations/oauthLinks/LinkedScreen'),
  inside('/integrations/hubspot', admins, 'integrations/hubspot/HubSpotScreen'),
  inside('/integrations/autoplay', admins, 'integrations/autoplay/AutoplayScreen'),
  inside('/integrations/microsoft', admins, 'integrations/microsoft/MicrosoftScreen'),
  inside('/integrations/ga4', admins, 'integrations/ga4/Ga4Screen'),
  inside('/integrations/developers', admins, 'integrations/developers/DevelopersScreen'),
  inside('/integrations/zapier', admins, 'integrations/zapier/ZapierScreen'),
  inside('/integrations/slack', admins, 'integrations/slack/SlackScreen'),
  inside('/integrations/dni', configurers, 'attribution/websites/WebsitesScreen'),
  inside('/integrations/dni/:id', configurers, 'attribution/websites/WebsiteScreen'),
  // Numbers, accounts, branding and the wizard.
  inside('/settings/numbers', anyone, 'telephony/numbers/NumbersScreen'),
  inside('/settings/structure', configurers, 'tenancy/accounts/StructureScreen'),
  inside('/settings/accounts/:id', configurers, 'tenancy/accounts/AccountScreen'),
  inside('/settings/account/new', configurers, 'tenancy/accounts/NewAccountScreen'),
  inside('/settings/custom', resellers, 'tenancy/customise/CustomScreen'),
  inside('/settings/tracking-number/new', configurers, 'telephony/numbers/NewNumberScreen'),
  inside('/settings/sources', configurers, 'telephony/sources/SourcesScreen'),
  inside('/settings/senders', messengers, 'messaging/senders/SendersScreen'),
  inside('/settings/blocks', admins, 'telephony/blocking/BlocksScreen'),
  inside('/settings/api-keys', admins, 'tenancy/apiKeys/ApiKeysScreen'),
  inside('/settings/alerts', admins, 'powerups/alerts/AlertsScreen'),
  inside('/settings/bundles', admins, 'telephony/bundles/BundlesScreen'),
  inside('/settings/bundle/:id', admins, 'telephony/bundles/BundleScreen'),
  inside('/settings/portings', admins, 'telephony/porting/PortingsScreen'),
  inside('/settings/porting/:id', admins, 'telephony/porting/PortingScreen'),
  inside('/settings/wizard/:id', configurers, 'telephony/wizard/WizardScreen'),
  // Profile, address book and users.
  inside('/users/list', userManagers, 'tenancy/people/UsersScreen'),
  inside('/users/list/new', userManagers, 'tenancy/people/NewUserScreen'),
  inside('/users/list/:email', userManagers, 'tenancy/people/UserScreen'),
  inside('/users/addressbook', anyone, 'telephony/addressBook/AddressBookScreen'),
  inside('/users/me', anyone, 'tenancy/profile/ProfileScreen'),
  inside('/users/reports', userManagers, 'reporting/scheduledReports/ScheduledReportsScreen'),
  inside('/users/logins', userManagers, 'tenancy/sessions/LoginsScreen'),
  inside('/admin', operators, 'tenancy/operators/AdminScreen'),
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
  inside('/integrations/exporter', admins, 'reporting/exporter/ExporterScreen'),
  inside('/powerups/list', configurers, 'powerups/overview/PowerupsScreen'),
  inside('/powerups/attribution', configurers, 'powerups/sales/SalesScreen'),
  inside('/powerups/followup', configurers, 'powerups/followUps/FollowUpsScreen'),
  inside('/powerups/intelligence', configurers, 'powerups/intelligence/IntelligenceScreen'),
  planned('/powerups/reconnect', configurers, 'reconnect'),
  inside('/powerups/tags', configurers, 'powerups/smartTags/SmartTagsScreen'),
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
