import { speaks } from '#values/flow/voices.ts';
import { Speech } from '#flows/core/speech.ts';
import { fromLiquid } from './fromLiquid.ts';
import type { SettingGap } from './studioGap.ts';
import type { StudioWidget } from './studioFlow.ts';

/** A gap of a widget's settings before it is known which step stands for it. */
export interface SettingNote {
  code: SettingGap;
  what: string;
}

export function textOf(widget: StudioWidget, property: string): string {
  const value = widget.properties[property];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** What a step's number can be, and what it is in a widget without one. */
export interface NumberLimits {
  least: number;
  most: number;
  usual: number;
}

/** A whole number within limits; the usual one if the widget has none. */
export function numberOf(widget: StudioWidget, property: string, limits: NumberLimits): number {
  const text = textOf(widget, property);
  const value = text === '' ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), limits.least), limits.most) : limits.usual;
}

/** Whether a number had to be changed to fit its limits, or is none. */
export function changedNumber(widget: StudioWidget, property: string, limits: NumberLimits): SettingNote[] {
  const text = textOf(widget, property);
  const isKept = text === '' || numberOf(widget, property, limits) === Number(text);
  return isKept ? [] : [{ code: 'SETTING', what: property }];
}

/** A name within the hundred characters that steps and exits have for one. */
export function shortName(name: string): string {
  return name.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '');
}

/** What a widget says or plays. Empty if it does neither, so that the step is incomplete. */
export function speechOf(widget: StudioWidget): { speech: Speech; notes: SettingNote[] } {
  const { text, unknown } = fromLiquid(textOf(widget, 'say'));
  const url = textOf(widget, 'play').trim();
  const audio = { kind: 'audio', url } as const;
  if (text.trim() === '' && Speech.safeParse(audio).success) return { speech: audio, notes: [] };
  const language = languageOf(widget);
  const voice = textOf(widget, 'voice');
  const isVoice = speaks(voice, language);
  const speech = { kind: 'text', text, language, ...(isVoice && { voice }) } as const;
  const isWhole = text.trim() === '' || Speech.safeParse(speech).success;
  const notes = unknown.map((what): SettingNote => ({ code: 'VARIABLE', what }));
  const left = [
    ...(isWhole ? [] : ['say']),
    ...(url === '' ? [] : ['play']),
    ...(isVoice || isIdle(voice) ? [] : ['voice']),
  ];
  return { speech, notes: [...notes, ...left.map((what): SettingNote => ({ code: 'SETTING', what }))] };
}

/** Studio speaks American English if nothing else is chosen. */
export function languageOf(widget: StudioWidget): string {
  const language = textOf(widget, 'language');
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) ? language : 'en-US';
}

/** What has no effect, in any widget. */
const idle = new Set<unknown>(['', 'auto', 'false', 'do-not-trim', 'none', '0', '1', 0, 1, false, null, undefined]);

/** The properties that are set and that the step does not know. */
export function leftOut(widget: StudioWidget, known: readonly string[]): SettingNote[] {
  return Object.entries(widget.properties)
    .filter(([property, value]) => property !== 'offset' && !known.includes(property) && !isIdle(value))
    .map(([property]) => ({ code: 'SETTING', what: property }));
}

function isIdle(value: unknown): boolean {
  return idle.has(value) || (Array.isArray(value) && value.length === 0);
}
