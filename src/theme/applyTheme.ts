import { setElementVars } from '@vanilla-extract/dynamic';
import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { deriveColours, type Mode } from '#values/deriveColours.ts';
import { vars } from './tokens.css.ts';

/** Applies the host's colors in this mode, and its icon, to the document. */
export function applyTheme(theme: Theme, mode: Mode): void {
  const root = document.documentElement;
  const colours = deriveColours(theme.colours, mode);
  setElementVars(root, vars.color, colours);
  root.dataset['mode'] = mode;
  root.dataset['style'] = theme.style;
  root.dataset['header'] = theme.stickyHeader ? 'sticky' : 'scrolls';
  root.style.colorScheme = mode;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && theme.icon) {
    icon.removeAttribute('type');
    icon.href = theme.icon;
  }
}
