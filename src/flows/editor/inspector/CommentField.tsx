import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FlowNode, mostCommentLength } from '#values/flow/document.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { cardText } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { commentOn } from '../document/nodeCommands.ts';
import { useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { undoMessages } from '../state/undo.messages.ts';

/** What those who edit the flow tell each other about a step. */
export function CommentField({ node }: { node: FlowNode }) {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const isAsked = useEditor(({ toFocus }) => toFocus === 'comment');
  const [focused, setFocused] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isOpen = focused || isAsked || node.comment !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    field.current?.querySelector('textarea')?.focus();
    store.focused();
  }, [isAsked, store]);
  if (!isOpen) {
    if (readOnly) return null;
    return (
      <div>
        <Button size="small" look="quiet" onClick={() => store.editComment()}>
          {intl.formatMessage(flowMessages.addComment)}
        </Button>
      </div>
    );
  }
  const { name } = cardText(node, intl);
  return (
    <div ref={field} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <TextArea
        label={intl.formatMessage(flowMessages.comment)}
        hint={intl.formatMessage(flowMessages.commentHint)}
        rows={3}
        maxLength={mostCommentLength}
        value={node.comment ?? ''}
        onChange={(text) => {
          const change = commentOn(store.get().editing.document, node.id, text);
          store.perform(change, `${node.id}.comment`, intl.formatMessage(undoMessages.comment, { name }));
        }}
      />
    </div>
  );
}
