import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { send } from '../../../api/client/call.ts';
import { useFailureToast } from '../../../page/errors/useFailureToast.ts';
import { saveFile } from '../../../ui/table/saveFile.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { messageReportMessages as words } from './messageReport.messages.ts';
import type { MessageReport } from './useMessageReport.ts';

/** Downloads all messages of the filters, or the campaigns that started on its days. */
export function MessageExport({ messages: { query } }: { messages: MessageReport }) {
  const intl = useIntl();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async (file: string, request: (signal: AbortSignal) => Promise<Response>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      saveFile(`${file}.csv`, await (await request(controller.signal)).blob());
    } catch (error) {
      if (!controller.signal.aborted) showFailure(error);
    }
    if (running.current === controller) setBusy(false);
  };
  const { datefrom, dateto, timezone, account } = query;
  const days = { datefrom, dateto, timezone, ...(account && { account }) };
  return (
    <MenuButton
      label={intl.formatMessage(words.export)}
      trigger={
        <>
          {busy ? <Spinner /> : <Icon name="download" />} {intl.formatMessage(words.export)}
        </>
      }
      items={[
        {
          id: 'messages',
          label: intl.formatMessage(words.exportMessages),
          onChoose: () =>
            void download(intl.formatMessage(words.file), (signal) =>
              send(endpoints.downloadMessages, { query }, { signal }),
            ),
        },
        {
          id: 'campaigns',
          label: intl.formatMessage(words.exportCampaigns),
          onChoose: () =>
            void download(intl.formatMessage(words.fileCampaigns), (signal) =>
              send(endpoints.downloadBulkReport, { query: days }, { signal }),
            ),
        },
      ]}
    />
  );
}
