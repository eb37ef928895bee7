import * as smpp from './carriers/messages/smpp/smpp.jobs.ts';
import * as keys from './kernel/access/keys.jobs.ts';
import * as bundles from './telephony/bundles/bundles.jobs.ts';
import * as recordings from './telephony/callHandling/recordings.jobs.ts';
import * as hosts from './tenancy/customise/hosts.jobs.ts';
import * as fallback from './telephony/flows/fallback.jobs.ts';
import * as audio from './telephony/audio/audio.jobs.ts';
import * as publishing from './telephony/flows/publishing.jobs.ts';
import * as calls from './telephony/callHandling/calls.jobs.ts';
import * as mail from './kernel/mail/mail.jobs.ts';
import * as media from './messaging/messages/media.jobs.ts';
import * as sending from './messaging/messages/sending.jobs.ts';
import * as alerts from './powerups/alerts/alerts.jobs.ts';
import * as followUps from './powerups/followUps/followUps.jobs.ts';
import * as backfills from './powerups/smartTags/backfills.jobs.ts';
import * as transcripts from './powerups/transcripts/transcripts.jobs.ts';
import * as deliveries from './integrations/deliveries/deliveries.jobs.ts';
import * as topUps from './messaging/topUps/topUps.jobs.ts';
import * as numbers from './telephony/numbers/numbers.jobs.ts';
import * as reports from './reporting/scheduledReports/reports.jobs.ts';
import * as visits from './attribution/visits/visits.jobs.ts';
import * as webhooks from './integrations/webhooks/webhooks.jobs.ts';
import * as websites from './attribution/websites/websites.jobs.ts';
import * as resets from './tenancy/sessions/resets.jobs.ts';

/** Jobs that would hold calls, worked by another process where there is one. */
export const heavyJobs = { ...publishing };

/** The jobs of all features. */
export const jobs = {
  ...alerts,
  ...audio,
  ...backfills,
  ...bundles,
  ...calls,
  ...deliveries,
  ...fallback,
  ...followUps,
  ...hosts,
  ...keys,
  ...mail,
  ...media,
  ...numbers,
  ...recordings,
  ...reports,
  ...resets,
  ...sending,
  ...smpp,
  ...topUps,
  ...transcripts,
  ...webhooks,
  ...websites,
  ...visits,
};

export const allJobs = { ...jobs, ...heavyJobs };
