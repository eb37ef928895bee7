import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { paths } from '#contract/paths.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { notFoundMessages as words } from './notFound.messages.ts';
import { code, heading, page } from './NotFoundScreen.css.ts';

export function Component() {
  const intl = useIntl();
  const { title } = useHostTheme();
  const name = intl.formatMessage(words.title);
  useEffect(() => {
    document.title = title ? `${name} · ${title}` : name;
  }, [name, title]);
  return (
    <main className={page}>
      <p className={code} aria-hidden="true">
        {name}
      </p>
      <h1 className={heading}>{intl.formatMessage(words.heading)}</h1>
      <p>{intl.formatMessage(words.text)}</p>
      <Link className={button({ look: 'primary' })} to={paths.root()}>
        {intl.formatMessage(words.home)}
      </Link>
    </main>
  );
}
