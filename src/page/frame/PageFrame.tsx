import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '../errors/Boundary.tsx';
import { actions as actionsClass, below, content, head, heading } from './PageFrame.css.ts';
import { useHostTheme } from './ThemeContext.ts';

interface PageFrameProps {
  /** The page's only `h1`, and the document title. */
  title: string;
  /** Buttons on the right of the page header. */
  actions?: ReactNode;
  /** Filters and chips below the title. */
  filters?: ReactNode;
  /** Fills the viewport height; the canvas and long tables scroll inside. */
  fill?: boolean;
  children: ReactNode;
}

/** Page layout: header with title, actions and filters, then the content. If the content crashes, the header stays. */
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
