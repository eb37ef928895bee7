import { useIntl } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import { readableNumber } from '#values/numberPlan.ts';
import type { Problem } from '#values/flow/problem.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { cardText } from '../card/card.ts';
import { exitsOf } from '../card/nodeDraft.ts';
import { changeSettings } from '../document/nodeCommands.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { undoMessages } from '../state/undo.messages.ts';
import { useEditorActions } from '../state/useEditorActions.ts';
import { mendFor, withSentence } from './mendFor.ts';
import { mendMessages } from './mend.messages.ts';

/** Mends a problem where there is one sensible way to do it. */
export function MendButton({ problem }: { problem: Problem }) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const document = useDocument();
  const actions = useEditorActions();
  const mend = readOnly ? undefined : mendFor(problem, document);
  if (!mend) return null;
  const node = mend.kind === 'connect' ? mend.to : mend.node;
  const { name } = cardText(node, intl);
  if (mend.kind === 'connect') {
    return (
      <Button size="small" onClick={() => actions.connect(mend.from, mend.exit, mend.to.id)}>
        {intl.formatMessage(mendMessages.connect, { name })}
      </Button>
    );
  }
  if (mend.kind === 'delete') {
    return (
      <Button
        size="small"
        onClick={() => {
          store.select([node.id]);
          actions.removeSelected(true);
        }}
      >
        {intl.formatMessage(mendMessages.delete, { name })}
      </Button>
    );
  }
  const perform = (settings: FlowNode['settings']) => {
    const exits = exitsOf(node).map(({ id }) => id);
    const change = changeSettings(store.get().editing.document, node.id, settings, exits);
    store.perform(change, null, intl.formatMessage(undoMessages.change, { name }));
  };
  if (mend.kind === 'ringNumber' || mend.kind === 'keepNumber') {
    const { label, number } = mend.target;
    const values = { name: label || readableNumber(number), number: readableNumber(number) };
    return (
      <Button size="small" onClick={() => perform(mend.settings)}>
        {intl.formatMessage(mendMessages[mend.kind], values)}
      </Button>
    );
  }
  const { key, label, settings } = mend;
  const sentence = label
    ? intl.formatMessage(mendMessages.sentence, { label, key })
    : intl.formatMessage(mendMessages.pressOnly, { key });
  return (
    <Button size="small" onClick={() => perform(withSentence(settings, sentence))}>
      {intl.formatMessage(mendMessages.mentionKey, { key })}
    </Button>
  );
}
