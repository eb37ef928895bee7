import { escapeHtml as escape } from './escapeHtml.ts';
import type { BrandedMail } from './applyBrand.ts';
import { chartWidth } from './drawChart.ts';
import type { MailColours } from './mailLook.ts';

const font = "font-family:'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";

/** Renders a mail as HTML: one column that fits a phone, inline styles and no external resources. */
export function renderMailHtml(mail: BrandedMail): string {
  const { light } = mail;
  return `<!doctype html>
<html lang="${mail.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(mail.subject)}</title>
<style>${darkRules(mail.dark)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px">${header(mail)}</td></tr>
<tr><td class="card edge" style="background-color:${light.background};border:1px solid ${light.border};border-radius:10px;padding:28px 28px 24px">
<h1 class="title" style="margin:0 0 18px;${font};font-size:20px;line-height:28px;font-weight:600;color:${light.title}">${escape(mail.title)}</h1>
${chart(mail)}${facts(mail)}${mail.paragraphs.map((text) => paragraph(text, light)).join('\n')}${button(mail)}
</td></tr>
<tr><td style="padding:16px 8px 0">${footer(mail)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function darkRules(dark: MailColours): string {
  const rules = [
    `.page{background-color:${dark.page}!important}`,
    `.card{background-color:${dark.background}!important}`,
    `.edge{border-color:${dark.border}!important}`,
    `.title{color:${dark.title}!important}`,
    `.words{color:${dark.text}!important}`,
    `.muted{color:${dark.muted}!important}`,
    `.go{background-color:${dark.link}!important;color:${dark.onLink}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function header({ home, logo, brand, light }: BrandedMail): string {
  const shown = logo
    ? `<img src="${escape(logo)}" alt="${escape(brand)}" height="36" style="display:block;height:36px;max-width:240px;border:0">`
    : escape(brand);
  return `<a href="${escape(home)}" class="title" style="${font};font-size:17px;line-height:24px;font-weight:600;color:${light.title};text-decoration:none">${shown}</a>`;
}

function chart({ chart: drawn }: BrandedMail): string {
  if (!drawn) return '';
  const { url, alt, height } = drawn;
  return `<img src="${escape(url)}" alt="${escape(alt)}" width="${chartWidth}" height="${height}" style="display:block;width:100%;max-width:${chartWidth}px;height:auto;margin:0 0 18px;border:0;border-radius:6px">\n`;
}

function facts({ facts: entries = [], light }: BrandedMail): string {
  if (entries.length === 0) return '';
  const rows = entries.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" class="muted" style="padding:0 16px 8px 0;${font};font-size:14px;line-height:20px;font-weight:400;color:${light.muted};white-space:nowrap">${escape(label)}</th>` +
      `<td class="words" style="padding:0 0 8px;${font};font-size:14px;line-height:20px;color:${light.text}">${escape(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px">${rows.join('')}</table>\n`;
}

function paragraph(text: string, { text: colour }: MailColours): string {
  const lines = escape(text).replaceAll('\n', '<br>');
  return `<p class="words" style="margin:0 0 14px;${font};font-size:15px;line-height:23px;color:${colour}">${lines}</p>`;
}

/** The button, and its URL as text for clients that show no buttons. */
function button({ action, light }: BrandedMail): string {
  if (!action) return '';
  const url = escape(action.url);
  return `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 14px"><tr><td class="go" style="background-color:${light.link};border-radius:6px"><a href="${url}" class="go" style="display:inline-block;padding:11px 22px;${font};font-size:15px;line-height:20px;font-weight:600;color:${light.onLink};text-decoration:none;border-radius:6px">${escape(action.label)}</a></td></tr></table>
<p class="muted" style="margin:0;${font};font-size:12px;line-height:18px;color:${light.muted};word-break:break-all">${url}</p>`;
}

function footer({ footer: words, support, domain, light }: BrandedMail): string {
  const style = `margin:0 0 6px;${font};font-size:12px;line-height:18px;color:${light.muted}`;
  const text = words ? `<p class="muted" style="${style}">${escape(words).replaceAll('\n', '<br>')}</p>` : '';
  const link = support
    ? ` · <a href="${escape(support.url)}" class="muted" style="color:${light.muted}">${escape(support.label)}</a>`
    : '';
  return `${text}<p class="muted" style="${style}">${escape(domain)}${link}</p>`;
}
