import { useIntl } from 'react-intl';
import type { DrawnDiff, Mark } from './drawDiff.ts';
import { versionMessages } from './versions.messages.ts';
import * as styles from './Versions.css.ts';

const marks: readonly Mark[] = ['added', 'changed', 'removed'];

/** What the colours on the canvas mean, and how many steps have each. */
export function Legend({ counts }: Pick<DrawnDiff, 'counts'>) {
  const intl = useIntl();
  return (
    <ul className={styles.legend} aria-label={intl.formatMessage(versionMessages.legend)}>
      {marks.map((mark) => (
        <li key={mark} className={styles.legendItem}>
          <span className={styles.swatch[mark]} />
          {intl.formatMessage(versionMessages.count, {
            mark: intl.formatMessage(versionMessages[mark]),
            count: counts[mark],
          })}
        </li>
      ))}
    </ul>
  );
}
