import { contrast, inkOn, legible, mix } from './colour.ts';
import type { defaultColours } from './defaultColours.ts';

export type Mode = 'light' | 'dark';
/** The colors that a theme sets, `#rrggbb`. */
export type HostColours = Record<keyof typeof defaultColours, string>;
/** A color named by its role on the page. */
export type ColourToken = keyof ReturnType<typeof deriveColours>;

interface Grounds {
  background: string;
  surface: string;
  raised: string;
  sunken: string;
  hover: string;
  border: string;
  borderStrong: string;
}

const warning = '#b7791f';

function lightGrounds(host: HostColours): Grounds {
  return {
    background: host.background,
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: host.background2,
    hover: mix(host.background2, host.text, 0.03),
    border: host.border,
    borderStrong: legible(host.border, ['#ffffff'], 3),
  };
}

/** The theme's dark color, darkened to leave room for text and fills. */
function darkGrounds(host: HostColours): Grounds {
  const background = mix(mix(host.dark, '#000000', 0.45), '#0c0e13', 0.5);
  const lift = (amount: number) => mix(background, '#ffffff', amount);
  return {
    background,
    surface: lift(0.045),
    raised: lift(0.085),
    sunken: lift(0.02),
    hover: lift(0.08),
    border: lift(0.13),
    borderStrong: legible(lift(0.3), [lift(0.045)], 3),
  };
}

/** The theme's color for the active menu entry, or a shade of the menu if the menu's text would be unreadable on it. */
function activeMenu(wanted: string, menu: string, text: string): string {
  const shades = [wanted, mix(menu, text, 0.1), mix(menu, inkOn(text), 0.1)];
  return shades.find((shade) => contrast(text, shade) >= 4.5) ?? menu;
}

/**
 * Derives colors by role from a host's theme. Text has at least 4.5:1 contrast on every ground, fills and control
 * borders 3:1.
 */
export function deriveColours(host: HostColours, mode: Mode) {
  const grounds = mode === 'light' ? lightGrounds(host) : darkGrounds(host);
  const under = [grounds.background, grounds.surface, grounds.raised, grounds.sunken, grounds.hover];
  const soft = (colour: string) => mix(grounds.surface, colour, mode === 'light' ? 0.1 : 0.18);
  const words = (colour: string) => legible(colour, [...under, soft(colour)], 4.5);
  const fill = (colour: string) => legible(colour, [grounds.background, grounds.surface], 3);
  const text = legible(mode === 'light' ? host.text : mix('#ffffff', grounds.background, 0.08), under, 9);
  const primary = fill(host.primary);
  const menu = mode === 'light' ? host.menu : grounds.sunken;
  const menuText = legible(host.menuText, [menu], 7);
  const menuActive = activeMenu(mode === 'light' ? host.menuDark : grounds.raised, menu, menuText);
  return {
    ...grounds,
    text,
    textMuted: legible(mix(text, grounds.surface, 0.42), under, 4.6),
    primary,
    primaryHover: mix(primary, inkOn(primary) === '#ffffff' ? '#000000' : '#ffffff', 0.12),
    onPrimary: inkOn(primary),
    primaryText: words(host.primary),
    primarySoft: soft(host.primary),
    secondary: fill(host.secondary),
    accent: fill(host.accent),
    blue: fill(host.blue),
    error: legible(host.error, [grounds.surface, grounds.raised], 3),
    onError: inkOn(legible(host.error, [grounds.surface, grounds.raised], 3)),
    errorText: words(host.error),
    errorSoft: soft(host.error),
    successText: words(host.success),
    successSoft: soft(host.success),
    warningText: words(warning),
    warningSoft: soft(warning),
    infoText: words(host.info),
    infoSoft: soft(host.info),
    answered: fill(host.answered),
    answeredText: words(host.answered),
    answeredSoft: soft(host.answered),
    missed: fill(host.missed),
    missedText: words(host.missed),
    missedSoft: soft(host.missed),
    abandoned: fill(host.abandoned),
    abandonedText: words(host.abandoned),
    abandonedSoft: soft(host.abandoned),
    menu,
    menuActive,
    menuText,
    menuTextMuted: legible(mix(menuText, menu, 0.3), [menu, menuActive], 4.6),
    menuBorder: mix(menu, inkOn(menu), 0.1),
    focus: legible(host.primary, under, 3.2),
    scrim: mode === 'light' ? 'rgb(15 18 28 / 0.42)' : 'rgb(0 0 0 / 0.6)',
    shadow: mode === 'light' ? 'rgb(20 24 40 / 0.14)' : 'rgb(0 0 0 / 0.5)',
  };
}
