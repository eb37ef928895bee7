import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { confirmations } from '../../ui/dialog/confirmations.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.css.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';
import { useProfile } from '../session/SessionContext.ts';
import * as styles from './FileImport.css.ts';
import { uploadedWords as words } from './fileImport.messages.ts';

interface Uploaded {
  createdAt: string;
  /** The email of whoever uploaded it. */
  createdBy: string;
  undoneAt: string | null;
}

interface UploadedFilesProps<File extends Uploaded> {
  title: string;
  /** Instead of a table without rows. */
  empty: string;
  files: readonly File[];
  keyOf: (file: File) => string;
  nameOf: (file: File) => string;
  /** What else is said about a file. */
  columns: readonly { head: string; cell: (file: File) => ReactNode }[];
  undo: {
    /** Names the button, and asks. */
    title: (file: File) => string;
    consequence: (file: File) => string;
    run: (file: File) => Promise<unknown>;
    done: string;
  };
  onChanged: () => void;
}

/** The files that were uploaded, each with a way to take back what came of it. */
export function UploadedFiles<File extends Uploaded>(props: UploadedFilesProps<File>) {
  const { title, empty, files, keyOf, nameOf, columns, undo, onChanged } = props;
  const intl = useIntl();
  const { tz } = useProfile();
  const showFailure = useFailureToast();
  async function takeBack(file: File): Promise<void> {
    const sure = await confirmations.ask({
      title: undo.title(file),
      text: undo.consequence(file),
      confirm: intl.formatMessage(words.undo),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await undo.run(file);
      toasts.add('success', undo.done);
    } catch (failure) {
      showFailure(failure);
    }
    onChanged();
  }
  if (files.length === 0)
    return (
      <Card title={title}>
        <p className={styles.muted}>{empty}</p>
      </Card>
    );
  return (
    <Card title={title}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(words.createdAt)}</th>
              <th scope="col">{intl.formatMessage(words.name)}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className={styles.roomy}>
                {intl.formatMessage(words.createdBy)}
              </th>
              <th scope="col">
                <span className={visuallyHidden}>{intl.formatMessage(words.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={keyOf(file)}>
                <td>
                  <DateTime value={file.createdAt} timezone={tz} />
                </td>
                <td className={styles.cell}>{nameOf(file)}</td>
                {columns.map(({ head, cell }) => (
                  <td key={head}>{cell(file)}</td>
                ))}
                <td className={`${styles.cell} ${styles.roomy}`}>{file.createdBy}</td>
                <td className={styles.end}>
                  {file.undoneAt === null ? (
                    <Button size="small" aria-label={undo.title(file)} onClick={() => void takeBack(file)}>
                      {intl.formatMessage(words.undo)}
                    </Button>
                  ) : (
                    <Badge tone="neutral">{intl.formatMessage(words.isUndone)}</Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
