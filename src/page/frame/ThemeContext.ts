import { createContext, useContext } from 'react';
import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { defaultTheme } from '../../theme/defaultTheme.ts';

export const ThemeContext = createContext<Theme>(defaultTheme);

/** The host's theme: title, images, links and what pages need to know about the installation. */
export const useHostTheme = (): Theme => useContext(ThemeContext);
