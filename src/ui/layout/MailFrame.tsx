import { useEffect, useRef } from 'react';
import { frame } from './MailFrame.css.ts';

/**
 * Renders an email in a sandboxed frame. The content security policy blocks inline styles, so they are hidden from the
 * parser and set one by one.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = element.current?.contentDocument;
    const view = element.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (shown && view) show(shown, new view.CSSStyleSheet(), html);
  }, [html]);
  return <iframe ref={element} className={frame} title={title} sandbox="allow-same-origin" tabIndex={-1} />;
}

function show(shown: Document, sheet: CSSStyleSheet, html: string): void {
  // Texts in emails are escaped, so these strings occur only in markup.
  const inert = html
    .replaceAll(' style="', ' data-style="')
    .replace('<style>', '<template>')
    .replace('</style>', '</template>');
  const mail = new DOMParser().parseFromString(inert, 'text/html');
  sheet.replaceSync(mail.querySelector('template')?.content.textContent ?? '');
  shown.adoptedStyleSheets = [sheet];
  shown.title = mail.title;
  shown.documentElement.lang = mail.documentElement.lang;
  const body = shown.importNode(mail.body, true);
  for (const styled of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
    styled.style.cssText = styled.dataset['style'] ?? '';
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
  shown.body.replaceWith(body);
}
