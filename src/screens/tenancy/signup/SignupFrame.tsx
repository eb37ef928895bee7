import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMenu } from '../../../page/locale/LanguageMenu.tsx';
import { ModeToggle } from '../../../page/frame/ModeToggle.tsx';
import { useHostTheme } from '../../../page/frame/ThemeContext.ts';
import { signupMessages as text } from './signup.messages.ts';
import { body, brand, logo as logoClass, page, top } from './Signup.css.ts';

/** Layout of the signup: branding, language, light or dark mode. */
export function SignupFrame({ children }: { children: ReactNode }) {
  const { title, logo } = useHostTheme();
  const name = useIntl().formatMessage(text.title);
  useEffect(() => {
    document.title = title ? `${name} · ${title}` : name;
  }, [name, title]);
  return (
    <div className={page}>
      <header className={top}>
        <span className={brand}>{logo ? <img className={logoClass} src={logo} alt={title} /> : title}</span>
        <LanguageMenu />
        <ModeToggle />
      </header>
      <main className={body}>{children}</main>
    </div>
  );
}
