import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ScreenFile } from '#contract/pages.ts';
import type { ReaderIdentity } from '../api/client/IdentityContext.ts';
import type { WordsPart } from '../locales/wordParts.ts';
import { preloadWizard } from '../screens/wizard/preloadWizard.ts';

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
  'account/AccountScreen': { words: ['accounts'] },
  'account/NewAccountScreen': { words: ['accounts'] },
  'admin/AdminScreen': { words: ['admin', 'accounts'] },
  'apiKeys/ApiKeysScreen': { words: ['routing'] },
  'bundles/BundleScreen': { words: ['routing'] },
  'bundles/BundlesScreen': { words: ['routing'] },
  'blocks/BlocksScreen': { words: ['routing'] },
  'senders/SendersScreen': { words: ['messages'] },
  'sources/SourcesScreen': { words: ['routing'] },
  'callDetail/CallDetailScreen': { words: ['flow'] },
  'callImport/CallImportScreen': { words: ['callImport'] },
  'calls/CallsScreen': { wide: true },
  'campaigns/CampaignsScreen': { words: ['messages'] },
  'custom/CustomScreen': { words: ['brand'] },
  'dashboard/DashboardScreen': { words: ['reports'] },
  'durationReport/DurationReportScreen': { words: ['reports'] },
  'exporter/ExporterScreen': { words: ['integrations'] },
  'flowReview/FlowReviewScreen': { words: ['review', 'flow'] },
  'inbox/InboxScreen': { words: ['messages'] },
  'insightReport/InsightReportScreen': { words: ['reports'] },
  'invite/InviteScreen': { words: ['invite'] },
  'ivrReport/IvrReportScreen': { words: ['reports'] },
  'messageLists/MessageListsScreen': { words: ['messages'] },
  'messageReport/MessageReportScreen': { words: ['messages', 'reports'] },
  'missedReport/MissedReportScreen': { words: ['reports'] },
  'newNumber/NewNumberScreen': { words: ['routing'] },
  'optOuts/OptOutsScreen': { words: ['messages'] },
  'outbound/OutboundScreen': { words: ['reports'] },
  'outboundCalls/OutboundCallsScreen': { words: ['reports'], wide: true },
  'planned/PlannedScreen': { words: ['planned'] },
  'porting/PortingScreen': { words: ['routing'] },
  'porting/PortingsScreen': { words: ['routing'] },
  'scheduledReports/ScheduledReportsScreen': { words: ['scheduled'] },
  'secondFactor/SecondFactorScreen': { words: ['inside'] },
  'signup/SignupScreen': { words: ['accounts'] },
  'smsTopUp/SmsTopUpScreen': { words: ['messages'] },
  'sourceReport/SourceReportScreen': { words: ['reports'] },
  'structure/StructureScreen': { words: ['accounts'] },
  'timeAndDay/TimeAndDayScreen': { words: ['reports'] },
  'unsubscribe/UnsubscribeScreen': { words: ['unsubscribe'] },
  'webReport/WebReportScreen': { words: ['reports'] },
  'wizard/WizardScreen': { words: ['flow', 'messages'], wide: true, preload: preloadWizard },
};

/** One chunk per screen, loaded on demand. */
const files = import.meta.glob<Screen>(['../screens/*/*Screen.tsx', '!../screens/devUi/*']);

export const detailsOf = (screen: ScreenFile): ScreenDetails => details[screen] ?? {};

export function loaderOf(screen: ScreenFile): () => Promise<Screen> {
  const load = files[`../screens/${screen}.tsx`];
  if (!load) throw new Error(`src/screens/${screen}.tsx is missing`);
  return load;
}
