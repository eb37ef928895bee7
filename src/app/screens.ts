import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenFile } from '#contract/pages.ts';
import type { ReaderIdentity } from '../api/client/IdentityContext.ts';
import type { WordsPart } from '../locales/wordParts.ts';
import { preloadWizard } from '../screens/telephony/wizard/preloadWizard.ts';

export interface Screen {
  Component: ComponentType;
}

/** What the router needs before a screen's file has loaded. */
export interface ScreenDetails {
  /** Its messages besides those of every page after login. */
  words?: readonly WordsPart[];
  /** The sidebar starts collapsed. */
  wide?: boolean;
  /** Preloads the screen's data. What it returns is the route's loader data. */
  preload?: (reader: ReaderIdentity, visit: LoaderFunctionArgs) => object;
}

const details: Partial<Record<ScreenFile, ScreenDetails>> = {
  'tenancy/accounts/AccountScreen': { words: ['accounts'] },
  'tenancy/accounts/NewAccountScreen': { words: ['accounts'] },
  'tenancy/operators/AdminScreen': { words: ['admin', 'accounts'] },
  'tenancy/apiKeys/ApiKeysScreen': { words: ['routing'] },
  'powerups/alerts/AlertsScreen': { words: ['integrations'] },
  'powerups/followUps/FollowUpsScreen': { words: ['integrations', 'messages', 'powerups'] },
  'powerups/intelligence/IntelligenceScreen': { words: ['powerups'] },
  'powerups/overview/PowerupsScreen': { words: ['powerups'] },
  'powerups/sales/SalesScreen': { words: ['powerups'] },
  'powerups/smartTags/SmartTagsScreen': { words: ['integrations', 'powerups'] },
  'telephony/bundles/BundleScreen': { words: ['routing'] },
  'telephony/bundles/BundlesScreen': { words: ['routing'] },
  'telephony/blocking/BlocksScreen': { words: ['routing'] },
  'messaging/senders/SendersScreen': { words: ['messages'] },
  'telephony/sources/SourcesScreen': { words: ['routing'] },
  'telephony/callLog/CallDetailScreen': { words: ['flow', 'powerups'] },
  'telephony/callImport/CallImportScreen': { words: ['callImport'] },
  'telephony/callLog/CallsScreen': { wide: true },
  'messaging/campaigns/CampaignsScreen': { words: ['messages'] },
  'tenancy/customise/CustomScreen': { words: ['brand'] },
  'reporting/dashboard/DashboardScreen': { words: ['reports'] },
  'reporting/reports/DurationReportScreen': { words: ['reports'] },
  'reporting/exporter/ExporterScreen': { words: ['integrations'] },
  'telephony/flows/FlowReviewScreen': { words: ['review', 'flow'] },
  'messaging/inbox/InboxScreen': { words: ['messages'] },
  'reporting/reports/InsightReportScreen': { words: ['reports'] },
  'tenancy/people/InviteScreen': { words: ['invite'] },
  'reporting/reports/IvrReportScreen': { words: ['reports'] },
  'messaging/lists/MessageListsScreen': { words: ['messages'] },
  'messaging/messageReports/MessageReportScreen': { words: ['messages', 'reports'] },
  'reporting/reports/MissedReportScreen': { words: ['reports'] },
  'telephony/numbers/NewNumberScreen': { words: ['routing'] },
  'messaging/optOuts/OptOutsScreen': { words: ['messages'] },
  'reporting/outbound/OutboundScreen': { words: ['reports'] },
  'reporting/outbound/OutboundCallsScreen': { words: ['reports'], wide: true },
  'kernel/planned/PlannedScreen': { words: ['planned'] },
  'telephony/porting/PortingScreen': { words: ['routing'] },
  'telephony/porting/PortingsScreen': { words: ['routing'] },
  'reporting/scheduledReports/ScheduledReportsScreen': { words: ['scheduled'] },
  'tenancy/sessions/SecondFactorScreen': { words: ['inside'] },
  'tenancy/signup/SignupScreen': { words: ['accounts'] },
  'messaging/topUps/TopUpsScreen': { words: ['messages'] },
  'reporting/reports/SourceReportScreen': { words: ['reports'] },
  'tenancy/accounts/StructureScreen': { words: ['accounts'] },
  'reporting/reports/TimeAndDayScreen': { words: ['reports'] },
  'reporting/scheduledReports/UnsubscribeScreen': { words: ['unsubscribe'] },
  'reporting/reports/WebReportScreen': { words: ['reports'] },
  'integrations/deliveries/IntegrationScreen': { words: ['integrations'] },
  'integrations/oauthLinks/OAuthLinksScreen': { words: ['integrations'] },
  'integrations/oauthLinks/LinkedScreen': { words: ['integrations'] },
  'integrations/hubspot/HubSpotScreen': { words: ['integrations'] },
  'integrations/autoplay/AutoplayScreen': { words: ['integrations'] },
  'integrations/microsoft/MicrosoftScreen': { words: ['integrations'] },
  'integrations/ga4/Ga4Screen': { words: ['integrations'] },
  'integrations/developers/DevelopersScreen': { words: ['integrations'] },
  'integrations/zapier/ZapierScreen': { words: ['integrations'] },
  'integrations/slack/SlackScreen': { words: ['integrations'] },
  'integrations/deliveries/IntegrationsScreen': { words: ['integrations'] },
  'attribution/websites/WebsiteScreen': { words: ['websites'] },
  'attribution/websites/WebsitesScreen': { words: ['websites'] },
  'telephony/wizard/WizardScreen': { words: ['flow', 'messages', 'powerups'], wide: true, preload: preloadWizard },
};

/** One chunk per screen, loaded on demand. */
const files = import.meta.glob<Screen>(['../screens/*/*/*Screen.tsx', '!../screens/kernel/devUi/*']);

export const detailsOf = (screen: ScreenFile): ScreenDetails => details[screen] ?? {};

export function loaderOf(screen: ScreenFile): () => Promise<Screen> {
  const load = files[`../screens/${screen}.tsx`];
  if (!load) throw new Error(`src/screens/${screen}.tsx is missing`);
  return load;
}
