import type { endpoints } from '#contract/endpoints.ts';
import type { HandlersFor } from './kernel/http/handler.ts';
import { snippetHandlers } from './attribution/snippet/snippet.routes.ts';
import { visitorHandlers } from './attribution/visits/visitors.routes.ts';
import { websiteHandlers } from './attribution/websites/websites.routes.ts';
import { ownNumbers } from './telephony/numbers/activeNumbers.ts';
import { accountHandlers } from './tenancy/accounts/accounts.routes.ts';
import { voiceHandlers } from './tenancy/accounts/voices.routes.ts';
import { bundleHandlers } from './telephony/bundles/bundles.routes.ts';
import { ownKeyHandlers } from './tenancy/sessions/ownKeys.routes.ts';
import { accountLimitHandlers } from './tenancy/accounts/accountLimits.routes.ts';
import { customiseHandlers } from './tenancy/customise/customise.routes.ts';
import { apiKeyHandlers } from './tenancy/apiKeys/apiKeys.routes.ts';
import { audioFileHandlers } from './telephony/audio/audioFiles.routes.ts';
import { blockedHandlers } from './telephony/blocking/blocked.routes.ts';
import { addressBookHandlers } from './telephony/addressBook/addressBook.routes.ts';
import { branchHandlers } from './telephony/places/branches.routes.ts';
import { callImportHandlers } from './telephony/callImport/callImports.routes.ts';
import { callEditHandlers } from './telephony/callLog/callEdits.routes.ts';
import { callExportHandlers } from './telephony/callLog/callExport.routes.ts';
import { callHistoryHandlers } from './telephony/callLog/callHistory.routes.ts';
import { carrierNumberHandlers } from './telephony/numbers/carrierNumbers.routes.ts';
import { callHandlers } from './telephony/callLog/calls.routes.ts';
import { callTagHandlers } from './telephony/callTags/callTags.routes.ts';
import { dashboardHandlers } from './telephony/callLog/dashboard.routes.ts';
import { exporterHandlers } from './reporting/exporter/exporter.routes.ts';
import { flowPeopleHandlers } from './telephony/flows/flowPeople.routes.ts';
import { flowReviewHandlers } from './telephony/flows/flowReviews.routes.ts';
import { flowTextHandlers } from './telephony/flows/flowText.routes.ts';
import { flowPlaceHandlers } from './telephony/flows/flowPlaces.routes.ts';
import { identityHandlers } from './tenancy/people/identity.routes.ts';
import { inviteHandlers } from './tenancy/people/invites.routes.ts';
import { liveHandlers } from './kernel/http/live.routes.ts';
import { locationHandlers } from './telephony/places/locations.routes.ts';
import { loginHandlers } from './tenancy/sessions/logins.routes.ts';
import { adoptionHandlers } from './telephony/numbers/adoption.routes.ts';
import { mailLinkHandlers } from './tenancy/accounts/mailLinks.routes.ts';
import { numberHandlers } from './telephony/numbers/numbers.routes.ts';
import { operatorHandlers } from './tenancy/operators/operators.routes.ts';
import { outboundHandlers } from './reporting/outbound/outbound.routes.ts';
import { passwordHandlers } from './tenancy/sessions/passwords.routes.ts';
import { portingHandlers } from './telephony/porting/porting.routes.ts';
import { pageReportHandlers } from './kernel/http/pageReports.routes.ts';
import { reportHandlers } from './reporting/reports/reports.routes.ts';
import { pastCallsHandlers } from './telephony/flows/pastCalls.routes.ts';
import { publicationHandlers } from './telephony/flows/publication.routes.ts';
import { routingHandlers } from './telephony/flows/routing.routes.ts';
import { savedViewHandlers } from './reporting/savedViews/savedViews.routes.ts';
import { scheduledReportHandlers } from './reporting/scheduledReports/scheduledReports.routes.ts';
import { sessionHandlers } from './tenancy/sessions/session.routes.ts';
import { signupHandlers } from './tenancy/accounts/signup.routes.ts';
import { campaignHandlers } from './messaging/campaigns/campaigns.routes.ts';
import { creditHandlers } from './tenancy/ledger/credit.routes.ts';
import { autoTopUpHandlers } from './messaging/topUps/autoTopUps.routes.ts';
import { creditWarningHandlers } from './messaging/topUps/creditWarnings.routes.ts';
import { cannedReplyHandlers } from './messaging/inbox/cannedReplies.routes.ts';
import { messageReportHandlers } from './messaging/messageReports/messageReports.routes.ts';
import { inboxHandlers } from './messaging/inbox/inbox.routes.ts';
import { listHandlers } from './messaging/lists/lists.routes.ts';
import { optOutHandlers } from './messaging/messages/optOuts.routes.ts';
import { smsSettingsHandlers } from './messaging/messages/smsSettings.routes.ts';
import type { Speech } from './powerups/speech/speech.ts';
import { transcriptHandlers } from './powerups/transcripts/transcripts.routes.ts';
import { leadHandlers } from './telephony/leads/leads.routes.ts';
import { sourceHandlers } from './telephony/sources/sources.routes.ts';
import { teamHandlers } from './tenancy/people/team.routes.ts';
import { themeHandlers } from './tenancy/customise/theme.routes.ts';
import { twoFactorHandlers } from './tenancy/sessions/twoFactor.routes.ts';
import { unsubscribeHandlers } from './reporting/scheduledReports/unsubscribe.routes.ts';
import { userHandlers } from './tenancy/people/users.routes.ts';
import type { CallsChanged } from './telephony/calls/changingCalls.ts';
import type { Emit } from './kernel/events/happened.ts';
import type { Delivering } from './integrations/deliveries/deliver.ts';
import { webhookHandlers } from './integrations/webhooks/webhooks.routes.ts';
import { integrationHandlers } from './integrations/deliveries/integrations.routes.ts';
import { hookHandlers } from './integrations/webhooks/hooks.routes.ts';
import { liveIntegrations } from './integrations/deliveries/integrations.live.ts';
import { autoplayHandlers } from './integrations/autoplay/autoplay.routes.ts';
import { googleGa4Handlers } from './integrations/ga4/googleGa4.routes.ts';
import { ga4Handlers } from './integrations/ga4/ga4.routes.ts';
import { hubspotHandlers } from './integrations/hubspot/hubspot.routes.ts';
import { microsoftHandlers } from './integrations/microsoft/microsoft.routes.ts';
import { oauthLinkHandlers } from './integrations/oauthLinks/oauthLinks.routes.ts';
import { slackCallHandlers } from './integrations/slack/slackCalls.routes.ts';
import { slackHooksOf } from './integrations/slack/slackHooks.ts';
import { alertHandlers } from './powerups/alerts/alerts.routes.ts';
import { overviewHandlers } from './powerups/overview/overview.routes.ts';
import { saleHandlers } from './powerups/sales/sales.routes.ts';
import { followUpHandlers } from './powerups/followUps/followUps.routes.ts';
import { smartTagHandlers, tagBackfillHandlers } from './powerups/smartTags/smartTags.routes.ts';
import { liveAlerts } from './powerups/alerts/alerts.live.ts';
import { mailKinds } from './mailKinds.ts';
import type { FileStore } from './kernel/outside/fileStore.ts';
import type { PostcodePlaces } from './kernel/outside/postcodePlaces.ts';
import type { BundleCarrier } from './telephony/bundles/bundleCarrier.ts';
import { liveCalls } from './telephony/callLog/calls.live.ts';
import { liveFlows } from './telephony/flows/flows.live.ts';
import type { LiveKinds, ShownKind } from './kernel/live/liveKinds.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import { liveMessages } from './messaging/messages/messages.live.ts';
import type { NumberCarrier } from './telephony/numbers/numberCarrier.ts';
import type { PlaceTestCall } from './telephony/numbers/testCall.ts';
import type { FigureCache } from './reporting/reports/figureCache.ts';
import type { SendCode } from './tenancy/sessions/smsCode.ts';

