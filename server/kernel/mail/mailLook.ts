import type { MailTemplate } from '#contract/tenancy/mailTemplate.contract.ts';
import { inkOn, legible } from '#values/colour.ts';
import { deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** A mail's colors, `#rrggbb`. */
export interface MailColours {
  page: string;
  background: string;
  title: string;
  text: string;
  muted: string;
  border: string;
  link: string;
  onLink: string;
}

/** A mail's light colors: the theme of its brand, overridden by its template. Text has a contrast of at least 4.5:1. */
export function lightLook(colours: HostColours, template: MailTemplate): MailColours {
  const own = ofTheme(colours, 'light');
  const page = template.pageColour ?? own.page;
  const background = template.backgroundColour ?? own.background;
  const reads = (colour: string) => legible(colour, [background], 4.5);
  const link = template.linkColour ?? own.link;
  return {
    page,
    background,
    title: reads(template.titleColour ?? own.title),
    text: reads(template.textColour ?? own.text),
    muted: legible(own.muted, [page, background], 4.5),
    border: own.border,
    link,
    onLink: inkOn(link),
  };
}

/** A mail's dark colors come from the theme alone, because a template's colors are made for light mode. */
export function darkLook(colours: HostColours): MailColours {
  return ofTheme(colours, 'dark');
}

function ofTheme(colours: HostColours, mode: Mode): MailColours {
  const derived = deriveColours(colours, mode);
  return {
    page: derived.background,
    background: derived.surface,
    title: derived.text,
    text: derived.text,
    muted: derived.textMuted,
    border: derived.border,
    link: derived.primary,
    onLink: derived.onPrimary,
  };
}
