import { useIntl } from 'react-intl';
import { DateView } from '#values/callFilter.ts';
import { ReportComparison } from '#contract/kernel/reportShape.ts';
import { ToggleButtons } from '../../ui/button/ToggleButtons.tsx';
import { reportMessages as words } from './report.messages.ts';
import type { Report } from './useReport.ts';

/** Selects the earlier days; applies immediately. A report that `always` compares has no choice of none. */
export function CompareSwitch({ report, always }: { report: Report; always: boolean }) {
  const intl = useIntl();
  const { compare, setCompare } = report;
  const choices = always ? ReportComparison.options : (['alone', ...ReportComparison.options] as const);
  return (
    <ToggleButtons
      label={intl.formatMessage(words.compare)}
      value={compare ?? (always ? 'previous' : 'alone')}
      choices={choices.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
      onChange={(value) => setCompare(value === 'alone' ? undefined : value)}
    />
  );
}

/** Selects a report’s buckets; applies immediately. */
export function ViewSwitch({ report }: { report: Report }) {
  const intl = useIntl();
  const { applied, filters } = report;
  return (
    <ToggleButtons
      label={intl.formatMessage(words.view)}
      value={applied.dateView}
      choices={DateView.options.map((view) => ({ value: view, label: intl.formatMessage(words[view]) }))}
      onChange={(dateView) => filters.send({ type: 'filters.amended', changes: { dateView } })}
    />
  );
}
