import { useIntl } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import * as fields from '#flows/nodes/parts/fields.css.ts';
import { PickField } from '../../../ui/pickList/PickField.tsx';
import { pickMessages } from '../../../ui/pickList/pick.messages.ts';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { nameInList } from '../card/namesakes.ts';
import { targetsOf } from '../palette/targetsOf.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import * as styles from './Inspector.css.ts';

const NOWHERE = '';

/** Where each exit of a step leads. Choosing another step connects it, without drawing a line. */
export function Exits({ node }: { node: FlowNode }) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const document = useDocument();
  const { connect, disconnect } = useEditorActions();
  const { exits } = cardText(node, intl);
  const nowhere = intl.formatMessage(flowMessages.unreachable);
  if (exits.length === 0) return null;
  return (
    <fieldset className={`${fields.group} ${styles.exits}`} disabled={readOnly}>
      <legend className={fields.legend}>{intl.formatMessage(flowMessages.exits)}</legend>
      {exits.map(({ id, label }) => {
        const edge = document.edges.find(({ from, exit }) => from === node.id && exit === id);
        const target = edge && document.nodes.find((each) => each.id === edge.to);
        return (
          <PickField
            key={id}
            inline
            label={label}
            disabled={readOnly}
            options={() => [{ id: NOWHERE, label: nowhere }, ...targetsOf(document, node.id, intl)]}
            chosen={[edge?.to ?? NOWHERE]}
            chosenLabel={target ? nameInList(target, document, intl) : nowhere}
            placeholder={intl.formatMessage(pickMessages.choose)}
            searchLabel={intl.formatMessage(flowMessages.find)}
            emptyLabel={intl.formatMessage(pickMessages.nothingFound)}
            onChange={([to = NOWHERE]) => {
              if (to !== NOWHERE) connect(node.id, id, to);
              else if (edge) disconnect([edge.id]);
            }}
          />
        );
      })}
    </fieldset>
  );
}
