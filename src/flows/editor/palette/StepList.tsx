import { useState } from 'react';
import { useIntl } from 'react-intl';
import { StepIcon } from '#flows/nodes/parts/StepIcon.tsx';
import type { NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { nodeViews } from '#flows/nodes/nodeViews.tsx';
import * as card from '../card/NodeCard.css.ts';
import { flowMessages } from '../card/flow.messages.ts';
import * as styles from './StepList.css.ts';
import { isComposing } from '../../../ui/keys/isComposing.ts';

/** The drag data type of a step from the palette. */
export const stepDragType = 'application/x-call-flow-step';

export function isStepType(text: string): text is NodeTypeName {
  return text !== 'start' && Object.hasOwn(nodeViews, text);
}

interface StepListProps {
  onPick: (type: NodeTypeName) => void;
  /** Whether steps can be dragged to the canvas. */
  draggable?: boolean;
  onDragged?: () => void;
  /** Whether the search field takes focus. */
  focused?: boolean;
}

/** The steps that can be added, filtered by a search, those so named first; Enter picks the first. Omits the start: a flow has only one. */
export function StepList({ onPick, onDragged, draggable = false, focused = false }: StepListProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(intl.locale);
  const isNamed = (title: string) => title.toLocaleLowerCase(intl.locale).startsWith(wanted);
  const steps = Object.entries(nodeViews)
    .flatMap(([type, view]) => (isStepType(type) ? [{ type, view }] : []))
    .map(({ type, view }) => ({
      type,
      view,
      title: intl.formatMessage(view.title),
      purpose: intl.formatMessage(view.purpose),
    }))
    .filter(({ title, purpose }) => `${title} ${purpose}`.toLocaleLowerCase(intl.locale).includes(wanted))
    .toSorted((a, b) => Number(isNamed(b.title)) - Number(isNamed(a.title)));
  return (
    <div>
      <input
        className={styles.search}
        type="search"
        value={search}
        ref={focused ? focusOnce : null}
        placeholder={intl.formatMessage(flowMessages.search)}
        aria-label={intl.formatMessage(flowMessages.search)}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          const first = steps[0];
          if (event.key === 'Enter' && !isComposing(event.nativeEvent) && first) onPick(first.type);
        }}
      />
      <div className={styles.list}>
        {steps.map(({ type, view, title, purpose }) => (
          <button
            key={type}
            type="button"
            className={styles.item}
            draggable={draggable}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(stepDragType, type);
              dataTransfer.effectAllowed = 'copy';
            }}
            onDragEnd={onDragged}
            onClick={() => onPick(type)}
          >
            <span className={`${card.disc} ${card.tone[view.tone]}`}>
              <StepIcon name={view.icon} />
            </span>
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.purpose}>{purpose}</span>
            </span>
          </button>
        ))}
        {steps.length === 0 && <p className={styles.empty}>{intl.formatMessage(flowMessages.noStep)}</p>}
      </div>
    </div>
  );
}

/** Sets the attribute too, because a modal dialog looks for it when it opens. */
function focusOnce(input: HTMLInputElement | null): void {
  if (!input) return;
  input.autofocus = true;
  input.focus();
}
