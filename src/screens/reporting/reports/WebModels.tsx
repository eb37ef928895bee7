import { useIntl } from 'react-intl';
import type { WebModelRow } from '#contract/reporting/webModels.ts';
import { paths } from '#contract/paths.ts';
import { type CreditModel, creditModels } from '#values/creditModel.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { callsBehind } from '../../../page/reports/callsBehind.ts';
import type { ReportColumn } from '../../../page/reports/reportColumn.ts';
import { ReportTable } from '../../../page/reports/ReportTable.tsx';
import type { Report } from '../../../page/reports/useReport.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { webChoices, webModelNamed, webModels, webReportMessages as words } from './webReport.messages.ts';

/** How many calls each source gets by each model of credit. */
export function WebModels({ report }: { report: Report }) {
  const intl = useIntl();
  const { compare: _, ...query } = report.query;
  const { data, error, mutate } = useEndpoint('getWebModels', { query }, { keepPreviousData: false });
  if (!data) return error ? <FailedLoad error={error} onRetry={() => void mutate()} /> : <Skeleton height="40dvh" />;
  const columns = creditModels.map((model): ReportColumn<WebModelRow> => ({
    title: intl.formatMessage(webModels[model]),
    of: (row) => row[model],
  }));
  const nameOf = ({ source, medium }: WebModelRow) => `${source} / ${medium}`;
  const { calls, unattributed, unsure, rows } = data;
  return (
    <>
      <Notice tone="info">{intl.formatMessage(webModelNamed.known, { calls, unattributed, unsure })}</Notice>
      <ReportTable<WebModelRow>
        title={intl.formatMessage(words.modelsTitle)}
        rows={rows}
        named={intl.formatMessage(webChoices.visit)}
        columns={columns}
        rowKey={nameOf}
        nameOf={nameOf}
        narrow={({ source, medium }) => ({ web_source: source, web_medium: medium })}
        linkTo={(narrow) => paths.calls(callsBehind(report.applied, narrow))}
        csv={{
          head: ['name', ...creditModels],
          lines: rows.map((row) => [nameOf(row), ...creditModels.map((model: CreditModel) => row[model])]),
        }}
        file={intl.formatMessage(words.modelsFile)}
      />
    </>
  );
}
