import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/exporter.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { useFailureToast } from '../../page/errors/useFailureToast.ts';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';
import type { NewKey } from './NewKeyDialog.tsx';

/** Generates keys, which are shown once, and deletes exporters. A key that would replace another, and a deletion, are confirmed. */
export function useExporterActions(refresh: () => Promise<unknown>) {
  const intl = useIntl();
  const showFailure = useFailureToast();
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
  const generate = useCallback(
    async ({ uuid, name, keyPrefix }: Exporter) => {
      const sure =
        keyPrefix === null ||
        (await confirmations.ask({
          title: intl.formatMessage(exporterNamed.newKeyOf, { name }),
          text: intl.formatMessage(words.newKeyBody),
          confirm: intl.formatMessage(words.newKey),
          cancel: intl.formatMessage(words.cancel),
        }));
      if (!sure) return;
      await attempt(async () => setMade(await call(endpoints.generateExporterKey, { params: { uuid } })));
    },
    [attempt, intl],
  );
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
  return { made, closeKey: () => setMade(null), generate, remove };
}
