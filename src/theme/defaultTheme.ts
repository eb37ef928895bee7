import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';

/** Neutral theme, without name or brand, used when the host's cannot be loaded. */
export const defaultTheme: Theme = {
  host: '',
  whiteLabel: true,
  title: '',
  logo: null,
  icon: null,
  loginImage: null,
  links: { support: null, terms: null },
  style: 'default',
  stickyHeader: true,
  css: null,
  colours: defaultColours,
  settings: {
    tokenMode: 'cookie',
    identityParameter: 'identity',
    testCalls: false,
    stepLogin: false,
    passwordRule: 'strong',
  },
};
