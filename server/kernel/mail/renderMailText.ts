import type { MailContent } from './mailKind.ts';

type Told = Pick<MailContent, 'facts' | 'paragraphs' | 'action'> & {
  footer?: string | null;
  support?: { label: string; url: string } | null;
};

/** Renders a mail as plain text: facts, paragraphs, the link and the footer. */
export function renderMailText({ facts = [], paragraphs, action, footer, support }: Told): string {
  const end = [...(footer ? [footer] : []), ...(support ? [`${support.label}: ${support.url}`] : [])];
  const lines = [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}:`, action.url, ''] : []),
    ...(end.length > 0 ? ['-- ', ...end, ''] : []),
  ];
  return lines.join('\n');
}
