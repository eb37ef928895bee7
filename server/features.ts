import type { endpoints } from '#contract/endpoints.ts';
import type { HandlersFor } from './http/handler.ts';
import { accountHandlers } from './routes/accounts.routes.ts';
import { voiceHandlers } from './routes/voices.routes.ts';
import { bundleHandlers } from './routes/bundles.routes.ts';
import { ownKeyHandlers } from './routes/ownKeys.routes.ts';
import { accountLimitHandlers } from './routes/accountLimits.routes.ts';
import { customiseHandlers } from './routes/customise.routes.ts';
import { apiKeyHandlers } from './routes/apiKeys.routes.ts';
import { audioFileHandlers } from './routes/audioFiles.routes.ts';
import { blockedHandlers } from './routes/blocked.routes.ts';
import { addressBookHandlers } from './routes/addressBook.routes.ts';
import { branchHandlers } from './routes/branches.routes.ts';
import { callImportHandlers } from './routes/callImports.routes.ts';
import { callEditHandlers } from './routes/callEdits.routes.ts';
import { callExportHandlers } from './routes/callExport.routes.ts';
import { callHistoryHandlers } from './routes/callHistory.routes.ts';
import { carrierNumberHandlers } from './routes/carrierNumbers.routes.ts';
import { callHandlers } from './routes/calls.routes.ts';
import { callTagHandlers } from './routes/callTags.routes.ts';
import { dashboardHandlers } from './routes/dashboard.routes.ts';
import { exporterHandlers } from './routes/exporter.routes.ts';
import { flowPeopleHandlers } from './routes/flowPeople.routes.ts';
import { flowReviewHandlers } from './routes/flowReviews.routes.ts';
import { flowTextHandlers } from './routes/flowText.routes.ts';
import { flowPlaceHandlers } from './routes/flowPlaces.routes.ts';
import { identityHandlers } from './routes/identity.routes.ts';
import { inviteHandlers } from './routes/invites.routes.ts';
import { liveHandlers } from './routes/live.routes.ts';
import { locationHandlers } from './routes/locations.routes.ts';
import { loginHandlers } from './routes/logins.routes.ts';
import { adoptionHandlers } from './routes/adoption.routes.ts';
import { mailLinkHandlers } from './routes/mailLinks.routes.ts';
import { numberHandlers } from './routes/numbers.routes.ts';
import { operatorHandlers } from './routes/operators.routes.ts';
import { outboundHandlers } from './routes/outbound.routes.ts';
import { passwordHandlers } from './routes/passwords.routes.ts';
import { portingHandlers } from './routes/porting.routes.ts';
import { pageReportHandlers } from './routes/pageReports.routes.ts';
import { reportHandlers } from './routes/reports.routes.ts';
import { pastCallsHandlers } from './routes/pastCalls.routes.ts';
import { publicationHandlers } from './routes/publication.routes.ts';
import { routingHandlers } from './routes/routing.routes.ts';
import { savedViewHandlers } from './routes/savedViews.routes.ts';
import { scheduledReportHandlers } from './routes/scheduledReports.routes.ts';
import { sessionHandlers } from './routes/session.routes.ts';
import { signupHandlers } from './routes/signup.routes.ts';
import { smsCampaignHandlers } from './routes/smsCampaigns.routes.ts';
import { smsCreditHandlers } from './routes/smsCredit.routes.ts';
import { autoTopUpHandlers } from './routes/autoTopUps.routes.ts';
import { creditWarningHandlers } from './routes/creditWarnings.routes.ts';
import { cannedReplyHandlers } from './routes/cannedReplies.routes.ts';
import { messageReportHandlers } from './routes/messageReports.routes.ts';
import { smsInboxHandlers } from './routes/smsInbox.routes.ts';
import { smsListHandlers } from './routes/smsLists.routes.ts';
import { smsOptOutHandlers } from './routes/smsOptOuts.routes.ts';
import { smsSettingsHandlers } from './routes/smsSettings.routes.ts';
import { sourceHandlers } from './routes/sources.routes.ts';
import { teamHandlers } from './routes/team.routes.ts';
import { themeHandlers } from './routes/theme.routes.ts';
import { twoFactorHandlers } from './routes/twoFactor.routes.ts';
import { unsubscribeHandlers } from './routes/unsubscribe.routes.ts';
import { userHandlers } from './routes/users.routes.ts';
import type { CallsChanged } from './routes/changingCalls.ts';
import type { Emit, Subscribers } from './services/events/happened.ts';
import type { JobQueue } from './services/jobs/job.ts';
import { mailKinds } from './services/mailKinds/mailKinds.ts';
import { sendFlowText } from './services/messages/sendFlowText.ts';
import { watchesCredit } from './services/messages/watchCredit.ts';
import { rescheduleReports } from './services/scheduledReports/rescheduleReports.ts';
import type { FileStore } from './integrations/fileStore.ts';
import type { PostcodePlaces } from './integrations/postcodePlaces.ts';
import type { BundleCarrier } from './services/bundles/bundleCarrier.ts';
import { liveCalls } from './services/calls/calls.live.ts';
import { liveFlows } from './services/flows/flows.live.ts';
import type { LiveKinds, ShownKind } from './services/liveCall/liveKinds.ts';
import type { MessageContext } from './services/messages/messageContext.ts';
import { liveMessages } from './services/messages/messages.live.ts';
import type { NumberCarrier } from './services/numbers/numberCarrier.ts';
import type { PlaceTestCall } from './services/numbers/testCall.ts';
import type { FigureCache } from './services/reports/figureCache.ts';
import type { SendCode } from './services/sessions/smsCode.ts';

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
  ...teamHandlers,
  ...inviteHandlers,
  ...addressBookHandlers,
  ...accountHandlers(emit),
  ...voiceHandlers,
  ...bundleHandlers(telephony?.bundles ?? null),
  ...signupHandlers,
  ...adoptionHandlers(telephony?.numbers ?? null),
  ...numberHandlers({ carrier: telephony?.numbers ?? null, placeTestCall: telephony?.placeTestCall ?? null }),
  ...portingHandlers(telephony?.numbers ?? null),
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
  ...callEditHandlers(callsChanged),
  ...callExportHandlers,
  ...callHistoryHandlers,
  ...callTagHandlers,
  ...savedViewHandlers,
  ...smsInboxHandlers({ messages, media: telephony?.media ?? null }),
  ...cannedReplyHandlers(messages),
  ...creditWarningHandlers(messages),
  ...autoTopUpHandlers(messages),
  ...messageReportHandlers,
  ...smsListHandlers(messages),
  ...smsCampaignHandlers(messages),
  ...smsOptOutHandlers(messages),
  ...smsSettingsHandlers(messages),
  ...smsCreditHandlers(emit),
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
  ...exporterHandlers,
  ...operatorHandlers,
  ...carrierNumberHandlers,
  ...mailLinkHandlers,
});

/** Who hears of what happens. `texts` is asked for when the first call has something to write. */
export const subscribersOf = ({ jobs, texts }: { jobs: JobQueue; texts: () => MessageContext }): Subscribers => ({
  'account.timezoneChanged': [rescheduleReports],
  'credit.changed': [watchesCredit({ jobs })],
  'call.texted': [(tx, text) => sendFlowText(tx, texts(), text)],
});

export const liveKinds: LiveKinds<ShownKind> = { ...liveCalls, ...liveFlows, ...liveMessages };
