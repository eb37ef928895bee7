import { useIntl } from 'react-intl';
import { followsRule, passwordRules, type PasswordStrength } from '#values/password.ts';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.css.ts';
import { passwordMessages as words } from './password.messages.ts';
import { mark, rule as ruleClass, rules } from './PasswordRules.css.ts';

/** What a new password needs, ticked off rule by rule. */
export function PasswordRules({ password, strength }: { password: string; strength: PasswordStrength }) {
  const intl = useIntl();
  return (
    <ul className={rules} aria-label={intl.formatMessage(words.rules)}>
      {passwordRules[strength].map((rule) => {
        const kept = followsRule(password, rule);
        return (
          <li key={rule} className={ruleClass({ kept })}>
            <span className={mark}>{kept && <Icon name="check" size={12} />}</span>
            {intl.formatMessage(words[rule])}
            {kept && <span className={visuallyHidden}>{intl.formatMessage(words.kept)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
