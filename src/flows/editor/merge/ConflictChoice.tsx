import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIntl } from 'react-intl';
import type { Side } from '#flows/core/merge/conflict.ts';
import { sides } from '#flows/core/merge/sides.ts';
import { card, dot } from '../../../ui/field/Radio.css.ts';
import type { ConflictWords } from './conflictWords.ts';
import { mergeMessages } from './merge.messages.ts';
import * as styles from './Merge.css.ts';

const labels = { mine: mergeMessages.yours, theirs: mergeMessages.theirs };

interface ConflictChoiceProps {
  words: ConflictWords;
  chosen: Side;
  onChoose: (side: Side) => void;
  /** Shows the step on the canvas; missing if the conflict is about the whole flow. */
  onShow: (() => void) | undefined;
}

/** One thing that both sides changed: what it was, and both changes side by side. */
export function ConflictChoice({ words, chosen, onChoose, onShow }: ConflictChoiceProps) {
  const intl = useIntl();
  return (
    <li className={styles.conflict}>
      {onShow ? (
        <button type="button" className={styles.show} onClick={onShow}>
          {words.title}
        </button>
      ) : (
        <span className={styles.title}>{words.title}</span>
      )}
      <p className={styles.before}>{intl.formatMessage(mergeMessages.before, { value: words.base })}</p>
      <RadioGroup
        aria-label={words.title}
        className={styles.choice}
        value={chosen}
        onChange={(side) => onChoose(side as Side)}
      >
        {sides.map((side) => (
          <Radio key={side} value={side} className={`${card} ${styles.option}`}>
            <span className={dot} />
            <span className={styles.optionWords}>
              <span className={styles.side}>{intl.formatMessage(labels[side])}</span>
              <span className={styles.value}>{words[side]}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </li>
  );
}
