import { useIntl } from 'react-intl';
import type { ThemeStyle } from '#contract/tenancy/theme.contract.ts';
import { previewMessages as words } from './look.messages.ts';
import * as styles from './BrandPreview.css.ts';

const days = [
  [58, 14, 6],
  [72, 10, 9],
  [64, 22, 5],
  [80, 12, 8],
  [40, 8, 4],
  [22, 6, 2],
] as const;

/** A static picture of the shell, a chart and the login. */
export function BrandPreview({ title, logo, corners }: { title: string; logo: string; corners: ThemeStyle }) {
  const intl = useIntl();
  const mark = logo.startsWith('/v2/public/file/') ? <img className={styles.logo} src={logo} alt="" /> : <b>{title}</b>;
  return (
    <div className={styles.page} data-corners={corners} role="img" aria-label={intl.formatMessage(words.replica)}>
      <div className={styles.menu} aria-hidden="true">
        <span className={styles.brand}>{mark}</span>
        <span className={styles.entry({ active: true })}>{intl.formatMessage(words.dashboard)}</span>
        <span className={styles.entry({ active: false })}>{intl.formatMessage(words.calls)}</span>
        <span className={styles.entry({ active: false })}>{intl.formatMessage(words.reports)}</span>
      </div>
      <div className={styles.body} aria-hidden="true">
        <span className={styles.heading}>{intl.formatMessage(words.dashboard)}</span>
        <div className={styles.card}>
          <div className={styles.chart}>
            {days.map(([answered, missed, abandoned], day) => (
              <span key={day} className={styles.bar}>
                <span className={styles.abandoned} style={{ height: `${abandoned}%` }} />
                <span className={styles.missed} style={{ height: `${missed}%` }} />
                <span className={styles.answered} style={{ height: `${answered}%` }} />
              </span>
            ))}
          </div>
          <span className={styles.words}>{intl.formatMessage(words.legend)}</span>
        </div>
        <div className={styles.card}>
          <span className={styles.heading}>{intl.formatMessage(words.login)}</span>
          <span className={styles.field}>name@example.com</span>
          <span className={styles.line}>
            <span className={styles.button}>{intl.formatMessage(words.login)}</span>
            <span className={styles.link}>{intl.formatMessage(words.forgot)}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
