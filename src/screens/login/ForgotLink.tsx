import { useIntl } from 'react-intl';
import { textLink } from '../../page/frame/OutsidePage.css.ts';
import { paths } from '../../page/paths.ts';
import { loginMessages as words } from './login.messages.ts';

/** The way to a new password. An ordinary link: the first page of a visit has no router. */
export function ForgotLink() {
  const intl = useIntl();
  return (
    <a className={textLink} href={paths.forgotPassword()}>
      {intl.formatMessage(words.forgot)}
    </a>
  );
}
