import { useSearchParams } from 'react-router';
import { ReportComparison } from '#contract/kernel/reportShape.ts';
import { useUpdateSearchParams } from '../../ui/table/useUpdateSearchParams.ts';
import { usePageFilters } from '../filters/usePageFilters.ts';

/** The filters of a report and the earlier days it is compared with, both in the URL, and the query that they make. */
export function useReport() {
  const filters = usePageFilters();
  const [search] = useSearchParams();
  const update = useUpdateSearchParams();
  const parsed = ReportComparison.safeParse(search.get('compare'));
  const compare = parsed.success ? parsed.data : undefined;
  return {
    filters,
    applied: filters.applied,
    compare,
    setCompare: (next: ReportComparison | undefined) => update({ compare: next ?? null }, { replace: true }),
    query: { ...filters.query, ...(compare && { compare }) },
  };
}

export type Report = ReturnType<typeof useReport>;