export { mountSnippet } from './attribution/snippet/servedSnippet.routes.ts';

/** The carrier services that requests use. */
export interface Telephony {
  audio: FileStore;
  /** Media of messages. */
  media: FileStore;
  /** Rents numbers. */
  numbers: NumberCarrier;
  /** Null if the carrier checks no documents. */
  bundles: BundleCarrier | null;
  /** Null if the carrier cannot place calls. */
  placeTestCall: PlaceTestCall | null;
}

/** What features need of the running server to answer requests. */
export interface FeatureParts {
  emit: Emit;
  messages: MessageContext;
  sendCode: SendCode;
  /** The figures of reports that were counted already. */
  figures: FigureCache;
  callsChanged: CallsChanged;
  /** Where postcodes are. */
  places: PostcodePlaces;
  /** Null without telephony. */
  telephony: Telephony | null;
  /** What integrations deliver with. */
  delivering: Delivering;
  /** Null if nothing can hear recordings. */
  speech: Speech | null;
  exporterDelayHours: number;
  /** Whether /docs describes the API. */
  apiDocs: boolean;
}

/** The handlers of all endpoints in the contract. */
export const handlersOf = ({
  emit,
  messages,
  sendCode,
  figures,
  callsChanged,
  places,
  telephony,
  delivering,
  speech,
  exporterDelayHours,
  apiDocs,
}: FeatureParts): HandlersFor<typeof endpoints> => ({
  ...sessionHandlers(sendCode),
  ...twoFactorHandlers(sendCode),
  ...passwordHandlers,
  ...loginHandlers,
  ...accountLimitHandlers,
  ...ownKeyHandlers,
  ...apiKeyHandlers,
  ...userHandlers,
  ...sourceHandlers(callsChanged),
  ...leadHandlers(callsChanged),
  ...teamHandlers,
  ...inviteHandlers,
  ...addressBookHandlers,
  ...accountHandlers(emit),
  ...voiceHandlers,
  ...bundleHandlers(telephony?.bundles ?? null),
  ...signupHandlers,
  ...adoptionHandlers(telephony?.numbers ?? null, emit),
  ...numberHandlers({ carrier: telephony?.numbers ?? null, placeTestCall: telephony?.placeTestCall ?? null, emit }),
  ...portingHandlers(telephony?.numbers ?? null, emit),
  ...routingHandlers,
  ...publicationHandlers,
  ...flowPeopleHandlers,
  ...flowReviewHandlers,
  ...pastCallsHandlers,
  ...flowTextHandlers,
  ...branchHandlers,
  ...locationHandlers(places),
  ...flowPlaceHandlers,
  ...audioFileHandlers(telephony?.audio ?? null),
  ...blockedHandlers,
  ...callHandlers(telephony?.audio ?? null),
  ...callImportHandlers(callsChanged),
  ...callEditHandlers({ callsChanged, emit }),
  ...transcriptHandlers(speech),
  ...saleHandlers({ callsChanged, emit }),
  ...callExportHandlers,
  ...callHistoryHandlers,
  ...callTagHandlers,
  ...savedViewHandlers,
  ...inboxHandlers({ messages, media: telephony?.media ?? null }),
  ...cannedReplyHandlers,
  ...creditWarningHandlers,
  ...autoTopUpHandlers(messages),
  ...messageReportHandlers,
  ...listHandlers,
  ...campaignHandlers(messages),
  ...optOutHandlers(emit),
  ...smsSettingsHandlers(messages, slackHooksOf(delivering)),
  ...creditHandlers(emit),
  ...reportHandlers(figures),
  ...outboundHandlers(figures),
  ...scheduledReportHandlers,
  ...unsubscribeHandlers,
  ...pageReportHandlers,
  ...dashboardHandlers,
  ...identityHandlers,
  ...liveHandlers,
  ...themeHandlers,
  ...customiseHandlers(mailKinds),
  ...exporterHandlers(exporterDelayHours),
  ...operatorHandlers,
  ...carrierNumberHandlers,
  ...mailLinkHandlers,
  ...integrationHandlers(delivering),
  ...webhookHandlers(delivering, { apiDocs }),
  ...slackCallHandlers(delivering),
  ...autoplayHandlers(delivering),
  ...ga4Handlers(delivering),
  ...googleGa4Handlers(delivering),
  ...hookHandlers(delivering),
  ...hubspotHandlers(delivering),
  ...microsoftHandlers(delivering),
  ...oauthLinkHandlers(delivering.oauth, emit),
  ...alertHandlers(messages, delivering),
  ...followUpHandlers(messages),
  ...overviewHandlers,
  ...smartTagHandlers,
  ...tagBackfillHandlers,
  ...websiteHandlers({ ownNumbers }),
  ...snippetHandlers(delivering),
  ...visitorHandlers,
});

export const liveKinds: LiveKinds<ShownKind> = {
  ...liveCalls,
  ...liveFlows,
  ...liveMessages,
  ...liveIntegrations,
  ...liveAlerts,
};
