import type { IntlShape } from 'react-intl';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { cardText } from '../card/card.ts';
import { readableName } from './targetNames.ts';
import { simulateMessages } from './simulate.messages.ts';

/** What the flow waited for when an event came. */
interface Asked {
  waiting: Effect | undefined;
  /** Whether somebody is known to have answered already. */
  isAnswered: boolean;
  document: FlowDocument;
}

/** What people did, and when: epoch ms. */
export interface Deed {
  at: number;
  text: string;
}

/**
 * What people did, in an event that answers what the flow waited for: nothing, if the flow takes the turn of a rotation
 * itself. Who answered did so before the conversation, of which only the end is an event.
 */
export function describeEvent(event: FlowEvent, { waiting, isAnswered, document }: Asked, intl: IntlShape): Deed[] {
  const { at } = event;
  if (event.type === 'LEG_ANSWERED') return [{ at, text: answers(event.targetId, waiting, intl) }];
  if (event.type === 'LEGS_ENDED') return legsEnded(event, { waiting, isAnswered }, intl);
  const text = deedOf(event, waiting, document, intl);
  return text === undefined ? [] : [{ at, text }];
}

function deedOf(
  event: Exclude<FlowEvent, { type: 'LEG_ANSWERED' | 'LEGS_ENDED' }>,
  waiting: Effect | undefined,
  document: FlowDocument,
  intl: IntlShape,
): string | undefined {
  const words = intl.formatMessage;
  switch (event.type) {
    case 'SAID':
      return words(simulateMessages.heard);
    case 'DIGITS':
      return waiting?.type === 'gather' && waiting.digits > 1
        ? words(simulateMessages.entersDigits, { digits: event.digits })
        : pressed(event.digits, waiting, document, intl);
    case 'NO_INPUT':
      return words(simulateMessages.silent);
    case 'BRANCH_FOUND':
      return words(event.branch ? simulateMessages.branchFound : simulateMessages.branchNotFound);
    case 'RECORDED':
      return words(event.seconds > 0 ? simulateMessages.leavesMessage : simulateMessages.noMessage);
    case 'CALLER_HUNG_UP':
      return words(simulateMessages.hangsUp);
    case 'ROTATED':
      return undefined;
  }
}

function pressed(digits: string, waiting: Effect | undefined, { nodes }: FlowDocument, intl: IntlShape): string {
  const node = waiting && nodes.find(({ id }) => id === waiting.nodeId);
  const exit = `key-${digits === '*' ? 'star' : digits === '#' ? 'hash' : digits}`;
  const label = node && cardText(node, intl).exits.find(({ id }) => id === exit)?.label;
  return label === undefined
    ? intl.formatMessage(simulateMessages.pressWrong, { key: digits })
    : intl.formatMessage(simulateMessages.press, { key: label });
}

function answers(targetId: string, waiting: Effect | undefined, intl: IntlShape): string {
  const targets = waiting?.type === 'dial' ? waiting.targets : [];
  const target = targets.find(({ id }) => id === targetId);
  return target
    ? intl.formatMessage(simulateMessages.answers, { target: readableName(target, intl) })
    : intl.formatMessage(simulateMessages.somebody);
}

function legsEnded(
  { at, legs, bridged }: FlowEvent & { type: 'LEGS_ENDED' },
  { waiting, isAnswered }: Pick<Asked, 'waiting' | 'isAnswered'>,
  intl: IntlShape,
): Deed[] {
  const winner = legs.find((leg) => leg.outcome === 'answered');
  const ends = { at, text: intl.formatMessage(simulateMessages.talked) };
  if (isAnswered) return [ends];
  if (winner) {
    const text = answers(winner.targetId, waiting, intl);
    const seconds = winner.talkSeconds;
    return seconds > 0 ? [{ at: at - seconds * 1000, text }, ends] : [{ at, text }];
  }
  if (bridged === true) return [{ at, text: intl.formatMessage(simulateMessages.somebody) }];
  const all = (kind: string) => legs.length > 0 && legs.every((leg) => leg.outcome === kind);
  const nobody = all('busy') ? 'allBusy' : all('failed') ? 'unreachable' : 'nobody';
  return [{ at, text: intl.formatMessage(simulateMessages[nobody]) }];
}
