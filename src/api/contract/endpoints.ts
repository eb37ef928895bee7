import { visitors } from './attribution/visitors.contract.ts';
import { webSnippet } from './attribution/webSnippet.contract.ts';
import { hubspot } from './integrations/hubspot.contract.ts';
import { autoplay } from './integrations/autoplay.contract.ts';
import { microsoft } from './integrations/microsoft.contract.ts';
import { oauthLinks } from './integrations/oauthLinks.contract.ts';
import { googleGa4 } from './integrations/googleGa4.contract.ts';
import { hooks } from './integrations/hooks.contract.ts';
import { ga4 } from './integrations/ga4.contract.ts';
import { slackCalls } from './integrations/slackCalls.contract.ts';
import { webhooks } from './integrations/webhooks.contract.ts';
import { alerts } from './powerups/alerts.contract.ts';
import { sales } from './powerups/sales.contract.ts';
import { followUps } from './powerups/followUps.contract.ts';
import { powerupOverview } from './powerups/powerupOverview.contract.ts';
import { smartTags } from './powerups/smartTags.contract.ts';
import { tagBackfills } from './powerups/tagBackfills.contract.ts';
import { websites } from './attribution/websites.contract.ts';
import { accounts } from './tenancy/accounts.contract.ts';
import { voices } from './tenancy/voices.contract.ts';
import { bundles } from './telephony/bundles.contract.ts';
import { ownKeys } from './tenancy/ownKeys.contract.ts';
import { accountLimits } from './tenancy/accountLimits.contract.ts';
import { adoption } from './telephony/adoption.contract.ts';
import { apiKeys } from './tenancy/apiKeys.contract.ts';
import { audioFiles } from './telephony/audioFiles.contract.ts';
import { blocked } from './telephony/blocked.contract.ts';
import { addressBook } from './telephony/addressBook.contract.ts';
import { branches } from './telephony/branches.contract.ts';
import { cannedReplies } from './messaging/cannedReplies.contract.ts';
import { callImports } from './telephony/callImports.contract.ts';
import { callEdits } from './telephony/callEdits.contract.ts';
import { callExport } from './telephony/callExport.contract.ts';
import { callHistory } from './telephony/callHistory.contract.ts';
import { calls } from './telephony/calls.contract.ts';
import { callTags } from './telephony/callTags.contract.ts';
import { autoTopUps } from './messaging/autoTopUps.contract.ts';
import { creditWarnings } from './messaging/creditWarnings.contract.ts';
import { customise } from './tenancy/customise.contract.ts';
import { dashboard } from './telephony/dashboard.contract.ts';
import { exporter } from './reporting/exporter.contract.ts';
import { flowPeople } from './telephony/flowPeople.contract.ts';
import { flowReviews } from './telephony/flowReviews.contract.ts';
import { flowText } from './telephony/flowText.contract.ts';
import { identity } from './tenancy/identity.contract.ts';
import { integrations } from './integrations/integrations.contract.ts';
import { invites } from './tenancy/invites.contract.ts';
import { live } from './telephony/live.contract.ts';
import { locations } from './telephony/locations.contract.ts';
import { logins } from './tenancy/logins.contract.ts';
import { mailLinks } from './tenancy/mailLinks.contract.ts';
import { messageReports } from './messaging/messageReports.contract.ts';
import { numbers } from './telephony/numbers.contract.ts';
import { operators } from './tenancy/operators.contract.ts';
import { outbound } from './reporting/outbound.contract.ts';
import { passwords } from './tenancy/passwords.contract.ts';
import { porting } from './telephony/porting.contract.ts';
import { publication } from './telephony/publication.contract.ts';
import { pastCalls } from './telephony/pastCalls.contract.ts';
import { pageReports } from './kernel/pageReports.contract.ts';
import { reports } from './reporting/reports.contract.ts';
import { routing } from './telephony/routing.contract.ts';
import { savedViews } from './reporting/savedViews.contract.ts';
import { scheduledReports } from './reporting/scheduledReports.contract.ts';
import { session } from './tenancy/session.contract.ts';
import { signup } from './tenancy/signup.contract.ts';
import { campaigns } from './messaging/campaigns.contract.ts';
import { credit } from './tenancy/credit.contract.ts';
import { inbox } from './messaging/inbox.contract.ts';
import { lists } from './messaging/lists.contract.ts';
import { optOuts } from './messaging/optOuts.contract.ts';
import { smsSettings } from './messaging/smsSettings.contract.ts';
import { intelligence } from './powerups/intelligence.contract.ts';
import { leads } from './telephony/leads.contract.ts';
import { sources } from './telephony/sources.contract.ts';
import { team } from './tenancy/team.contract.ts';
import { theme } from './tenancy/theme.contract.ts';
import { twoFactor } from './tenancy/twoFactor.contract.ts';
import { unsubscribe } from './reporting/unsubscribe.contract.ts';
import { users } from './tenancy/users.contract.ts';

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
  ...leads,
  ...intelligence,
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
  ...inbox,
  ...cannedReplies,
  ...creditWarnings,
  ...autoTopUps,
  ...messageReports,
  ...lists,
  ...campaigns,
  ...optOuts,
  ...smsSettings,
  ...credit,
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
  ...visitors,
  ...webSnippet,
  ...alerts,
  ...sales,
  ...followUps,
  ...powerupOverview,
  ...smartTags,
  ...tagBackfills,
  ...webhooks,
  ...slackCalls,
  ...ga4,
  ...hooks,
  ...googleGa4,
  ...hubspot,
  ...microsoft,
  ...autoplay,
  ...oauthLinks,
  ...websites,
};

export type EndpointName = keyof typeof endpoints;
