import type { IntlShape } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { PickOption } from '../../../ui/pickList/PickList.tsx';
import { flowMessages } from '../card/flow.messages.ts';
import { nameInList } from '../card/namesakes.ts';
import { stepsBefore } from '../document/stepsBefore.ts';

/** The steps that an exit of a step can lead to, by name; those that would make a loop say so. */
export function targetsOf(document: FlowDocument, from: string, intl: IntlShape): PickOption[] {
  const before = stepsBefore(document, from);
  return document.nodes
    .filter(({ id, type }) => type !== 'start' && id !== from)
    .map((node) => ({
      id: node.id,
      label: nameInList(node, document, intl),
      ...(before.has(node.id) && { detail: intl.formatMessage(flowMessages.loop) }),
    }));
}
