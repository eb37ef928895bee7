import { parseDialString, type DialString } from '#values/dialString.ts';
import type { FlowDocument } from '#values/flow/document.ts';

/** What happens to callers while neither our process nor our database can be reached. */
export type Fallback =
  | { type: 'ring'; target: DialString }
  /** Nobody to ring: a sentence in the flow's language. */
  | { type: 'apologize'; language: string }
  /** A number without a flow, or a canceled one. */
  | { type: 'reject' };

/** Rings the first target of a published flow whom the account has not blocked. */
export function fallbackOf(document: FlowDocument | undefined, blocked: ReadonlySet<string>): Fallback {
  if (!document) return { type: 'reject' };
  const targets = document.nodes.flatMap(({ settings }) => numbersIn(settings['targets']));
  const target = targets.find(({ number }) => !blocked.has(number));
  return target ? { type: 'ring', target } : { type: 'apologize', language: languageOf(document) };
}

function numbersIn(targets: unknown): DialString[] {
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((target: unknown) => {
    const isTarget = typeof target === 'object' && target !== null && 'number' in target;
    return isTarget && typeof target.number === 'string' ? (parseDialString(target.number) ?? []) : [];
  });
}

/** The language of the first text that the flow speaks. */
function languageOf({ nodes }: FlowDocument): string {
  const speeches = nodes.flatMap(({ settings }) => Object.values(settings));
  const languages = speeches.flatMap((speech) =>
    typeof speech === 'object' && speech !== null && 'language' in speech ? [speech.language] : [],
  );
  return languages.find((language) => typeof language === 'string') ?? 'en-US';
}
