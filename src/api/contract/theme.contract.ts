import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The colours of a theme, in the specification's words. */
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

/** How round the corners of the page are. */
export const ThemeStyle = z.enum(['default', 'square', 'round']);
export type ThemeStyle = z.infer<typeof ThemeStyle>;

/** How a host looks. Images are addresses or null for the built-in ones. */
export const Theme = z
  .object({
    host: z.string(),
    /** True when the host is not one of our own: then nothing may carry our name. */
    whiteLabel: z.boolean(),
    title: z.string(),
    logo: z.string().nullable(),
    icon: z.string().nullable(),
    loginImage: z.string().nullable(),
    links: z.object({ support: z.string().nullable(), terms: z.string().nullable() }),
    style: ThemeStyle,
    /** The header stays in sight while the page scrolls. */
    stickyHeader: z.boolean(),
    /** The address of the host's own style sheet. */
    css: z.string().nullable(),
    colours: ThemeColours,
    /** What of the installation a page must know before login. */
    settings: z.object({
      tokenMode: z.enum(['cookie', 'storage']),
      /** The query parameter that asks for an identity. */
      identityParameter: z.string(),
      testCalls: z.boolean(),
      /** The login asks for the e-mail first, then for the password. */
      stepLogin: z.boolean(),
      passwordRule: z.enum(['basic', 'strong']),
    }),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof Theme>;

const ofHost = z.object({ host: z.string().min(1).max(253) });

export const theme = {
  getTheme: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host',
    summary: 'The theme of a host name',
    access: 'public',
    roles: [],
    params: ofHost,
    response: Theme,
  }),
  getThemeColours: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/theme.css',
    summary: 'The colours of a host, light and dark, as a style sheet',
    access: 'public',
    roles: [],
    params: ofHost,
    response: 'stream',
  }),
  getThemeStyles: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/custom.css',
    summary: "A host's own style sheet, checked when it was saved",
    access: 'public',
    roles: [],
    params: ofHost,
    response: 'stream',
    errors: ['NOT-FOUND'],
  }),
  getManifest: endpoint({
    method: 'GET',
    path: '/v2/public/theme/:host/manifest.webmanifest',
    summary: 'What a phone needs to put the page on its home screen',
    access: 'public',
    roles: [],
    params: ofHost,
    response: 'stream',
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/v2/public/file/:id',
    summary: 'A picture of a brand',
    access: 'public',
    roles: [],
    params: z.object({ id: z.uuid() }),
    response: 'stream',
    errors: ['NOT-FOUND'],
  }),
};
