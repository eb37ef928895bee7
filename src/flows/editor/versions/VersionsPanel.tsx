import { useIntl } from 'react-intl';
import type { FlowVersion } from '#contract/routing.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import * as styles from './Versions.css.ts';

interface VersionsPanelProps {
  versions: readonly FlowVersion[];
  /** The reader's time zone. */
  timezone: string;
  onOpen: (version: number) => void;
}

/** The published versions, newest first; each can be opened. */
export function VersionsPanel({ versions, timezone, onOpen }: VersionsPanelProps) {
  const intl = useIntl();
  if (versions.length === 0) return <p className={styles.detail}>{intl.formatMessage(flowMessages.noVersions)}</p>;
  return (
    <ul className={styles.list}>
      {versions.map(({ version, publishedAt, publishedBy, note }) => (
        <li key={version} className={styles.row}>
          <div>
            <p className={styles.title}>{intl.formatMessage(flowMessages.version, { version })}</p>
            <p className={styles.detail}>
              {intl.formatMessage(flowMessages.publishedBy, {
                who: publishedBy ?? intl.formatMessage(flowMessages.someone),
                when: intl.formatDate(publishedAt, { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </p>
            {note !== '' && <p className={styles.detail}>{note}</p>}
          </div>
          <Button size="small" onClick={() => onOpen(version)}>
            {intl.formatMessage(flowMessages.openVersion)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
