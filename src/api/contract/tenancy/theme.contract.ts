import { z } from 'zod';
import { passwordStrengths } from '#values/password.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A theme's colors, named as in the specification, but for hyphens (decision 140). */
export const ThemeColours = z.object({
  primary: Colour,
  secondary: Colour,
  accent: Colour,
  blue: Colour,
  dark: Colour,
  error: Colour,
  info: Colour,
  success: Colour,
  background: Colour,
  background2: Colour,
  menu: Colour,
  menuDark: Colour,
  menuText: Colour,
  border: Colour,
  text: Colour,
  answered: Colour,
  missed: Colour,
  abandoned: Colour,
});

/** How rounded the corners are. */
export const ThemeStyle = z.enum(['default', 'square', 'round']);
export type ThemeStyle = z.infer<typeof ThemeStyle>;

/** A host's theme. Images are URLs; null uses the built-in ones. */
export const Theme = z
  .object({
    host: z.string(),
    /** True unless the host is one of ours: our name must not appear. */
    whiteLabel: z.boolean(),
    title: z.string(),
    logo: z.string().nullable(),
    icon: z.string().nullable(),
    loginImage: z.string().nullable(),
    links: z.object({ support: z.string().nullable(), terms: z.string().nullable() }),
    style: ThemeStyle,
    /** Keeps the header visible while scrolling. */
    stickyHeader: z.boolean(),
    /** URL of the host's own style sheet. */
    css: z.string().nullable(),
    colours: ThemeColours,
    /** Settings of the installation that pages need before login. */
    settings: z.object({
      tokenMode: z.enum(['cookie', 'storage']),
      /** The query parameter that selects an identity. */
      identityParameter: z.string(),
      testCalls: z.boolean(),
      /** Asks for the email first, then the password. */
      stepLogin: z.boolean(),
      passwordRule: z.enum(passwordStrengths),
    }),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;

const ofHost = z.object({ host: z.string().min(1).max(253) });
/** A style sheet's address changes with its content, so that browsers keep it. */
const ofVersion = z.object({ v: z.string().max(100).optional() });

export const theme = {
  getTheme: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host',
    summary: 'Get a host’s theme',
    access: 'public',
    roles: [],
    params: ofHost,
    response: Theme,
  }),
  getThemeColours: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/theme.css',
    summary: 'Get a host’s light and dark colors as a style sheet',
    access: 'public',
    roles: [],
    params: ofHost,
    query: ofVersion,
    response: 'stream',
  }),
  getThemeStyles: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/custom.css',
    summary: "A host's own style sheet, checked when it was saved",
    access: 'public',
    roles: [],
    params: ofHost,
    query: ofVersion,
    response: 'stream',
    errors: ['NOT-FOUND'],
  }),
  getManifest: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/manifest.webmanifest',
    summary: 'Get the web app manifest',
    access: 'public',
    roles: [],
    params: ofHost,
    response: 'stream',
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/v2/public/file/:id',
    summary: 'Get a brand image',
    access: 'public',
    roles: [],
    params: z.object({ id: z.uuid() }),
    response: 'stream',
    errors: ['NOT-FOUND'],
  }),
};
