import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isWhole } from '#flows/core/text/flowText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { describeDiff } from '../versions/describeDiff.ts';
import { faultWords, lackingWords, type Received, receiveFlow } from '../text/textForm.ts';
import * as styles from './Transfer.css.ts';
import { useReplaceDraft } from './useReplaceDraft.ts';
import { transferMessages as words } from '../text/transfer.messages.ts';

const rule = { maxBytes: 8 * 1024 * 1024, types: ['yaml', 'json'] } as const;

/** Takes a flow from a file: what is wrong with it and where, or what it changes, before anything is changed. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { world, country } = useEditorSetting();
  const current = useDocument();
  const actions = useEditorActions();
  const replace = useReplaceDraft();
  const [file, setFile] = useState<{ name: string; received: Received } | null>(null);
  const received = file?.received;
  const whole = received?.ok && isWhole(received.part) ? received.part : undefined;
  const apply = async () => {
    if (!received?.ok) return;
    if (whole) await replace(current, whole, intl.formatMessage(words.undo), intl.formatMessage(words.replaced));
    else actions.putIn(received.part);
    onClose();
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(words.upload)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>
          <Button look="primary" disabled={!received?.ok} onClick={() => void apply()}>
            {intl.formatMessage(received?.ok && !whole ? words.add : words.replace)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{intl.formatMessage(words.intro)}</p>
        <FileDrop
          label={intl.formatMessage(words.file)}
          rule={rule}
          fileName={file?.name ?? null}
          onFile={(chosen) =>
            void chosen
              .text()
              .then((text) => setFile({ name: chosen.name, received: receiveFlow(text, world.current, country) }))
          }
        />
        {received && !received.ok && (
          <Notice tone="error">
            <p>{intl.formatMessage(words.faults)}</p>
            <ul className={styles.list}>
              {received.faults.map((fault, index) => (
                <li key={index}>{faultWords(fault, intl)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {received?.ok && received.lacking.length > 0 && (
          <Notice tone="warning">{lackingWords(received.lacking, intl)}</Notice>
        )}
        {received?.ok && !whole && (
          <p>
            {intl.formatMessage(words.part, {
              count: received.part.nodes.filter(({ type }) => type !== 'start').length,
            })}
          </p>
        )}
        {whole && <Changes next={whole} />}
      </div>
    </Dialog>
  );
}

const mostLines = 12;

function Changes({ next }: { next: Parameters<typeof describeDiff>[1] }) {
  const intl = useIntl();
  const lines = describeDiff(useDocument(), next, intl);
  if (lines.length === 0) return <p>{intl.formatMessage(words.same)}</p>;
  const more = lines.length - mostLines;
  return (
    <div>
      <h3 className={styles.title}>{intl.formatMessage(words.replaces)}</h3>
      <ul className={styles.list}>
        {lines.slice(0, mostLines).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {more > 0 && <li>{intl.formatMessage(words.more, { count: more })}</li>}
      </ul>
      <p className={styles.muted}>{intl.formatMessage(words.undoable)}</p>
    </div>
  );
}
