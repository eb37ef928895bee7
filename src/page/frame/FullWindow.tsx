import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '../errors/Boundary.tsx';
import { useHostTheme } from './ThemeContext.ts';

/** A page that takes the whole window: the shell's sidebar, header and footer are gone. It brings its own `h1`. */
export function FullWindow({ title, children }: { title: string; children: ReactNode }) {
  const theme = useHostTheme();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = theme.title ? `${title} · ${theme.title}` : title;
  }, [title, theme.title]);
  useLayoutEffect(() => {
    document.documentElement.dataset['window'] = 'full';
    return () => {
      delete document.documentElement.dataset['window'];
    };
  }, []);
  return <Boundary about={pathname}>{children}</Boundary>;
}
