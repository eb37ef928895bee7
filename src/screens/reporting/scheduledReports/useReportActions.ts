import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { type ReportForm, settingsOf } from './reportDraft.ts';
import { reportMessages as words } from './scheduledReports.messages.ts';

type Body = Parameters<typeof call<typeof endpoints.saveScheduledReport>>[1]['body'];

/** Saves, toggles and deletes reports; each revalidates the list. */
export function useReportActions() {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const invalidate = useInvalidate();
  const send = async (account: number, body: Body) => {
    try {
      await call(endpoints.saveScheduledReport, { params: { account }, body });
    } finally {
      await invalidate('listScheduledReports');
    }
  };
  const tell = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return {
    save: async (report: ScheduledReport | null, { account, ...settings }: ReportForm): Promise<void> => {
      await send(account, { ...settings, ...(report && { id: report.id, version: report.version }) });
      toasts.add('success', intl.formatMessage(words.saved));
    },
    turn: (report: ScheduledReport, enabled: boolean): Promise<boolean> => {
      const { id, version, account } = report;
      return tell(() => send(account, { ...settingsOf(report), id, version, enabled }));
    },
    remove: async (report: ScheduledReport): Promise<boolean> => {
      const { id, version, account, name } = report;
      const isSure = await confirmations.ask({
        title: intl.formatMessage(words.removeTitle, { name }),
        text: intl.formatMessage(words.removeText),
        confirm: intl.formatMessage(words.remove),
        cancel: intl.formatMessage(words.cancel),
        danger: true,
      });
      if (!isSure) return false;
      const done = await tell(() => send(account, { ...settingsOf(report), id, version, remove: true }));
      if (done) toasts.add('info', intl.formatMessage(words.removed, { name }));
      return done;
    },
  };
}
