import { accounts } from './accounts.contract.ts';
import { voices } from './voices.contract.ts';
import { bundles } from './bundles.contract.ts';
import { ownKeys } from './ownKeys.contract.ts';
import { accountLimits } from './accountLimits.contract.ts';
import { adoption } from './adoption.contract.ts';
import { apiKeys } from './apiKeys.contract.ts';
import { audioFiles } from './audioFiles.contract.ts';
import { blocked } from './blocked.contract.ts';
import { addressBook } from './addressBook.contract.ts';
import { branches } from './branches.contract.ts';
import { cannedReplies } from './cannedReplies.contract.ts';
import { callImports } from './callImports.contract.ts';
import { callEdits } from './callEdits.contract.ts';
import { callExport } from './callExport.contract.ts';
import { callHistory } from './callHistory.contract.ts';
import { calls } from './calls.contract.ts';
import { callTags } from './callTags.contract.ts';
import { autoTopUps } from './autoTopUps.contract.ts';
import { creditWarnings } from './creditWarnings.contract.ts';
import { customise } from './customise.contract.ts';
import { dashboard } from './dashboard.contract.ts';
import { exporter } from './exporter.contract.ts';
import { flowPeople } from './flowPeople.contract.ts';
import { flowReviews } from './flowReviews.contract.ts';
import { flowText } from './flowText.contract.ts';
import { identity } from './identity.contract.ts';
import { integrations } from './integrations.contract.ts';
import { invites } from './invites.contract.ts';
import { live } from './live.contract.ts';
import { locations } from './locations.contract.ts';
import { logins } from './logins.contract.ts';
import { mailLinks } from './mailLinks.contract.ts';
import { messageReports } from './messageReports.contract.ts';
import { numbers } from './numbers.contract.ts';
import { operators } from './operators.contract.ts';
import { outbound } from './outbound.contract.ts';
import { passwords } from './passwords.contract.ts';
import { porting } from './porting.contract.ts';
import { publication } from './publication.contract.ts';
import { pastCalls } from './pastCalls.contract.ts';
import { pageReports } from './pageReports.contract.ts';
import { reports } from './reports.contract.ts';
import { routing } from './routing.contract.ts';
import { savedViews } from './savedViews.contract.ts';
import { scheduledReports } from './scheduledReports.contract.ts';
import { session } from './session.contract.ts';
import { signup } from './signup.contract.ts';
import { smsCampaigns } from './smsCampaigns.contract.ts';
import { smsCredit } from './smsCredit.contract.ts';
import { smsInbox } from './smsInbox.contract.ts';
import { smsLists } from './smsLists.contract.ts';
import { smsOptOuts } from './smsOptOuts.contract.ts';
import { smsSettings } from './smsSettings.contract.ts';
import { sources } from './sources.contract.ts';
import { team } from './team.contract.ts';
import { theme } from './theme.contract.ts';
import { twoFactor } from './twoFactor.contract.ts';
import { unsubscribe } from './unsubscribe.contract.ts';
import { users } from './users.contract.ts';

/** All endpoints: the server's routes, the client's types, OpenAPI and tests come from this table. */
export const endpoints = {
  ...session,
  ...twoFactor,
  ...passwords,
  ...logins,
  ...accountLimits,
  ...ownKeys,
  ...apiKeys,
  ...users,
  ...sources,
  ...team,
  ...invites,
  ...integrations,
  ...mailLinks,
  ...addressBook,
  ...accounts,
  ...voices,
  ...bundles,
  ...signup,
  ...numbers,
  ...adoption,
  ...porting,
  ...routing,
  ...publication,
  ...flowPeople,
  ...flowReviews,
  ...pastCalls,
  ...flowText,
  ...branches,
  ...locations,
  ...audioFiles,
  ...blocked,
  ...calls,
  ...callImports,
  ...callEdits,
  ...callExport,
  ...callHistory,
  ...callTags,
  ...savedViews,
  ...smsInbox,
  ...cannedReplies,
  ...creditWarnings,
  ...autoTopUps,
  ...messageReports,
  ...smsLists,
  ...smsCampaigns,
  ...smsOptOuts,
  ...smsSettings,
  ...smsCredit,
  ...reports,
  ...outbound,
  ...scheduledReports,
  ...unsubscribe,
  ...pageReports,
  ...dashboard,
  ...identity,
  ...live,
  ...theme,
  ...customise,
  ...exporter,
  ...operators,
};

export type EndpointName = keyof typeof endpoints;
