import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Side } from '#flows/core/merge/conflict.ts';
import { type Choices, merge3 } from '#flows/core/merge/merge3.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useWindowSize } from '../state/useWindowSize.ts';
import { diffLines } from '../versions/describeDiff.ts';
import { drawDiff } from '../versions/drawDiff.ts';
import { versionMessages } from '../versions/versions.messages.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { conflictWords, fileNamesIn } from './conflictWords.ts';
import { mergeMessages } from './merge.messages.ts';
import { MergeCanvas } from './MergeCanvas.tsx';
import * as styles from './Merge.css.ts';

type Other = 'mine' | 'theirs' | 'base';

const others = { mine: mergeMessages.withMine, theirs: mergeMessages.withTheirs, base: mergeMessages.withBase };

interface MergeViewProps {
  /** What both started from. */
  base: FlowDocument;
  mine: FlowDocument;
  theirs: FlowDocument;
  world: AccountWorld | undefined;
  /** Whether the merged flow is published next. */
  publishes: boolean;
  onSave: (merged: FlowDocument) => void;
  onBack: () => void;
}

/** Combines two drafts: the merged flow on the canvas, and a choice wherever both changed the same thing. */
export function MergeView({ base, mine, theirs, world, publishes, onSave, onBack }: MergeViewProps) {
  const intl = useIntl();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [other, setOther] = useState<Other>('mine');
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that led here is gone, and so would be the place of the reader.
  useEffect(() => heading.current?.focus(), []);
  const hasCanvas = useWindowSize() !== 'narrow';
  const [shown, setShown] = useState<{ step: string } | null>(null);
  const drafts = useMemo(() => ({ base, mine, theirs, world }), [base, mine, theirs, world]);
  const files = useMemo(() => fileNamesIn(drafts), [drafts]);
  const { conflicts, resolve } = useMemo(() => merge3(base, mine, theirs, nodeTypes), [base, mine, theirs]);
  const reported = useMemo(
    () => conflicts.map((conflict) => ({ conflict, words: conflictWords(conflict, drafts, intl) })),
    [conflicts, drafts, intl],
  );
  const merged = useMemo(() => resolve(choices), [resolve, choices]);
  const drawn = useMemo(() => drawDiff(drafts[other], merged), [drafts, other, merged]);
  const lines = useMemo(() => diffLines(drafts[other], merged, intl, files), [drafts, other, merged, intl, files]);
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ id }) => [id, side])));
  return (
    <div className={styles.view}>
      <section className={styles.stage} aria-label={intl.formatMessage(mergeMessages.result)}>
        <MergeCanvas document={merged} drawn={drawn} files={files} shown={shown} />
      </section>
      <section className={styles.panel} aria-label={intl.formatMessage(mergeMessages.panel)}>
        <div className={styles.head}>
          <h2 className={styles.heading} ref={heading} tabIndex={-1}>
            {intl.formatMessage(mergeMessages.panel)}
          </h2>
          <Button onClick={onBack}>{intl.formatMessage(mergeMessages.back)}</Button>
          <Button look="primary" onClick={() => onSave(merged)}>
            {intl.formatMessage(publishes ? mergeMessages.publish : mergeMessages.save)}
          </Button>
        </div>
        <div className={styles.body}>
          <p>
            {conflicts.length > 0
              ? intl.formatMessage(mergeMessages.clashes, { count: conflicts.length })
              : intl.formatMessage(mergeMessages.fits)}
          </p>
          {conflicts.length > 1 && (
            <div className={styles.all}>
              <Button size="small" onClick={() => chooseAll('mine')}>
                {intl.formatMessage(mergeMessages.allYours)}
              </Button>
              <Button size="small" onClick={() => chooseAll('theirs')}>
                {intl.formatMessage(mergeMessages.allTheirs)}
              </Button>
            </div>
          )}
          {conflicts.length > 0 && (
            <ul className={styles.conflicts}>
              {reported.map(({ conflict, words }) => (
                <ConflictChoice
                  key={conflict.id}
                  words={words}
                  chosen={choices.get(conflict.id) ?? 'mine'}
                  onChoose={(side) => setChoices(new Map(choices).set(conflict.id, side))}
                  onShow={hasCanvas && 'step' in conflict ? () => setShown({ step: conflict.step }) : undefined}
                />
              ))}
            </ul>
          )}
          <SelectField
            inline
            label={intl.formatMessage(versionMessages.compareWith)}
            value={other}
            choices={(['mine', 'theirs', 'base'] as const).map((value) => ({
              value,
              label: intl.formatMessage(others[value]),
            }))}
            onChange={setOther}
          />
          <ul className={styles.changes}>
            {lines.map(({ step, words }, index) => (
              <li key={`${words}-${index}`}>
                {step === null || !hasCanvas ? (
                  words
                ) : (
                  <button type="button" className={styles.line} onClick={() => setShown({ step })}>
                    {words}
                  </button>
                )}
              </li>
            ))}
            {lines.length === 0 && <li className={styles.detail}>{intl.formatMessage(versionMessages.same)}</li>}
          </ul>
        </div>
      </section>
    </div>
  );
}
