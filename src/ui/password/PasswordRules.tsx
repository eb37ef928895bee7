import { useIntl } from 'react-intl';
import { followsRule, passwordRules, type PasswordStrength } from '#values/password.ts';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.css.ts';
import { passwordMessages as words } from './password.messages.ts';
import { mark, rule as ruleClass, rules } from './PasswordRules.css.ts';

/** The rules of a new password, checked off one by one. */
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
