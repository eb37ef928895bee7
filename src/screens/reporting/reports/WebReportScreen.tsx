import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ChoiceBar } from '../../../page/list/ChoiceBar.tsx';
import { NamedRows } from '../../../page/reports/NamedRows.tsx';
import { ReportFrame } from '../../../page/reports/ReportFrame.tsx';
import { useReport } from '../../../page/reports/useReport.ts';
import { WebModels } from './WebModels.tsx';
import { useWebRows } from './useWebRows.ts';
import { webChoices, type WebChoice, webFiles, webReportMessages as words, webTitles } from './webReport.messages.ts';

const others = ['campaign', 'keyword', 'landing', 'conversion'] as const satisfies readonly WebChoice[];

/** Which visits lead to calls: by source and medium, campaign, keyword or page. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const chosen = search.get('by');
  const isModels = chosen === 'models';
  const by = others.find((one) => one === chosen) ?? 'visit';
  const report = useReport();
  const answer = useWebRows(by, report);
  return (
    <ReportFrame
      title={intl.formatMessage(words.title)}
      report={report}
      answer={answer}
      isEmpty={({ rows }) => rows.length === 0}
      emptyTitle={intl.formatMessage(words.emptyTitle)}
      emptyBody={intl.formatMessage(words.emptyBody)}
      choice={
        <ChoiceBar
          bare
          parameter="by"
          label={intl.formatMessage(words.choose)}
          any={intl.formatMessage(webChoices.visit)}
          choices={[
            ...others.map((value) => ({ value, label: intl.formatMessage(webChoices[value]) })),
            { value: 'models', label: intl.formatMessage(words.models) },
          ]}
        />
      }
    >
      {({ rows, before }) =>
        isModels ? (
          <WebModels report={report} />
        ) : (
          <NamedRows
            title={intl.formatMessage(webTitles[by])}
            named={intl.formatMessage(webChoices[by])}
            rows={rows}
            before={before?.rows}
            filters={report.applied}
            file={intl.formatMessage(webFiles[by])}
          />
        )
      }
    </ReportFrame>
  );
}
