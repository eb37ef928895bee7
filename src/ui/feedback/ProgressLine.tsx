import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as styles from './ProgressLine.css.ts';

interface ProgressLineProps {
  label: string;
  /** How far it is, in words. */
  text: string;
  /** From 0 to 1. */
  value: number;
}

export function ProgressLine({ label, text, value }: ProgressLineProps) {
  return (
    <ProgressBar className={styles.progress} aria-label={label} value={value} maxValue={1} valueLabel={text}>
      {({ percentage }) => (
        <>
          <span className={styles.text}>{text}</span>
          <div className={styles.bar}>
            <div className={styles.fill} style={{ width: `${percentage ?? 0}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
  );
}
