import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MailPreview } from '#contract/tenancy/customise.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { problemsOf } from '../../../ui/form/fieldProblem.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { type ReportDraft, reportDraft, ReportForm } from './reportDraft.ts';
import { ReportFields } from './ReportFields.tsx';
import { reportMessages as words } from './scheduledReports.messages.ts';
import { useReportActions } from './useReportActions.ts';

interface ReportDialogProps {
  /** Null for a new report. */
  report: ScheduledReport | null;
  onClose: () => void;
}

/** Creates or edits a report, with a preview of its email. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const { account, locale } = useProfile();
  const accounts = useAccounts();
  const actions = useReportActions();
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useForm<ReportDraft, ReportForm>(ReportForm, reportDraft(report, account, locale));
  const show = async () => {
    const parsed = ReportForm.safeParse(form.values);
    if (!parsed.success) {
      form.refuse(problemsOf(parsed.error.issues, form.values));
      return;
    }
    const { account: of, ...body } = parsed.data;
    setAsking(true);
    try {
      setPreview(await call(endpoints.previewScheduledReport, { params: { account: of }, body }));
    } catch (error) {
      showFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <FormDialog
        title={intl.formatMessage(report ? words.change : words.add)}
        form={form}
        onSubmit={form.submit((settings) => actions.save(report, settings), onClose)}
        onClose={onClose}
        actions={
          <>
            {report && (
              <Button look="quiet" onClick={() => void actions.remove(report).then((done) => done && onClose())}>
                {intl.formatMessage(words.remove)}
              </Button>
            )}
            <Button look="quiet" busy={isAsking} onClick={() => void show()}>
              {intl.formatMessage(words.preview)}
            </Button>
          </>
        }
      >
        <ReportFields form={form} accounts={accounts} isNew={report === null} />
      </FormDialog>
      {preview && <PreviewDialog preview={preview} onClose={() => setPreview(null)} />}
    </>
  );
}
