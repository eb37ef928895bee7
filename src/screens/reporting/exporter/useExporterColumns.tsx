import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';

interface Actions {
  onKey: (exporter: Exporter) => void;
  onDelete: (exporter: Exporter) => Promise<void>;
}

export function useExporterColumns({ onKey, onDelete }: Actions): Column<Exporter>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'name',
        title: title('name'),
        width: 150,
        sortable: true,
        fixed: true,
        card: 'title',
        text: ({ name }) => name,
      },
      {
        key: 'accountName',
        title: title('account'),
        width: 160,
        sortable: true,
        card: 'meta',
        text: ({ accountName, subAccounts }) =>
          subAccounts ? intl.formatMessage(exporterNamed.withBelow, { name: accountName }) : accountName,
      },
      {
        key: 'format',
        title: title('format'),
        width: 80,
        sortable: true,
        card: 'meta',
        text: ({ format }) => format.toUpperCase(),
      },
      {
        key: 'tags',
        title: title('tagsHead'),
        width: 110,
        cell: ({ tags }) => tags.map((tag) => <Badge key={tag}>{tag}</Badge>),
        text: ({ tags }) => tags.join(', '),
      },
      {
        key: 'keyPrefix',
        title: title('key'),
        width: 120,
        card: 'meta',
        cell: ({ keyPrefix }) =>
          keyPrefix === null ? (
            <Badge tone="warning">{title('noKey')}</Badge>
          ) : (
            <span className={styles.mono}>{keyPrefix}…</span>
          ),
        text: ({ keyPrefix }) => keyPrefix,
      },
      {
        key: 'availableAt',
        title: title('available'),
        width: 130,
        sortable: true,
        cell: ({ availableAt }) => <DateTime value={availableAt} timezone={timezone} />,
        text: ({ availableAt }) => availableAt,
      },
      {
        key: 'lastUsedAt',
        title: title('used'),
        width: 130,
        sortable: true,

        cell: ({ lastUsedAt }) =>
          lastUsedAt === null ? title('never') : <DateTime value={lastUsedAt} timezone={timezone} />,
        text: ({ lastUsedAt }) => lastUsedAt,
      },
      {
        key: 'actions',
        title: title('actions'),
        width: 150,
        fixed: true,
        align: 'end',
        card: 'aside',
        cell: (exporter) => (
          <span className={styles.actions}>
            <Button
              size="small"
              aria-label={intl.formatMessage(exporterNamed.newKeyOf, { name: exporter.name })}
              onClick={() => onKey(exporter)}
            >
              {title('newKey')}
            </Button>
            <IconButton
              icon="trash"
              label={intl.formatMessage(exporterNamed.deleteOne, { name: exporter.name })}
              onClick={() => void onDelete(exporter)}
            />
          </span>
        ),
      },
    ];
  }, [intl, timezone, onKey, onDelete]);
}
