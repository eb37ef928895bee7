import type { Theme } from '#contract/theme.contract.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/executor.ts';
import { findTheme } from '../../repositories/themes.repository.ts';

type Look = Omit<Theme, 'host' | 'settings'>;

/** The look of our own hosts. */
export const defaultLook: Look = {
  whiteLabel: false,
  title: 'Trunkline',
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
};

/** How a host looks. A host without a theme of its own has ours. */
export async function themeOfHost(db: Db, config: Config, host: string): Promise<Theme> {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const settings = { tokenMode: config.TOKEN_MODE, testCalls: config.CARRIER === 'local' };
  const row = await findTheme(db, name);
  if (!row) return { ...defaultLook, host: name, settings };
  const { whiteLabel, title, logo, icon, loginImage, supportUrl, termsUrl, colours } = row;
  const links = { support: supportUrl, terms: termsUrl };
  return { host: name, whiteLabel, title, logo, icon, loginImage, links, colours, settings };
}
