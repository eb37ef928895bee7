import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { FlowNode } from '#values/flow/document.ts';
import type { NodeTypeName } from '../nodes/nodeTypes.ts';
import type { SettingNote } from './settingsOf.ts';
import type { StudioTransition, StudioWidget } from './studioFlow.ts';
import type { WidgetGap } from './studioGap.ts';

/** An exit of the step and the transition that it stands for. */
export interface Exit {
  exit: string;
  transition: StudioTransition;
}

/** A widget, with those that are part of its step, as a step. */
export interface Converted {
  type: NodeTypeName;
  /** Those of the type's defaults that differ. */
  settings: FlowNode['settings'];
  exits: Exit[];
  notes: SettingNote[];
  /** Why the step only keeps the widget's place. */
  gap?: WidgetGap;
  /** Exits that stay open if nothing leads on; others hang up, as Studio does. */
  open?: readonly string[];
}

export interface Converting {
  country: PhoneCountry;
  /** The widgets that are part of this one's step. */
  parts: readonly StudioWidget[];
}

export type Convert = (widget: StudioWidget, converting: Converting) => Converted;

/** The exit for an event, if the widget has a transition for it. */
export function on(widget: StudioWidget, event: string, exit: string): Exit[] {
  return widget.transitions.filter((each) => each.event === event).map((transition) => ({ exit, transition }));
}
