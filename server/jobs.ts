import * as smpp from './carriers/messages/smpp/smpp.jobs.ts';
import * as keys from './services/access/keys.jobs.ts';
import * as bundles from './services/bundles/bundles.jobs.ts';
import * as recordings from './services/liveCall/recordings.jobs.ts';
import * as hosts from './services/customise/hosts.jobs.ts';
import * as fallback from './services/fallback/fallback.jobs.ts';
import * as audio from './services/files/audio.jobs.ts';
import * as publishing from './services/flows/publishing.jobs.ts';
import * as calls from './services/liveCall/calls.jobs.ts';
import * as mail from './services/mail/mail.jobs.ts';
import * as media from './services/messages/media.jobs.ts';
import * as sending from './services/messages/sending.jobs.ts';
import * as slack from './services/messages/slack.jobs.ts';
import * as topUps from './services/messages/topUps.jobs.ts';
import * as numbers from './services/numbers/numbers.jobs.ts';
import * as reports from './services/scheduledReports/reports.jobs.ts';
import * as resets from './services/sessions/resets.jobs.ts';

/** Jobs that would hold calls, worked by another process where there is one. */
export const heavyJobs = { ...publishing };

/** The jobs of all features. */
export const jobs = {
  ...audio,
  ...bundles,
  ...calls,
  ...fallback,
  ...hosts,
  ...keys,
  ...mail,
  ...media,
  ...numbers,
  ...recordings,
  ...reports,
  ...resets,
  ...sending,
  ...slack,
  ...smpp,
  ...topUps,
};

export const allJobs = { ...jobs, ...heavyJobs };
