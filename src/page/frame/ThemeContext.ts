import { createContext, useContext } from 'react';
import type { Theme } from '#contract/theme.contract.ts';
import { defaultTheme } from '../../theme/defaultTheme.ts';

export const ThemeContext = createContext<Theme>(defaultTheme);

/** The theme of this host: title, images, links and what of the installation a page must know. */
export const useHostTheme = (): Theme => useContext(ThemeContext);
