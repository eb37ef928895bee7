import { useIntl } from 'react-intl';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Spot } from '../../proof/prove.ts';
import { cardText } from '../card/card.ts';
import { useDocument } from '../state/EditorContext.ts';
import { proofMessages } from './proof.messages.ts';

/** The flows in which calls can go on, by id. */
export type OtherFlows = ReadonlyMap<string, FlowDocument>;

/** The names of a step, with that of its flow if it is another one, and of its exit. */
export function useStepNames(others: OtherFlows) {
  const intl = useIntl();
  const document = useDocument();
  return ({ nodeId, exit, flow }: Spot) => {
    const other = flow === undefined ? undefined : others.get(flow);
    const node = (other ?? document).nodes.find(({ id }) => id === nodeId);
    const text = node && cardText(node, intl);
    const name = text?.name ?? nodeId;
    return {
      step: other ? intl.formatMessage(proofMessages.stepOf, { flow: other.name, step: name }) : name,
      exit: exit === null ? null : (text?.exits.find(({ id }) => id === exit)?.label ?? exit),
    };
  };
}
