import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { confirmations } from '../../../ui/dialog/confirmations.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';
import type { NewKey } from './NewKeyDialog.tsx';

/** Asks for keys, which are shown once, and deletes exporters when that was confirmed. */
export function useExporterActions(refresh: () => Promise<unknown>) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<Exporter | null>(null);
  const [made, setMade] = useState<NewKey | null>(null);

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (failure) {
        showFailure(failure);
      }
      await refresh();
    },
    [refresh, showFailure],
  );
  const generated = useCallback(
    async (key: NewKey) => {
      setAsked(null);
      setMade(key);
      await refresh();
    },
    [refresh],
  );
  const leave = useCallback(async () => {
    setAsked(null);
    await refresh();
  }, [refresh]);
  const remove = useCallback(
    async ({ uuid, name }: Exporter) => {
      const sure = await confirmations.ask({
        title: intl.formatMessage(exporterNamed.deleteOne, { name }),
        text: intl.formatMessage(words.deleteBody),
        confirm: intl.formatMessage(words.delete),
        cancel: intl.formatMessage(words.cancel),
        danger: true,
      });
      if (!sure) return;
      await attempt(async () => {
        await call(endpoints.deleteExporter, { params: { uuid } });
      });
    },
    [attempt, intl],
  );
  return { asked, generate: setAsked, generated, leave, made, closeKey: () => setMade(null), remove };
}
