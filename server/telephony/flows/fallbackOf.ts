import { parseDialString, type DialString } from '#values/dialString.ts';
import type { FlowDocument } from '#values/flow/document.ts';

/** What happens to callers while neither our process nor our database can be reached. */
export type Fallback =
  | { type: 'ring'; target: DialString }
  /** Nobody to ring: a sentence in the flow's language. */
  | { type: 'apologize'; language: string }
  /** A number without a flow, or a canceled one. */
  | { type: 'reject' };

interface FallbackSource {
  /** The published flow; undefined if the number has none. */
  document: FlowDocument | undefined;
  blocked: ReadonlySet<string>;
  /** The number's own fallback destination, E.164. */
  fallbackNumber: string | null;
}

/** Rings the number's fail-safe destination, or else the first target of its published flow; nobody who is blocked. */
export function fallbackOf({ document, blocked, fallbackNumber }: FallbackSource): Fallback {
  if (!document) return { type: 'reject' };
  if (fallbackNumber !== null && !blocked.has(fallbackNumber))
    return { type: 'ring', target: { number: fallbackNumber, extension: null, pause: 0 } };
  const targets = document.nodes.flatMap(({ settings: { targets: ringTargets, fallback } }) => [
    ...numbersIn(ringTargets),
    // Branches are in the database, those whom a step rings instead of one are not.
    ...numbersIn(fallback),
  ]);
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
