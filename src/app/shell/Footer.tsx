import { useIntl } from 'react-intl';
import { useHostTheme } from '../../page/frame/ThemeContext.ts';
import { footer, link } from './Footer.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';

/** The reseller's links. */
export function Footer() {
  const intl = useIntl();
  const { links, title } = useHostTheme();
  return (
    <footer className={footer}>
      <span>{title}</span>
      {links.support && (
        <a className={link} href={links.support}>
          {intl.formatMessage(words.support)}
        </a>
      )}
      {links.terms && (
        <a className={link} href={links.terms}>
          {intl.formatMessage(words.terms)}
        </a>
      )}
    </footer>
  );
}
