import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import type { Report } from '../../../page/reports/useReport.ts';
import type { WebChoice } from './webReport.messages.ts';

const alone = { keepPreviousData: false } as const;

/** The rows that calls are attributed to. Only the chosen ones are requested. */
export function useWebRows(by: WebChoice, { query }: Report) {
  const of = (...choices: WebChoice[]) => (choices.includes(by) ? { query } : null);
  const summary = useEndpoint('getWebSummary', of('visit', 'campaign'), alone);
  const keywords = useEndpoint('getWebKeywords', of('keyword'), alone);
  const landing = useEndpoint('getWebLanding', of('landing'), alone);
  const conversion = useEndpoint('getWebConversion', of('conversion'), alone);
  if (by !== 'campaign') return { visit: summary, keyword: keywords, landing, conversion }[by];
  const { data, error, mutate } = summary;
  const before = data?.before && { ...data.before, rows: data.before.campaigns };
  return { data: data && { ...data, rows: data.campaigns, before: before ?? null }, error, mutate };
}
