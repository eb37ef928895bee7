import type { IntlShape } from 'react-intl';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { languageName } from '../../../ui/voices/languages.ts';
import { voiceName } from '../../../ui/voices/voiceText.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { mergeMessages } from './merge.messages.ts';

/** Names of what settings refer to by id: flows, location routings, audio files. */
export type NamesById = ReadonlyMap<string, string>;

/** Ids and kinds tell a reader nothing. */
const untold = new Set(['id', 'kind']);

/** The value of a step's setting in words, a line for each item of a list. */
export function settingText(type: string, setting: string, value: unknown, names: NamesById, intl: IntlShape): string {
  const valueName = viewOf(type)?.valueName;
  const words = (key: string, inner: unknown): string => {
    const named = valueName?.(key, inner, intl);
    if (named !== undefined) return named;
    if (typeof inner === 'string') {
      if (key === 'language') return languageName(inner, intl);
      if (key === 'voice') return voiceName(inner, intl);
      return key === 'number' ? phoneText(inner).text : (names.get(inner) ?? inner);
    }
    if (typeof inner === 'number') return intl.formatNumber(inner);
    if (Array.isArray(inner)) return joined(inner.map((item) => words(key, item)));
    if (typeof inner === 'object' && inner !== null)
      return joined(Object.entries(inner).map(([part, item]) => (untold.has(part) ? '' : words(part, item))));
    return inner === true ? (valueName?.(key, key, intl) ?? '') : '';
  };
  if (typeof value === 'boolean') return intl.formatMessage(value ? mergeMessages.on : mergeMessages.off);
  const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
  const text = isList ? value.map((item) => words(setting, item)).join('\n') : words(setting, value);
  return text.trim() === '' ? intl.formatMessage(mergeMessages.nothing) : text;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
