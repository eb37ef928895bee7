import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { SenderName } from '#values/sms/sender.ts';
import { Uuid } from '#values/ids.ts';
import { MessageDirection, MessageState } from '#values/sms/messageWords.ts';
import { filtersToSearchParams } from '../../../machines/filters/filterSearchParams.ts';
import { paths } from '#contract/paths.ts';
import type { Narrow } from '../../../page/reports/callsBehind.ts';
import { useReport } from '../../../page/reports/useReport.ts';

const Own = {
  direction: MessageDirection,
  campaign: Uuid,
  sender: SenderName,
} satisfies Record<string, z.ZodType>;

/** The filters of messages, all in the URL, and the query that they make. */
export function useMessageReport() {
  const report = useReport();
  const [search] = useSearchParams();
  const one = <Value>(schema: z.ZodType<Value>, name: string) => {
    const parsed = schema.safeParse(search.get(name));
    return parsed.success ? parsed.data : undefined;
  };
  const direction = one(Own.direction, 'direction');
  const campaign = one(Own.campaign, 'campaign');
  const sender = one(Own.sender, 'sender');
  const state = search.getAll('state').flatMap((value) => MessageState.safeParse(value).data ?? []);
  const { datefrom, dateto, dateview, timezone, account, trackingNumber, hour, weekday } = report.filters.query;
  const query = {
    datefrom,
    dateto,
    dateview,
    timezone,
    ...(account && { account }),
    ...(hour !== undefined && { hour }),
    ...(weekday !== undefined && { weekday }),
    ...(sender === undefined ? trackingNumber && { trackingNumber } : { trackingNumber: [sender] }),
    ...(direction && { direction }),
    ...(campaign !== undefined && { campaign }),
    ...(state.length > 0 && { state }),
  };
  /** The messages of a figure. */
  const messagesBehind = (narrow: Narrow): string => {
    const { figure: _figure, ...filters } = report.applied;
    const kept = new URLSearchParams(filtersToSearchParams({ ...filters, dateView: 'days', figure: {} }));
    for (const [name, value] of Object.entries({ direction, campaign, sender })) if (value) kept.set(name, value);
    for (const value of state) kept.append('state', value);
    if ('datefrom' in narrow) kept.delete('range');
    for (const [name, value] of Object.entries(narrow)) {
      kept.delete(name);
      for (const each of [value].flat()) kept.append(name, each);
    }
    kept.set('tab', 'list');
    return paths.messages(kept.toString());
  };
  return { report, query, direction, campaign, sender, state, messagesBehind };
}

export type MessageReport = ReturnType<typeof useMessageReport>;
