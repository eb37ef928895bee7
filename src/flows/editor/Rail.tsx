import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import type { Problem } from '#values/flow/problem.ts';
import { WithTooltip } from '../../ui/button/WithTooltip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/iconPaths.ts';
import { panel } from '../../ui/menu/panel.css.ts';
import { flowMessages } from './card/flow.messages.ts';
import { windowMessages } from './card/window.messages.ts';
import { StepList } from './palette/StepList.tsx';
import * as styles from './Rail.css.ts';
import { useEditorSetting } from './state/EditorContext.ts';
import { isProblem } from './problems/isProblem.ts';
import { useEditorActions } from './state/useEditorActions.ts';

interface RailProps {
  problems: readonly Problem[];
  isOutlineOpen: boolean;
  areProblemsOpen: boolean;
  onFind: () => void;
  onOutline: () => void;
  onProblems: () => void;
  onTemplates: () => void;
}

/** The tools at the left edge: add a step, find one, the outline, the problems. */
export function Rail({
  problems,
  isOutlineOpen,
  areProblemsOpen,
  onFind,
  onOutline,
  onProblems,
  onTemplates,
}: RailProps) {
  const intl = useIntl();
  const { readOnly } = useEditorSetting();
  const count = problems.filter(isProblem).length;
  return (
    <div
      className={styles.rail}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={intl.formatMessage(windowMessages.tools)}
    >
      {!readOnly && <AddStep onTemplates={onTemplates} />}
      <Tool icon="search" label={intl.formatMessage(flowMessages.find)} onClick={onFind} />
      <Tool icon="tree" label={intl.formatMessage(flowMessages.outline)} pressed={isOutlineOpen} onClick={onOutline} />
      <Tool
        icon="warning"
        label={
          count === 0
            ? intl.formatMessage(flowMessages.problems)
            : intl.formatMessage(flowMessages.problemCount, { count })
        }
        pressed={areProblemsOpen}
        onClick={onProblems}
        badge={count === 0 ? undefined : { count, isWrong: problems.some(({ severity }) => severity === 'error') }}
      />
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  pressed?: boolean;
  badge?: { count: number; isWrong: boolean } | undefined;
  onClick: () => void;
}

function Tool({ icon, label, pressed, badge, onClick }: ToolProps) {
  return (
    <WithTooltip text={label}>
      <Button
        className={styles.tool}
        aria-label={label}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        onPress={onClick}
      >
        <Icon name={icon} size={18} />
        {badge && (
          <span className={styles.count} data-errors={badge.isWrong} aria-hidden="true">
            {badge.count}
          </span>
        )}
      </Button>
    </WithTooltip>
  );
}

/** Every kind of step, to pick or to drag to the canvas. */
function AddStep({ onTemplates }: { onTemplates: () => void }) {
  const intl = useIntl();
  const actions = useEditorActions();
  const [open, setOpen] = useState(false);
  const label = intl.formatMessage(flowMessages.addStep);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <WithTooltip text={label}>
        <Button className={styles.add} aria-label={label}>
          <Icon name="plus" size={18} />
        </Button>
      </WithTooltip>
      <Popover className={panel} placement="right top" offset={8} isNonModal>
        <Dialog className={styles.palette} aria-label={label}>
          <StepList
            focused
            draggable
            onDragged={() => setOpen(false)}
            onPick={(type) => {
              setOpen(false);
              actions.addAfter(type);
            }}
          />
          <Button
            className={styles.templates}
            onPress={() => {
              setOpen(false);
              onTemplates();
            }}
          >
            <Icon name="columns" size={16} />
            {intl.formatMessage(windowMessages.template)}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
