import type { IntlShape } from 'react-intl';
import type { Effect } from '#flows/core/effects.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { cardText } from '../card/card.ts';
import { readableName } from './targetNames.ts';
import { simulateMessages } from './simulate.messages.ts';

/**
 * What people did, in an event that answers what the flow waited for. Undefined for what nobody did: a turn of a rotation
 * is taken by the flow itself.
 */
export function describeEvent(
  event: FlowEvent,
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
    case 'LEGS_ENDED':
      return outcome(event, waiting, intl);
    case 'RECORDED':
      return words(event.seconds > 0 ? simulateMessages.leavesMessage : simulateMessages.noMessage);
    case 'CALLER_HUNG_UP':
      return words(simulateMessages.hangsUp);
    case 'LEG_ANSWERED':
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

function outcome(
  { legs, bridged }: FlowEvent & { type: 'LEGS_ENDED' },
  waiting: Effect | undefined,
  intl: IntlShape,
): string {
  const winner = legs.find((leg) => leg.outcome === 'answered');
  const targets = waiting?.type === 'dial' ? waiting.targets : [];
  const target = targets.find(({ id }) => id === winner?.targetId);
  if (target) return intl.formatMessage(simulateMessages.answers, { target: readableName(target, intl) });
  if (winner || bridged === true) return intl.formatMessage(simulateMessages.somebody);
  const all = (kind: string) => legs.length > 0 && legs.every((leg) => leg.outcome === kind);
  if (all('busy')) return intl.formatMessage(simulateMessages.allBusy);
  return intl.formatMessage(all('failed') ? simulateMessages.unreachable : simulateMessages.nobody);
}
