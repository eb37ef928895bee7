import { exitOfKey, MENU_KEYS, type MenuSettings } from '../nodes/menu/menu.node.ts';
import { matchesOf, nameOf, subjectOf, valuesOf } from './conditions.ts';
import type { Converted, Convert, Exit } from './converted.ts';
import { changedNumber, leftOut, numberOf, speechOf, textOf } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';

type Key = (typeof MENU_KEYS)[number];

/** Seconds. */
const waiting = { least: 1, most: 60, usual: 5 };
const asking = { least: 1, most: 5, usual: 1 };
const askedAgain = 3;

/** How speech is recognized, which keys don't need. */
const forSpeech = ['gather_language', 'speech_timeout', 'speech_model', 'profanity_filter'];
const forKeys = [
  'say',
  'play',
  'language',
  'voice',
  'timeout',
  'loop',
  'finish_on_key',
  'stop_gather',
  'number_of_digits',
];

/** A gather with the split by its digits, and what is said after a wrong key. */
export const convertMenu: Convert = (gather, { parts }) => {
  const split = parts.find(({ type }) => type === 'split-based-on');
  const wrongKey = parts.find(({ type }) => type === 'say-play');
  const { speech: prompt, notes } = speechOf(gather);
  const stated = wrongKey && speechOf(wrongKey);
  const pressed = (split ? matchesOf(split) : []).flatMap((transition) =>
    (keysOf(transition) ?? []).map((key) => ({ key, label: nameOf(transition), transition })),
  );
  const keys = pressed.filter(({ key }, at) => pressed.findIndex((other) => other.key === key) === at);
  const { silence, wrong, exits, open } = waysWithoutKey(gather, split, wrongKey);
  const repeats = silence === AGAIN || wrong === AGAIN;
  const attempts = repeats ? askedAgain : numberOf(gather, 'loop', asking);
  const isOtherwise = wrong !== AGAIN && (attempts > 1 || (wrong === undefined && silence !== undefined));
  const settings: Partial<MenuSettings> = {
    prompt,
    keys: keys.map(({ key, label }) => ({ key, label })),
    timeout: numberOf(gather, 'timeout', waiting),
    attempts,
    invalidPrompt: stated?.speech ?? null,
  };
  const digits = textOf(gather, 'number_of_digits');
  return {
    type: 'menu',
    settings: settings as Converted['settings'],
    exits: [...keys.map(({ key, transition }) => ({ exit: exitOfKey(key), transition })), ...exits],
    notes: [
      ...notes,
      ...(stated?.notes ?? []),
      ...(repeats ? [{ code: 'AGAIN', what: String(askedAgain) } as const] : []),
      ...(split && isOtherwise ? [{ code: 'WRONG-KEY', what: '' } as const] : []),
      ...(digits !== '' && digits !== '1' && !split ? [{ code: 'SETTING', what: 'number_of_digits' } as const] : []),
      ...changedNumber(gather, 'timeout', waiting),
      ...(repeats ? [] : changedNumber(gather, 'loop', asking)),
      ...leftOut(gather, [...forKeys, ...forSpeech]),
    ],
    open,
  };
};

const AGAIN = 'again';

/** Where calls go: asked again, by a transition that leads on, or nowhere. */
type Way = typeof AGAIN | StudioTransition | undefined;

/** Where silent callers go and those who press a wrong key. Both can only take `noInput`, which belongs to silence. */
function waysWithoutKey(
  gather: StudioWidget,
  split: StudioWidget | undefined,
  wrongKey: StudioWidget | undefined,
): { silence: Way; wrong: Way; exits: Exit[]; open: string[] } {
  const asksAgain = (next: string) => next === gather.name || next === wrongKey?.name;
  const wayOf = (widget: StudioWidget | undefined, event: string): Way => {
    const transition = widget?.transitions.find((one) => one.event === event);
    if (!transition?.next) return undefined;
    return asksAgain(transition.next) ? AGAIN : transition;
  };
  const wrong = wayOf(split, 'noMatch');
  const silent = wayOf(gather, 'timeout');
  const isSplit = typeof silent === 'object' && split !== undefined && silent.next === split.name;
  const silence = isSplit ? wrong : silent;
  const ways = silence === undefined ? [] : [silence, wrong];
  const exits = ways.flatMap((way) => (typeof way === 'object' ? [{ exit: 'noInput', transition: way }] : []));
  return { silence, wrong, exits, open: silence === AGAIN ? ['noInput'] : [] };
}

/** Whether a split only asks which key was pressed. */
export function isByKey(split: StudioWidget, gather: string): boolean {
  return subjectOf(split) === `widgets.${gather}.Digits` && matchesOf(split).every((one) => keysOf(one));
}

function keysOf(transition: StudioTransition): Key[] | undefined {
  const values = valuesOf(transition, 'equal_to', 'matches_any_of');
  return values?.every(isKey) ? values : undefined;
}

function isKey(text: string): text is Key {
  return MENU_KEYS.some((key) => key === text);
}
