import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Artwork } from './Artwork.tsx';
import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { outsideMessages as words } from './outside.messages.ts';
import {
  brand,
  card,
  corner,
  footer,
  heading,
  initial,
  lead as leadClass,
  link,
  logo as logoClass,
  page,
  picture,
  side,
} from './OutsidePage.css.ts';
import { useHostTheme } from './ThemeContext.ts';

/** Layout of the pages before login, in the host's branding. */
export function OutsidePage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const intl = useIntl();
  const { title: host, logo, loginImage, links } = useHostTheme();
  useEffect(() => {
    document.title = host ? `${title} · ${host}` : title;
  }, [title, host]);

  return (
    <div className={page}>
      <main className={side}>
        <div className={corner}>
          <LanguageSwitch />
          <ModeToggle />
        </div>
        <div className={card}>
          <div className={brand}>
            {logo ? (
              <img className={logoClass} src={logo} alt={host} />
            ) : (
              <>
                <span className={initial} aria-hidden="true">
                  {host.charAt(0)}
                </span>
                {host}
              </>
            )}
          </div>
          <div>
            <h1 className={heading}>{title}</h1>
            {lead && <p className={leadClass}>{lead}</p>}
          </div>
          {children}
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
