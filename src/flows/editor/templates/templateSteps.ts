import type { IntlShape } from 'react-intl';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { templateMessages as words } from './template.messages.ts';

export type TemplateWord = Exclude<keyof typeof words, 'textText'>;
export type TemplateSteps = Pick<FlowDocument, 'nodes' | 'edges'>;

/** A step with the ids of the steps that its exits lead to. */
export interface TemplateStep {
  node: FlowNode;
  exits: Readonly<Record<string, string>>;
}

/** Writes the steps of templates in the language of callers. What people have to fill in is left empty. */
export function stepWriter(intl: IntlShape, { first: language, second }: { first: string; second: string }) {
  const say = (word: TemplateWord) => intl.formatMessage(words[word]);
  const speak = (word: TemplateWord, spoken = language) => ({
    kind: 'text' as const,
    text: say(word),
    language: spoken,
  });
  const step = (
    id: string,
    type: NodeTypeName,
    name: TemplateWord | null,
    settings: FlowNode['settings'] = {},
    exits: TemplateStep['exits'] = {},
  ): TemplateStep => {
    const nodeType = nodeTypes[type];
    const all = { ...(nodeType.defaults() as FlowNode['settings']), ...settings };
    return {
      node: { id, type, version: nodeType.version, name: name === null ? '' : say(name), settings: all },
      exits,
    };
  };
  return {
    /** The other language of callers, in flows for two. */
    second,
    say,
    speak,
    step,
    start: (next: string, settings: FlowNode['settings'] = {}) => step('start', 'start', null, settings, { next }),
    /** Its targets are to be filled in. */
    ring: (id: string, name: TemplateWord, unanswered: string, settings: FlowNode['settings'] = {}) =>
      step(id, 'ring', name, settings, { unanswered }),
    menu: (name: TemplateWord, prompt: TemplateWord, keys: [TemplateWord, string][], noInput: string) =>
      step(
        'menu',
        'menu',
        name,
        { prompt: speak(prompt), keys: keys.map(([label], index) => ({ key: `${index + 1}`, label: say(label) })) },
        { ...Object.fromEntries(keys.map(([, to], index) => [`key-${index + 1}`, to])), noInput },
      ),
    /** Monday to Friday, 9 to 5. */
    hours: (open: string, otherwise: string) =>
      step(
        'hours',
        'schedule',
        'hours',
        {
          timezone: null,
          periods: [
            {
              id: 'open',
              name: say('open'),
              weekly: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }],
              dates: [],
            },
          ],
          holidays: [],
        },
        { 'period-open': open, otherwise },
      ),
    message: () => step('message', 'voicemail', 'message', { greeting: speak('busyGreeting') }),
    closed: () => step('closed', 'voicemail', 'closedMessage', { greeting: speak('closedGreeting') }),
    text: (id: string, next: string) =>
      step(
        id,
        'text',
        'textStep',
        { text: intl.formatMessage(words.textText, { number: '{{number}}' }), language },
        { next },
      ),
  };
}

export type StepWriter = ReturnType<typeof stepWriter>;

export function connected(steps: readonly TemplateStep[]): TemplateSteps {
  return {
    nodes: steps.map(({ node }) => node),
    edges: steps
      .flatMap(({ node, exits }) => Object.entries(exits).map(([exit, to]) => ({ from: node.id, exit, to })))
      .map((edge, index) => ({ id: `e${index + 1}`, ...edge })),
  };
}
