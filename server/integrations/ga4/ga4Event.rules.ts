import type { ReportedCall } from '#contract/integrations/webhooks.contract.ts';
import { digitsOf } from '#values/currency.ts';
import type { AnalyticsIds } from '#values/analyticsIds.ts';
import type { KeptBack } from '#values/integrationWords.ts';
import type { IntegrationFilters } from '#contract/integrations/integrations.contract.ts';
import { type Filtered, keptBackBy } from '../deliveries/keptBackBy.rules.ts';
import type { Ga4Settings } from './ga4Settings.ts';

/** A call, and what Google Analytics calls whoever made it. */
export interface Ga4Facts {
  call: ReportedCall;
  analytics: AnalyticsIds | null;
  endedAt: Date | null;
}

/** A number that names a measurement has its calls there and nowhere else, whatever the measurement’s own numbers are. */
export function keptBackByGa4(
  { measuramentId: own, events, enabled }: Ga4Settings,
  filters: IntegrationFilters,
  event: Filtered,
): KeptBack | null {
  if (!enabled) return 'off';
  if (event.measurement !== undefined && event.measurement !== own) return 'elsewhere';
  const { dids: _numbers, ...others } = filters;
  const filtered = keptBackBy(event.measurement === own ? others : filters, event);
  return filtered ?? (events === 'phone_lead_first' && event.firstTime === false ? 'repeatCaller' : null);
}

/** The events that an option sends. */
export const eventNames = (events: string): string[] =>
  events === 'phone_lead_first_repeat' ? ['phone_lead_first', 'phone_lead_repeat'] : [events];

/** The parameters that reports can be broken down by, with the names that people see at Google. */
export const dimensionNames = {
  call_status: 'Call status',
  tracking_number_name: 'Tracking number',
  tracking_source: 'Tracking source',
  call_source: 'Call source',
  call_medium: 'Call medium',
  call_campaign: 'Call campaign',
  call_tags: 'Call tags',
  first_time_caller: 'First-time caller',
} as const;

/** Those that they can add up, all of them seconds. */
export const metricNames = { call_duration: 'Call duration', talk_time: 'Talk time' } as const;

/** What Google takes of the name of a parameter’s value. */
const longestValue = 100;

/**
 * The body of a request of the Measurement Protocol, developers.google.com/analytics/devguides/collection/protocol/ga4/reference. It
 * has nothing that tells who called: no number, name or place, only what the visitor’s browser is called there already.
 */
export function ga4Body(
  { call, analytics }: Omit<Ga4Facts, 'endedAt'>,
  { measuramentId, events }: Omit<Ga4Settings, 'enabled'>,
  at: Date,
) {
  const { uuid, status, duration, talkTime, firstTimeCaller, trackingName, trackingSource, tags, revenue } = call;
  const session = analytics?.sessions[measuramentId];
  const texts = {
    call_id: uuid,
    call_status: status,
    tracking_number_name: trackingName,
    tracking_source: trackingSource,
    call_source: call.visit?.source ?? null,
    call_medium: call.visit?.medium ?? null,
    call_campaign: call.visit?.campaign ?? null,
    call_tags: tags.join(', '),
  };
  const known = Object.entries(texts).flatMap(([key, value]) =>
    value === null || value === '' ? [] : [[key, value.slice(0, longestValue)] as const],
  );
  return {
    client_id: analytics?.client ?? clientOf(uuid, call.timestamp),
    timestamp_micros: at.getTime() * 1000,
    events: [
      {
        name: nameOf(events, firstTimeCaller),
        params: {
          ...(session !== undefined && { session_id: session }),
          // Without it the event is in no report.
          engagement_time_msec: Math.max(1, talkTime * 1000),
          ...Object.fromEntries(known),
          first_time_caller: firstTimeCaller ? 'yes' : 'no',
          call_duration: duration,
          talk_time: talkTime,
          ...(revenue && { value: revenue.amount / 10 ** digitsOf(revenue.currency), currency: revenue.currency }),
        },
      },
    ],
  };
}

function nameOf(events: string, isFirst: boolean): string {
  if (events !== 'phone_lead_first_repeat') return events;
  return isFirst ? 'phone_lead_first' : 'phone_lead_repeat';
}

/** Who saw no website, or let nothing be stored, is a visitor of this call alone. Of the form of Google’s own: two numbers. */
function clientOf(uuid: string, timestamp: number): string {
  return `${Number.parseInt(uuid.slice(0, 8), 16)}.${timestamp}`;
}
