import type { IntlShape } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Effect, Speech } from '#flows/core/effects.ts';
import type { LegResult } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { MenuSettings } from '../../nodes/menu/menu.node.ts';
import { readableName } from './targetNames.ts';
import { simulateMessages } from './simulate.messages.ts';

/** Something that can happen next, and the seconds it takes. */
export interface Choice {
  id: string;
  label: string;
  event: FlowEventProbe;
  seconds: number;
}

type Dial = Extract<Effect, { type: 'dial' }>;

/** Describes what the flow does. */
export function describeEffect(effect: Effect, intl: IntlShape): string {
  switch (effect.type) {
    case 'say':
      return describeSpeech(effect.speech, intl);
    case 'gather':
      return [effect.before, effect.prompt].flatMap((part) => (part ? [describeSpeech(part, intl)] : [])).join(' ');
    case 'dial':
      return intl.formatMessage(simulateMessages.rings, {
        targets: intl.formatList(effect.targets.map((target) => readableName(target, intl))),
        seconds: effect.timeout,
      });
    case 'record':
      return `${describeSpeech(effect.greeting, intl)} ${intl.formatMessage(simulateMessages.records, { seconds: effect.maxSeconds })}`;
    case 'rotate':
      return intl.formatMessage(simulateMessages.turn);
    case 'findBranch':
      return intl.formatMessage(simulateMessages.looksForBranch);
    case 'tag':
      return intl.formatMessage(simulateMessages.tags, { tags: effect.tags.join(', ') });
    case 'sendText':
      return intl.formatMessage(simulateMessages.texts, { text: effect.text });
    case 'hangup':
      return intl.formatMessage(simulateMessages.hangup);
  }
}

function describeSpeech(words: Speech, intl: IntlShape): string {
  return words.kind === 'text'
    ? intl.formatMessage(simulateMessages.says, { text: words.text })
    : intl.formatMessage(simulateMessages.playsFile);
}

/** Everything that can happen next but for pressed keys; the caller hanging up is last. */
export function choicesFor(effect: Effect, intl: IntlShape): Choice[] {
  const gone: Choice = {
    id: 'gone',
    label: intl.formatMessage(simulateMessages.hangsUp),
    event: { type: 'CALLER_HUNG_UP' },
    seconds: 1,
  };
  return [...ownChoices(effect, intl), gone];
}

function ownChoices(effect: Effect, intl: IntlShape): Choice[] {
  switch (effect.type) {
    case 'say':
      return [{ id: 'said', label: intl.formatMessage(simulateMessages.heard), event: { type: 'SAID' }, seconds: 4 }];
    case 'gather':
      return [
        {
          id: 'none',
          label: intl.formatMessage(simulateMessages.silent),
          event: { type: 'NO_INPUT' },
          seconds: effect.timeout,
        },
      ];
    case 'dial':
      return dialChoices(effect, intl);
    case 'record':
      return [
        {
          id: 'message',
          label: intl.formatMessage(simulateMessages.leavesMessage),
          event: { type: 'RECORDED', seconds: Math.min(20, effect.maxSeconds) },
          seconds: 25,
        },
        {
          id: 'silent',
          label: intl.formatMessage(simulateMessages.noMessage),
          event: { type: 'RECORDED', seconds: 0 },
          seconds: 8,
        },
      ];
    case 'findBranch':
      return branchChoices(intl);
    case 'rotate':
    case 'sendText':
    case 'tag':
    case 'hangup':
      return [];
  }
}

/** The page does not know the mapping, so that the tester decides what the server would find. */
function branchChoices(intl: IntlShape): Choice[] {
  const name = intl.formatMessage(simulateMessages.branch);
  const branch = { id: 'branch', name, targets: [{ id: 'branch', label: name, number: '' }], timeout: 20 };
  return [
    {
      id: 'found',
      label: intl.formatMessage(simulateMessages.branchFound),
      event: { type: 'BRANCH_FOUND', branch },
      seconds: 0,
    },
    {
      id: 'notFound',
      label: intl.formatMessage(simulateMessages.branchNotFound),
      event: { type: 'BRANCH_FOUND', branch: null },
      seconds: 0,
    },
  ];
}

/** What a menu offers, by key. */
export function keyLabels(nodeId: string, { nodes }: FlowDocument): ReadonlyMap<string, string> {
  const menu = MenuSettings.safeParse(nodes.find(({ id }) => id === nodeId)?.settings);
  return new Map(menu.data?.keys.map(({ key, label }) => [key, label]));
}

function dialChoices({ targets, timeout }: Dial, intl: IntlShape): Choice[] {
  const ended = (outcome: LegResult['outcome'], answered?: string): FlowEventProbe => ({
    type: 'LEGS_ENDED',
    legs: targets.map(({ id }): LegResult => {
      if (answered === undefined) return { targetId: id, outcome, talkSeconds: 0 };
      return id === answered
        ? { targetId: id, outcome: 'answered', talkSeconds: 60 }
        : { targetId: id, outcome: 'canceled', talkSeconds: 0 };
    }),
  });
  return [
    ...targets.map((target): Choice => ({
      id: `answered-${target.id}`,
      label: intl.formatMessage(simulateMessages.answers, { target: readableName(target, intl) }),
      event: ended('answered', target.id),
      seconds: 66,
    })),
    { id: 'nobody', label: intl.formatMessage(simulateMessages.nobody), event: ended('no-answer'), seconds: timeout },
    { id: 'busy', label: intl.formatMessage(simulateMessages.allBusy), event: ended('busy'), seconds: 2 },
    { id: 'failed', label: intl.formatMessage(simulateMessages.unreachable), event: ended('failed'), seconds: 2 },
  ];
}
