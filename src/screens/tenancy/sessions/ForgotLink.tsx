import { useIntl } from 'react-intl';
import { textLink } from '../../../page/frame/OutsidePage.css.ts';
import { paths } from '#contract/paths.ts';
import { loginMessages as words } from './login.messages.ts';

export function ForgotLink() {
  const intl = useIntl();
  return (
    <a className={textLink} href={paths.forgotPassword()}>
      {intl.formatMessage(words.forgot)}
    </a>
  );
}
