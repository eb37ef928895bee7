import type { MailContent } from './mailKind.ts';

/** The plain text of a mail: facts, paragraphs, and the address to open. */
export function renderMailText({ facts = [], paragraphs, action }: MailContent): string {
  const lines = [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(facts.length > 0 ? [''] : []),
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(action ? [`${action.label}:`, action.url, ''] : []),
  ];
  return lines.join('\n');
}
