import type { MailTemplate } from '#contract/mailTemplate.contract.ts';
import { inkOn, legible } from '#values/colour.ts';
import { deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** The colours of a mail, `#rrggbb`. */
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

/** A mail's colours from the theme of its brand, changed by its template, in light. Words keep a contrast of 4.5:1. */
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

/** In dark the brand's theme alone speaks: a template's colours are made for light. */
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
