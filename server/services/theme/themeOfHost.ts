import type { Theme } from '#contract/theme.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
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
  colours: defaultColours,
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
