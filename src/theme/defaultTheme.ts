import type { Theme } from '#contract/theme.contract.ts';

/** How the page looks while the theme of its host cannot be had: nobody's name, nobody's colours. */
export const defaultTheme: Theme = {
  host: '',
  whiteLabel: true,
  title: '',
  logo: null,
  icon: null,
  loginImage: null,
  links: { support: null, terms: null },
  colours: {
    primary: '#3b5bdb',
    secondary: '#5f6b85',
    accent: '#0c8599',
    blue: '#228be6',
    dark: '#1b2130',
    error: '#d6336c',
    info: '#1c7ed6',
    success: '#2b8a3e',
    background: '#f7f8fa',
    background2: '#f0f2f6',
    menu: '#ffffff',
    menuDark: '#eef1f8',
    menuText: '#323a4d',
    border: '#e1e5ec',
    text: '#1b2130',
    answered: '#2f9e6b',
    missed: '#d9480f',
    abandoned: '#868e96',
  },
  settings: { tokenMode: 'cookie', testCalls: false },
};
