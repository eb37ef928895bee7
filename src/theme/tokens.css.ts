import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

const colour = (name: string) => `color-${name}`;

/** Colors by role, set at run time as `--wl-color-*` from the host's theme, in light or dark mode. */
const colourContract = createGlobalThemeContract(
  {
    background: colour('background'),
    surface: colour('surface'),
    raised: colour('raised'),
    sunken: colour('sunken'),
    hover: colour('hover'),
    border: colour('border'),
    borderStrong: colour('border-strong'),
    text: colour('text'),
    textMuted: colour('text-muted'),
    primary: colour('primary'),
    primaryHover: colour('primary-hover'),
    onPrimary: colour('on-primary'),
    primaryText: colour('primary-text'),
    primarySoft: colour('primary-soft'),
    secondary: colour('secondary'),
    accent: colour('accent'),
    blue: colour('blue'),
    error: colour('error'),
    onError: colour('on-error'),
    errorText: colour('error-text'),
    errorSoft: colour('error-soft'),
    successText: colour('success-text'),
    successSoft: colour('success-soft'),
    warningText: colour('warning-text'),
    warningSoft: colour('warning-soft'),
    infoText: colour('info-text'),
    infoSoft: colour('info-soft'),
    answered: colour('answered'),
    answeredText: colour('answered-text'),
    answeredSoft: colour('answered-soft'),
    missed: colour('missed'),
    missedText: colour('missed-text'),
    missedSoft: colour('missed-soft'),
    abandoned: colour('abandoned'),
    abandonedText: colour('abandoned-text'),
    abandonedSoft: colour('abandoned-soft'),
    menu: colour('menu'),
    menuActive: colour('menu-active'),
    menuText: colour('menu-text'),
    menuTextMuted: colour('menu-text-muted'),
    menuBorder: colour('menu-border'),
    focus: colour('focus'),
    scrim: colour('scrim'),
    shadow: colour('shadow'),
  },
  (name) => `wl-${name}`,
);

const scale = {
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 10: '40px', 12: '48px' },
  radius: { sm: '4px', md: '6px', lg: '10px', full: '999px' },
  size: { control: '34px', controlSmall: '28px', header: '52px', sidebar: '232px', sidebarSmall: '56px' },
  font: {
    family: 'Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Helvetica Neue", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    xs: '12px',
    sm: '13px',
    md: '14px',
    lg: '16px',
    xl: '20px',
    xxl: '26px',
  },
  shadow: {
    low: '0 1px 2px var(--wl-color-shadow)',
    high: '0 8px 28px -6px var(--wl-color-shadow), 0 2px 6px -2px var(--wl-color-shadow)',
  },
  layer: { sticky: '10', menu: '40', dialog: '60', toast: '80' },
} as const;

const scaleVars = createGlobalThemeContract(scale, (_value, path) => `wl-${path.join('-')}`);
createGlobalTheme(':root', scaleVars, scale);

/** All values for styles: `vars.color.*` from the host's theme, the rest fixed. */
export const vars = { color: colourContract, ...scaleVars };
