import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { useFileNames } from '../card/useFileNames.ts';
import { useEditorSetting } from '../state/EditorContext.ts';
import { diffLines } from './describeDiff.ts';
import type { Base, Review } from './useReview.ts';
import { versionMessages } from './versions.messages.ts';
import * as styles from './Versions.css.ts';

/** How what is on the canvas differs from another version, a sentence a change; each shows its step. */
export function Differences({ review }: { review: Review }) {
  const intl = useIntl();
  const { store, account } = useEditorSetting();
  const { shown, before, after, base, bases, failed, onBase } = review;
  const files = useFileNames(account, after, before);
  const lines = useMemo(() => (before ? diffLines(before, after, intl, files) : []), [before, after, intl, files]);
  if (before === null)
    return (
      <p className={styles.detail}>
        {intl.formatMessage(shown === null ? versionMessages.unpublished : versionMessages.first)}
      </p>
    );
  const words = { before: versionMessages.asBefore, live: versionMessages.asLive };
  const labelOf = (each: Base, version: number | null) =>
    each === 'draft' || version === null
      ? intl.formatMessage(versionMessages.asDraft)
      : intl.formatMessage(words[each], { version });
  return (
    <div className={styles.comparison}>
      <SelectField
        inline
        label={intl.formatMessage(versionMessages.compareWith)}
        value={base}
        choices={bases.map((each) => ({ value: each.base, label: labelOf(each.base, each.version) }))}
        onChange={onBase}
      />
      {failed && <p className={styles.detail}>{intl.formatMessage(versionMessages.compareFailed)}</p>}
      {before === undefined && !failed && <Skeleton height="48px" />}
      {before && (
        <ul className={styles.lines}>
          {lines.map(({ step, words: stated }, index) => (
            <li key={`${stated}-${index}`}>
              {step === null ? (
                stated
              ) : (
                <button type="button" className={styles.line} onClick={() => store.reveal(step)}>
                  {stated}
                </button>
              )}
            </li>
          ))}
          {lines.length === 0 && <li>{intl.formatMessage(versionMessages.same)}</li>}
        </ul>
      )}
    </div>
  );
}
