import type { Subscribers } from './kernel/events/happened.ts';
import type { JobQueue } from './kernel/jobs/job.ts';
import { resumesLinked, sendsOnCalls, sendsOnEdits, sendsOnTexts } from './integrations/deliveries/followers.ts';
import {
  sendsOnNumbers,
  sendsOnOptOuts,
  sendsOnSales,
  sendsOnSettledTexts,
} from './integrations/deliveries/otherFollowers.ts';
import { integrations } from './integrations.ts';
import { powerups } from './powerups.ts';
import { sendFlowText } from './messaging/messages/sendFlowText.ts';
import { watchesCredit } from './messaging/topUps/watchCredit.ts';
import { rescheduleReports } from './reporting/scheduledReports/rescheduleReports.ts';
import { alertsToCredit, alertsToFlows, alertsToIntegrations } from './powerups/alerts/alertSubscribers.ts';
import { mailsTexts } from './messaging/messages/forwardText.ts';
import type { MessageContext } from './messaging/messages/messageContext.ts';
import { mailsVoicemails } from './telephony/voicemails/mailVoicemails.ts';
import type { CallSubscriber } from './telephony/callHandling/callFact.ts';
import type { CompiledFlows } from './telephony/callHandling/compiledFlows.ts';
import type { Db } from './kernel/db/executor.ts';
import type { Speech } from './powerups/speech/speech.ts';
import { forgetsTranscripts, transcribesRecordings } from './powerups/transcripts/transcribesRecordings.ts';

/** Who hears of what happens. `texts` is asked for when the first call has something to write. */
export const subscribersOf = ({
  jobs,
  texts,
  speech,
}: {
  jobs: JobQueue;
  texts: () => MessageContext;
  speech: Speech | null;
}): Subscribers => ({
  'account.timezoneChanged': [rescheduleReports],
  'credit.changed': [watchesCredit({ jobs }), alertsToCredit({ jobs })],
  'call.texted': [(tx, text) => sendFlowText(tx, texts(), text)],
  'calls.edited': [sendsOnEdits({ integrations })],
  'flow.notPublished': [alertsToFlows({ jobs })],
  'integration.failing': [alertsToIntegrations({ jobs })],
  'oauth.linked': [resumesLinked],
  'text.received': [mailsTexts({ jobs }), sendsOnTexts({ integrations })],
  'texts.settled': [sendsOnSettledTexts({ integrations })],
  'contacts.optedOut': [sendsOnOptOuts({ integrations })],
  'sales.recorded': [sendsOnSales({ integrations })],
  'recording.stored': [transcribesRecordings({ jobs, speech })],
  'recording.deleted': [forgetsTranscripts],
  'number.added': [sendsOnNumbers({ integrations })],
  'number.removed': [sendsOnNumbers({ integrations })],
});

/** What follows calls from their start. */
export const startSubscribersOf = (means: { db: Db; now: () => Date }): readonly CallSubscriber[] => [
  sendsOnCalls({ ...means, integrations }),
];

/** What follows calls, as they end and as more becomes known of them. */
export const callSubscribersOf = (means: {
  db: Db;
  jobs: JobQueue;
  flows: CompiledFlows;
  now: () => Date;
}): readonly CallSubscriber[] => [
  mailsVoicemails(means),
  ...powerups.map(({ follows }) => follows(means)),
  sendsOnCalls({ ...means, integrations }),
];
