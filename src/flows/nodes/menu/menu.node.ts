import { z } from 'zod';
import { defineNodeType, type NodeProblem, type Step, type StepContext } from '#flows/core/nodeType.ts';
import { shownSpeech, Speech, speechSeconds } from '#flows/core/speech.ts';
import { keysNamed } from './promptKeys.node.ts';

/** The keys a caller can press, in keypad order. */
export const MENU_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** The exit of a key: `key-0` to `key-9`, `key-star`, `key-hash`. */
export function exitOfKey(key: (typeof MENU_KEYS)[number]): string {
  return `key-${key === '*' ? 'star' : key === '#' ? 'hash' : key}`;
}

/** The key of such an exit; undefined of others. */
export function keyOfExit(exit: string | null): string | undefined {
  return MENU_KEYS.find((key) => exitOfKey(key) === exit);
}

/** Asks the caller to press a key (IVR). */
export const MenuSettings = z.object({
  prompt: Speech,
  keys: z.array(z.object({ key: z.enum(MENU_KEYS), label: z.string().max(100) })).max(24),
  /** Seconds to wait for a key. */
  timeout: z.number().int().min(1).max(60),
  /** How many times to ask before the call leaves by `noInput`. */
  attempts: z.number().int().min(1).max(5),
  /** Spoken before the prompt is repeated after an invalid key. */
  invalidPrompt: Speech.nullable(),
});
export type MenuSettings = z.infer<typeof MenuSettings>;

const EASY_KEYS = 5;

export const menuNode = defineNodeType<MenuSettings>({
  type: 'menu',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  asksCaller: true,
  settings: MenuSettings,
  defaults: () => ({
    prompt: { kind: 'text', text: 'For sales, press 1. For support, press 2.', language: 'en-AU' },
    keys: [
      { key: '1', label: 'Sales' },
      { key: '2', label: 'Support' },
    ],
    timeout: 5,
    attempts: 3,
    invalidPrompt: null,
  }),
  exits: ({ keys }) => {
    const once = keys.filter(({ key }, at) => keys.findIndex((other) => other.key === key) === at);
    const pressed = once.map(({ key, label }) => ({ id: exitOfKey(key), required: true, ...(label ? { label } : {}) }));
    return [...pressed, { id: 'noInput', required: true }];
  },
  shown: ({ prompt, keys }) => ({ prompt: shownSpeech(prompt), keys }),
  check: (settings) => [...checkKeys(settings), ...checkPrompt(settings)],
  worstSeconds: ({ prompt, invalidPrompt, timeout, attempts }, _exit, files) =>
    attempts * (speechSeconds(prompt, files) + timeout) + (attempts - 1) * speechSeconds(invalidPrompt, files),
  enter: (context) => ask(context, 1, false),
  receive: (context, event, memory) => {
    if (event.type !== 'DIGITS' && event.type !== 'NO_INPUT') return undefined;
    const pressed = event.type === 'DIGITS' ? context.settings.keys.find(({ key }) => key === event.digits) : undefined;
    if (pressed !== undefined) return { kind: 'leave', exit: exitOfKey(pressed.key) };
    return ask(context, Number(memory) + 1, event.type === 'DIGITS');
  },
  probes: ({ keys }) => {
    const unused = MENU_KEYS.filter((one) => !keys.some(({ key }) => key === one)).slice(0, 1);
    const digits = [...new Set(keys.map(({ key }) => key)), ...unused];
    return [...digits.map((key) => ({ type: 'DIGITS', digits: key }) as const), { type: 'NO_INPUT' }];
  },
});

/** Asks again and remembers the attempt; after the last one the call leaves by `noInput`. */
function ask({ nodeId, settings }: StepContext<MenuSettings>, attempt: number, wrongKey: boolean): Step {
  const { prompt, invalidPrompt, timeout, attempts } = settings;
  if (attempt > attempts) return { kind: 'leave', exit: 'noInput' };
  const before = wrongKey ? invalidPrompt : null;
  return {
    kind: 'wait',
    effects: [{ type: 'gather', nodeId, prompt, before, digits: 1, timeout, attempt }],
    memory: attempt,
  };
}

function checkKeys({ keys }: MenuSettings): NodeProblem[] {
  if (keys.length === 0) return [{ code: 'MENU-WITHOUT-KEYS', severity: 'error', path: 'keys' }];
  const twice = keys.flatMap(({ key }, position): NodeProblem[] =>
    keys.findIndex((other) => other.key === key) < position
      ? [{ code: 'MENU-KEY-TWICE', severity: 'error', path: `keys.${position}.key`, values: { key } }]
      : [],
  );
  const many: NodeProblem[] =
    keys.length > EASY_KEYS
      ? [{ code: 'MENU-MANY-KEYS', severity: 'warning', path: 'keys', values: { count: keys.length } }]
      : [];
  return [...twice, ...many];
}

function checkPrompt({ prompt, keys }: MenuSettings): NodeProblem[] {
  const named = prompt.kind === 'text' ? keysNamed(prompt.text, prompt.language) : undefined;
  if (named === undefined) return [];
  const configured = new Set<string>(keys.map(({ key }) => key));
  const warn = (code: 'PROMPT-NAMES-NO-KEY' | 'PROMPT-OMITS-KEY', key: string): NodeProblem => ({
    code,
    severity: 'warning',
    path: 'prompt',
    values: { key },
  });
  return [
    ...[...named].filter((key) => !configured.has(key)).map((key) => warn('PROMPT-NAMES-NO-KEY', key)),
    ...[...configured].filter((key) => !named.has(key)).map((key) => warn('PROMPT-OMITS-KEY', key)),
  ];
}
