import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMenu } from '../../app/page/LanguageMenu.tsx';
import { ModeToggle } from '../../app/page/ModeToggle.tsx';
import { useHostTheme } from '../../app/page/ThemeContext.ts';
import { decodeRedirect, paths } from '../../app/paths.ts';
import { useSession } from '../../app/session/SessionContext.ts';
import { Artwork } from './Artwork.tsx';
import { loginMessages as words } from './login.messages.ts';
import { LoginForm } from './LoginForm.tsx';
import {
  brand,
  card,
  corner,
  footer,
  heading,
  initial,
  lead,
  link,
  logo as logoClass,
  page,
  picture,
  side,
} from './LoginScreen.css.ts';

/** The way in: after it, the page that was asked for, or the dashboard. Needs no router: `onEnter` goes there. */
export function LoginScreen({ onEnter }: { onEnter: (path: string) => void }) {
  const intl = useIntl();
  const { title, logo, loginImage, links } = useHostTheme();
  const inside = useSession((snapshot) => snapshot.matches('loggedIn'));
  const enter = useRef(onEnter);
  useEffect(() => {
    enter.current = onEnter;
  });
  const tabTitle = intl.formatMessage(words.title);

  useEffect(() => {
    document.title = title ? `${tabTitle} · ${title}` : tabTitle;
  }, [tabTitle, title]);
  useEffect(() => {
    if (inside) enter.current(askedPath());
  }, [inside]);

  return (
    <div className={page}>
      <main className={side}>
        <div className={corner}>
          <LanguageMenu />
          <ModeToggle />
        </div>
        <div className={card}>
          <div className={brand}>
            {logo ? (
              <img className={logoClass} src={logo} alt={title} />
            ) : (
              <>
                <span className={initial} aria-hidden="true">
                  {title.charAt(0)}
                </span>
                {title}
              </>
            )}
          </div>
          <div>
            <h1 className={heading}>{intl.formatMessage(words.title)}</h1>
            <p className={lead}>{intl.formatMessage(words.lead)}</p>
          </div>
          <LoginForm />
        </div>
        <footer className={footer}>
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
      </main>
      <div className={picture}>{loginImage ? <img src={loginImage} alt="" /> : <Artwork />}</div>
    </div>
  );
}

/** Where the address says that its person wanted to go. */
function askedPath(): string {
  const { search, origin } = window.location;
  return decodeRedirect(new URLSearchParams(search).get('redirect'), origin) ?? paths.dashboard();
}
