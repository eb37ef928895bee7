import { type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import * as fields from '#flows/nodes/parts/fields.css.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { cardText } from '../card/card.ts';
import { draftOf, exitsOf } from '../card/nodeDraft.ts';
import * as card from '../card/NodeCard.css.ts';
import { changeSettings, renameNode } from '../document/nodeCommands.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { errorAt } from '../problems/problemWords.ts';
import { ProblemList } from '../problems/ProblemList.tsx';
import { useEditor, useEditorSetting } from '../state/EditorContext.ts';
import { undoMessages } from '../state/undo.messages.ts';
import { CommentField } from './CommentField.tsx';
import { Exits } from './Exits.tsx';
import { Help } from './Help.tsx';
import * as styles from './Inspector.css.ts';
import { NodeActions } from './NodeActions.tsx';

const fieldSelector = 'fieldset :is(input, textarea, select, button[aria-haspopup])';

/** Focuses the first wrong field of the form, or its first one, when asked to. Rendered once the form has loaded. */
function SettingsFocus({ within }: { within: RefObject<HTMLElement | null> }) {
  const { store } = useEditorSetting();
  const isAsked = useEditor(({ toFocus }) => toFocus === 'field');
  useEffect(() => {
    if (!isAsked) return;
    store.focused();
    const fields = [...(within.current?.querySelectorAll<HTMLElement>(fieldSelector) ?? [])];
    (fields.find((field) => field.matches('[aria-invalid="true"]')) ?? fields[0])?.focus();
  }, [isAsked, store, within]);
  return null;
}

/** A step's settings: its name, form, problems and help. */
export function NodeSettings({ node, problems }: { node: FlowNode; problems: readonly Problem[] }) {
  const intl = useIntl();
  const { store, readOnly, country, account, flow } = useEditorSetting();
  const view = viewOf(node.type);
  const errors = useMemo(() => errorAt(problems, node.id, intl), [problems, node.id, intl]);
  const elsewhere = problems.filter(
    ({ nodeId, path, severity }) => nodeId === node.id && (path === undefined || severity !== 'error'),
  );
  const form = useRef<HTMLDivElement>(null);
  if (!view) return <p className={styles.empty}>{intl.formatMessage(flowMessages.unknownType)}</p>;
  const { Form } = view;
  const label = intl.formatMessage(undoMessages.change, { name: cardText(node, intl).name });
  return (
    <div ref={form} onBlur={() => store.endGroup()}>
      <div className={styles.head}>
        <span className={`${card.disc} ${card.tone[view.tone]}`}>
          <StepIcon name={view.icon} />
        </span>
        <div>
          <h2 className={styles.title}>{intl.formatMessage(view.title)}</h2>
          <p className={styles.purpose}>{intl.formatMessage(view.purpose)}</p>
        </div>
      </div>
      {elsewhere.length > 0 && (
        <div className={styles.problems}>
          <ProblemList problems={elsewhere} />
        </div>
      )}
      <fieldset className={`${fields.group} ${fields.form}`} disabled={readOnly}>
        <TextField
          label={intl.formatMessage(flowMessages.name)}
          value={node.name}
          maxLength={100}
          placeholder={intl.formatMessage(view.title)}
          onChange={(name) =>
            store.perform(renameNode(store.get().editing.document, node.id, name), `${node.id}.name`, label)
          }
        />
        <Suspense fallback={<Skeleton height="220px" />}>
          <Form
            draft={draftOf(node).settings}
            errorAt={errors}
            country={country}
            account={account}
            flow={flow}
            change={(settings, group, moved) => {
              const exits = exitsOf({ ...node, settings }).map(({ id }) => id);
              const change = changeSettings(store.get().editing.document, node.id, settings, exits, moved);
              store.perform(change, group === undefined ? null : `${node.id}.${group}`, label);
            }}
          />
          <SettingsFocus within={form} />
        </Suspense>
        <Exits node={node} />
        <CommentField node={node} />
      </fieldset>
      {!readOnly && node.type !== 'start' && <NodeActions />}
      <Help type={node.type} />
    </div>
  );
}
