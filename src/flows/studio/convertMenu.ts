import { exitOfKey, MENU_KEYS, type MenuSettings } from '../nodes/menu/menu.node.ts';
import { matchesOf, nameOf, valuesOf } from './conditions.ts';
import { type Converted, type Convert, on } from './converted.ts';
import { leftOut, numberOf, speechOf, textOf, tooMuch } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

type Key = (typeof MENU_KEYS)[number];

/** Seconds. */
const longestWait = 60;
const mostAttempts = 5;

/** How speech is recognized, which keys don't need. */
const forSpeech = ['gather_language', 'speech_timeout', 'speech_model', 'profanity_filter'];
const forKeys = ['say', 'play', 'language', 'timeout', 'loop', 'finish_on_key', 'stop_gather', 'number_of_digits'];

/** A gather with the split by its digits, and what is said after a wrong key. */
export const convertMenu: Convert = (gather, { parts }) => {
  const split = parts.find(({ type }) => type === 'split-based-on');
  const wrongKey = parts.find(({ type }) => type === 'say-play');
  const { speech: prompt, notes } = speechOf(gather);
  const wrong = wrongKey && speechOf(wrongKey);
  const pressed = (split ? matchesOf(split) : []).flatMap((transition) =>
    (keysOf(transition) ?? []).map((key) => ({ key, label: nameOf(transition).slice(0, 100), transition })),
  );
  const keys = pressed.filter(({ key }, at) => pressed.findIndex((other) => other.key === key) === at);
  const again = [gather.name, ...parts.map(({ name }) => name)];
  const repeats = [...gather.transitions, ...(split?.transitions ?? [])].some(
    ({ event, next }) => (event === 'timeout' || event === 'noMatch') && next && again.includes(next),
  );
  const settings: Partial<MenuSettings> = {
    prompt,
    keys: keys.map(({ key, label }) => ({ key, label })),
    timeout: numberOf(gather, 'timeout', { least: 1, most: longestWait, usual: 5 }),
    attempts: repeats ? 3 : numberOf(gather, 'loop', { least: 1, most: mostAttempts, usual: 1 }),
    invalidPrompt: wrong?.speech ?? null,
  };
  const digits = textOf(gather, 'number_of_digits');
  return {
    type: 'menu',
    settings: settings as Converted['settings'],
    exits: [
      ...keys.map(({ key, transition }) => ({ exit: exitOfKey(key), transition })),
      ...on(gather, 'timeout', 'noInput').filter(({ transition: { next } }) => !next || !again.includes(next)),
      ...(split ? on(split, 'noMatch', 'noInput') : []).filter(
        ({ transition: { next } }) => next && !again.includes(next),
      ),
    ],
    notes: [
      ...notes,
      ...(wrong?.notes ?? []),
      ...(repeats ? [{ code: 'AGAIN', what: '3' } as const] : []),
      ...(digits !== '' && digits !== '1' && !split ? [{ code: 'SETTING', what: 'number_of_digits' } as const] : []),
      ...tooMuch(gather, 'timeout', longestWait),
      ...(repeats ? [] : tooMuch(gather, 'loop', mostAttempts)),
      ...leftOut(gather, [...forKeys, ...forSpeech]),
    ],
    open: repeats ? ['noInput'] : [],
  };
};

/** Whether a split only asks which key was pressed. */
export function isByKey(split: StudioWidget, gather: string): boolean {
  return textOf(split, 'input').includes(`widgets.${gather}.Digits`) && matchesOf(split).every((one) => keysOf(one));
}

function keysOf(transition: StudioTransition): Key[] | undefined {
  const values = valuesOf(transition, 'equal_to', 'matches_any_of');
  return values?.every(isKey) ? values : undefined;
}

function isKey(text: string): text is Key {
  return MENU_KEYS.some((key) => key === text);
}
