import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';

/** Where an exporter’s feed is, how it is read, and from when on. */
export function FeedDetails({ exporter }: { exporter: Exporter }) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const address = `${window.location.origin}${exporter.path}`;
  const key = exporter.auth === 'bearer' ? '-H "Authorization: Bearer $EXPORTER_KEY"' : '-u "exporter:$EXPORTER_KEY"';
  const example = `curl ${key} "${address}?dateFrom=yesterday&dateTo=yesterday"`;
  return (
    <div className={styles.stack}>
      {!exporter.available && (
        <Notice tone="info">
          {intl.formatMessage(exporterNamed.availableFrom, {
            at: intl.formatDate(exporter.availableAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
          })}
        </Notice>
      )}
      <CopyText
        label={intl.formatMessage(words.address)}
        copyLabel={intl.formatMessage(words.copyAddress)}
        text={address}
      />
      <CopyText
        label={intl.formatMessage(words.example)}
        copyLabel={intl.formatMessage(words.copyExample)}
        text={example}
      />
      <p className={styles.muted}>{intl.formatMessage(words.parameters)}</p>
    </div>
  );
}
