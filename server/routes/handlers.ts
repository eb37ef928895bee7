import type { endpoints } from '#contract/endpoints.ts';
import type { HandlersFor } from '../http/handler.ts';
import { accountHandlers } from './accounts.routes.ts';
import { voiceHandlers } from './voices.routes.ts';
import { bundleHandlers } from './bundles.routes.ts';
import { ownKeyHandlers } from './ownKeys.routes.ts';
import { accountLimitHandlers } from './accountLimits.routes.ts';
import { customiseHandlers } from './customise.routes.ts';
import { apiKeyHandlers } from './apiKeys.routes.ts';
import { audioFileHandlers } from './audioFiles.routes.ts';
import { blockedHandlers } from './blocked.routes.ts';
import { addressBookHandlers } from './addressBook.routes.ts';
import { branchHandlers } from './branches.routes.ts';
import { getCallAudio } from './callAudio.ts';
import { callImportHandlers } from './callImports.routes.ts';
import { callEditHandlers } from './callEdits.routes.ts';
import { callExportHandlers } from './callExport.routes.ts';
import { callHistoryHandlers } from './callHistory.routes.ts';
import { callHandlers } from './calls.routes.ts';
import { callTagHandlers } from './callTags.routes.ts';
import { dashboardHandlers } from './dashboard.routes.ts';
import { exporterHandlers } from './exporter.routes.ts';
import { flowPeopleHandlers } from './flowPeople.routes.ts';
import { flowReviewHandlers } from './flowReviews.routes.ts';
import { flowTextHandlers } from './flowText.routes.ts';
import { identityHandlers } from './identity.routes.ts';
import { inviteHandlers } from './invites.routes.ts';
import { liveHandlers } from './live.routes.ts';
import { locationHandlers } from './locations.routes.ts';
import { loginHandlers } from './logins.routes.ts';
import { adoptionHandlers } from './adoption.routes.ts';
import { mailLinkHandlers } from './mailLinks.routes.ts';
import { numberHandlers } from './numbers.routes.ts';
import { operatorHandlers } from './operators.routes.ts';
import { outboundHandlers } from './outbound.routes.ts';
import { passwordHandlers } from './passwords.routes.ts';
import { portingHandlers } from './porting.routes.ts';
import { pageReportHandlers } from './pageReports.routes.ts';
import { reportHandlers } from './reports.routes.ts';
import { pastCallsHandlers } from './pastCalls.routes.ts';
import { publicationHandlers } from './publication.routes.ts';
import { routingHandlers } from './routing.routes.ts';
import { savedViewHandlers } from './savedViews.routes.ts';
import { scheduledReportHandlers } from './scheduledReports.routes.ts';
import { sessionHandlers } from './session.routes.ts';
import { signupHandlers } from './signup.routes.ts';
import { smsCampaignHandlers } from './smsCampaigns.routes.ts';
import { smsCreditHandlers } from './smsCredit.routes.ts';
import { autoTopUpHandlers } from './autoTopUps.routes.ts';
import { creditWarningHandlers } from './creditWarnings.routes.ts';
import { cannedReplyHandlers } from './cannedReplies.routes.ts';
import { messageReportHandlers } from './messageReports.routes.ts';
import { smsInboxHandlers } from './smsInbox.routes.ts';
import { smsListHandlers } from './smsLists.routes.ts';
import { smsOptOutHandlers } from './smsOptOuts.routes.ts';
import { smsSettingsHandlers } from './smsSettings.routes.ts';
import { sourceHandlers } from './sources.routes.ts';
import { teamHandlers } from './team.routes.ts';
import { themeHandlers } from './theme.routes.ts';
import { twoFactorHandlers } from './twoFactor.routes.ts';
import { unsubscribeHandlers } from './unsubscribe.routes.ts';
import { userHandlers } from './users.routes.ts';

/** The handlers of all endpoints in the contract. */
export const handlers: HandlersFor<typeof endpoints> = {
  ...sessionHandlers,
  ...twoFactorHandlers,
  ...passwordHandlers,
  ...loginHandlers,
  ...accountLimitHandlers,
  ...ownKeyHandlers,
  ...apiKeyHandlers,
  ...userHandlers,
  ...sourceHandlers,
  ...teamHandlers,
  ...inviteHandlers,
  ...addressBookHandlers,
  ...accountHandlers,
  ...voiceHandlers,
  ...bundleHandlers,
  ...signupHandlers,
  ...adoptionHandlers,
  ...numberHandlers,
  ...portingHandlers,
  ...routingHandlers,
  ...publicationHandlers,
  ...flowPeopleHandlers,
  ...flowReviewHandlers,
  ...pastCallsHandlers,
  ...flowTextHandlers,
  ...branchHandlers,
  ...locationHandlers,
  ...audioFileHandlers,
  ...blockedHandlers,
  ...callHandlers,
  ...callImportHandlers,
  ...callEditHandlers,
  ...callExportHandlers,
  ...callHistoryHandlers,
  ...callTagHandlers,
  getCallAudio,
  ...savedViewHandlers,
  ...smsInboxHandlers,
  ...cannedReplyHandlers,
  ...creditWarningHandlers,
  ...autoTopUpHandlers,
  ...messageReportHandlers,
  ...smsListHandlers,
  ...smsCampaignHandlers,
  ...smsOptOutHandlers,
  ...smsSettingsHandlers,
  ...smsCreditHandlers,
  ...reportHandlers,
  ...outboundHandlers,
  ...scheduledReportHandlers,
  ...unsubscribeHandlers,
  ...pageReportHandlers,
  ...dashboardHandlers,
  ...identityHandlers,
  ...liveHandlers,
  ...themeHandlers,
  ...customiseHandlers,
  ...exporterHandlers,
  ...operatorHandlers,
  ...mailLinkHandlers,
};
