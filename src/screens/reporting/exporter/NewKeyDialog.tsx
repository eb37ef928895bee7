import { useIntl } from 'react-intl';
import type { Exporter } from '#contract/reporting/exporter.contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CopyText } from '../../../ui/text/CopyText.tsx';
import * as styles from './Exporter.css.ts';
import { exporterMessages as words, exporterNamed } from './exporter.messages.ts';
import { FeedDetails } from './FeedDetails.tsx';

export interface NewKey {
  exporter: Exporter;
  key: string;
}

/** A key that is shown this once, and how the feed is read with it. */
export function NewKeyDialog({ made, onClose }: { made: NewKey; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(exporterNamed.keyOf, { name: made.exporter.name })}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {intl.formatMessage(words.done)}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Notice tone="success">{intl.formatMessage(words.once)}</Notice>
        <CopyText label={intl.formatMessage(words.key)} copyLabel={intl.formatMessage(words.copyKey)} text={made.key} />
        <FeedDetails exporter={made.exporter} />
      </div>
    </Dialog>
  );
}
