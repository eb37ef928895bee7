import { transition } from 'xstate';
import { PortingAction, PortingStatus } from '#values/portingWords.ts';
import { portingMachine, type PortingCircumstances } from './porting.machine.ts';

type Tag = 'editable' | 'disposable' | 'open';

function at(status: PortingStatus, circumstances: PortingCircumstances) {
  return portingMachine.resolveState({
    value: status,
    context: circumstances,
    status: status === 'done' ? 'done' : 'active',
  });
}

/** The status after an action; undefined when it is not allowed. */
export function afterAction(
  status: PortingStatus,
  action: PortingAction,
  circumstances: PortingCircumstances,
): PortingStatus | undefined {
  const before = at(status, circumstances);
  const event = { type: `porting.${action}` } as const;
  if (before.status !== 'active' || !before.can(event)) return undefined;
  return PortingStatus.parse(transition(portingMachine, before, event)[0].value);
}

/** The actions allowed now, in the order of the lifecycle. */
export function allowedActions(status: PortingStatus, circumstances: PortingCircumstances): PortingAction[] {
  return PortingAction.options.filter((action) => afterAction(status, action, circumstances) !== undefined);
}

/** Whether the status has a tag. */
export function isOfKind(status: PortingStatus, tag: Tag): boolean {
  return at(status, { staff: false, complete: false }).hasTag(tag);
}
