import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '../errors/Boundary.tsx';
import { actions as actionsClass, below, content, head, heading } from './PageFrame.css.ts';
import { useHostTheme } from './ThemeContext.ts';

interface PageFrameProps {
  /** The page's one `h1`, and the title of the tab. */
  title: string;
  /** Buttons at the end of the content header. */
  actions?: ReactNode;
  /** Filters and chips under the title. */
  filters?: ReactNode;
  /** Fills the window's height: the canvas and long tables scroll inside. */
  fill?: boolean;
  children: ReactNode;
}

/** A page: content header with title, actions and filters, then its content. When the content crashes, the header stays. */
export function PageFrame({ title, actions, filters, fill = false, children }: PageFrameProps) {
  const theme = useHostTheme();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = theme.title ? `${title} · ${theme.title}` : title;
  }, [title, theme.title]);
  return (
    <>
      <div className={head}>
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={actionsClass}>{actions}</div>}
        {filters && <div className={below}>{filters}</div>}
      </div>
      <div className={content({ fill })}>
        <Boundary about={pathname}>{children}</Boundary>
      </div>
    </>
  );
}
