import { useIntl } from 'react-intl';
import { ExportFormat } from '#contract/telephony/callExport.contract.ts';
import { button } from '../../ui/button/Button.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { exportWords as words } from './callExport.messages.ts';
import type { ExportQuery, useCallExport } from './useCallExport.ts';

type CallExport = ReturnType<typeof useCallExport>;

/** Exports all calls that a query matches, in a format of the user's choice. */
export function ExportMenu({ download, query }: { download: CallExport; query: ExportQuery }) {
  const intl = useIntl();
  return (
    <MenuButton
      label={intl.formatMessage(words.export)}
      bare={button()}
      trigger={
        <>
          <Icon name="download" />
          {intl.formatMessage(words.export)}
        </>
      }
      items={ExportFormat.options.map((format) => ({
        id: format,
        label: intl.formatMessage(words[format]),
        onChoose: () => download.start(query, format),
      }))}
    />
  );
}

/** How far a running export is, with a way to cancel it. */
export function ExportProgress({ download: { progress, cancel } }: { download: CallExport }) {
  const intl = useIntl();
  const megabytes = (bytes: number) =>
    intl.formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  if (!progress) return null;
  const { count, bytes } = progress;
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={cancel}>
          {intl.formatMessage(words.cancel)}
        </Button>
      }
    >
      {count === null
        ? intl.formatMessage(words.preparing)
        : intl.formatMessage(words.progress, { count, size: megabytes(bytes) })}
    </Notice>
  );
}
