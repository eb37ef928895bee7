import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { importStudio, type StudioImport } from '#flows/studio/importStudio.ts';
import { readStudio, type StudioFault } from '#flows/studio/readStudio.ts';
import type { StudioGap } from '#flows/studio/studioGap.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { transferMessages } from '../text/transfer.messages.ts';
import {
  settingAdvice,
  studioFaults,
  studioMessages as words,
  transitionAdvice,
  widgetAdvice,
} from './studio.messages.ts';
import * as styles from './Transfer.css.ts';
import { useReplaceDraft } from './useReplaceDraft.ts';

const rule = { maxBytes: 8 * 1024 * 1024, types: ['json'] } as const;

type Read = { ok: true; imported: StudioImport } | { ok: false; fault: StudioFault };

/** Takes a flow of Twilio Studio from a file: what becomes of it, and what doesn't, before the draft is replaced. */
export function StudioDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { country } = useEditorSetting();
  const current = useDocument();
  const replace = useReplaceDraft();
  const [file, setFile] = useState<{ name: string; read: Read } | null>(null);
  const imported = file?.read.ok ? file.read.imported : undefined;
  const isEmpty = imported?.nodes.length === 1;
  const apply = async () => {
    if (!imported) return;
    const { nodes, edges } = imported;
    const [label, done] = [intl.formatMessage(words.undo), intl.formatMessage(words.done)];
    await replace({ ...current, nodes: [] }, { ...current, nodes, edges }, label, done);
    onClose();
  };
  const read = (text: string): Read => {
    const studio = readStudio(text);
    return studio.ok ? { ok: true, imported: importStudio(studio.flow, country) } : studio;
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(transferMessages.studio)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(flowMessages.cancel)}</Button>
          <Button look="primary" disabled={!imported || isEmpty} onClick={() => void apply()}>
            {intl.formatMessage(transferMessages.replace)}
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
          onFile={(chosen) => void chosen.text().then((text) => setFile({ name: chosen.name, read: read(text) }))}
        />
        {file?.read.ok === false && (
          <Notice tone="error">{intl.formatMessage(studioFaults[file.read.fault.code], file.read.fault)}</Notice>
        )}
        {imported && <Outcome imported={imported} isEmpty={isEmpty} />}
      </div>
    </Dialog>
  );
}

function Outcome({ imported: { nodes, gaps, steps }, isEmpty }: { imported: StudioImport; isEmpty: boolean }) {
  const intl = useIntl();
  const summary = intl.formatMessage(words.summary, { widgets: steps.size, steps: nodes.length });
  return (
    <div>
      <p>{isEmpty ? intl.formatMessage(words.nothing) : summary}</p>
      {gaps.length === 0 ? (
        <p className={styles.muted}>{intl.formatMessage(words.complete)}</p>
      ) : (
        <>
          <h3 className={styles.title}>{intl.formatMessage(words.attention)}</h3>
          <ul className={styles.attention}>
            {gapLines(gaps, intl).map(({ advice, widgets }) => (
              <li key={advice}>{intl.formatMessage(words.item, { widget: intl.formatList(widgets), advice })}</li>
            ))}
          </ul>
        </>
      )}
      {!isEmpty && <p className={styles.muted}>{intl.formatMessage(transferMessages.undoable)}</p>}
    </div>
  );
}

/** One line for all widgets of which the same is to be said. */
function gapLines(gaps: readonly StudioGap[], intl: IntlShape): { advice: string; widgets: string[] }[] {
  const byAdvice = Map.groupBy(gaps, (gap) => adviceFor(gap, intl));
  return [...byAdvice].map(([advice, same]) => ({ advice, widgets: [...new Set(same.map(({ widget }) => widget))] }));
}

function adviceFor(gap: StudioGap, intl: IntlShape): string {
  if (gap.kind === 'widget') return intl.formatMessage(widgetAdvice[gap.code]);
  if (gap.kind === 'setting') return intl.formatMessage(settingAdvice[gap.code], gap);
  const advice = intl.formatMessage(transitionAdvice[gap.code]);
  return intl.formatMessage(words.transition, { event: gap.event, next: gap.next, advice });
}
