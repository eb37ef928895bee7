import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import type { Config } from '../config/config.ts';
import type { Executor } from '../db/executor.ts';
import { findThemeOfHost } from './themes.ts';
import { ownTitle } from './brandOf.ts';
import { isProprietary } from './isProprietary.ts';

type Look = Omit<Theme, 'host' | 'settings' | 'whiteLabel'>;

/** The theme of an unknown host, without a name. */
const namelessLook: Look = {
  title: '',
  logo: null,
  icon: null,
  loginImage: null,
  links: { support: null, terms: null },
  style: 'default',
  stickyHeader: true,
  css: null,
  colours: defaultColours,
};

/** The theme of a host, which may end with the dot of the root. Our own hosts show our name, unknown hosts none. */
export async function themeOfHost(executor: Executor, config: Config, host: string): Promise<Theme> {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const settings = {
    tokenMode: config.TOKEN_MODE,
    identityParameter: config.IDENTITY_PARAMETER,
    testCalls: config.CARRIER === 'local',
    stepLogin: config.STEP_LOGIN,
    passwordRule: config.PASSWORD_RULE,
  };
  const whiteLabel = !isProprietary(config.PROPRIETARY_DOMAINS, name);
  const row = await findThemeOfHost(executor, name);
  if (!row) return { ...namelessLook, title: whiteLabel ? '' : ownTitle, host: name, whiteLabel, settings };
  const { title, logo, icon, loginImage, supportUrl, termsUrl, style, stickyHeader, colours } = row;
  const links = { support: supportUrl, terms: termsUrl };
  const css = row.css === null ? null : `${themeUrl(name)}/custom.css?v=${row.version}`;
  return { host: name, whiteLabel, title, logo, icon, loginImage, links, style, stickyHeader, css, colours, settings };
}

export const themeUrl = (host: string) => `/v2/public/theme/${encodeURIComponent(host)}`;
