import type { ComponentType, LazyExoticComponent } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ExitId, FlowNode } from '#flows/core/document.ts';
import type { Exit } from '#flows/core/nodeType.ts';
import type { Country } from '#values/numberPlan.ts';
import type { IconName } from './icons.tsx';

type Settings = FlowNode['settings'];

/** What a node's colour says: where calls enter, what is spoken, what is decided, who is reached, what is noted, where it ends. */
export type Tone = 'entry' | 'speech' | 'choice' | 'people' | 'note' | 'end';

/** What an inspector form is given. `group` makes one step of undo of a burst of typing; `moved` keeps edges of renamed exits. */
export interface FormProps<Draft extends Settings> {
  draft: Draft;
  change: (draft: Draft, group?: string, moved?: Readonly<Record<ExitId, ExitId>>) => void;
  /** The problem of the setting at a path such as `targets.0.number`, in words. */
  errorAt: (path: string) => string | undefined;
  country: Country;
}

/** How one node type looks and is edited; what it does stands in its `.node.ts`. */
export interface NodeView<Draft extends Settings = Settings> {
  icon: IconName;
  tone: Tone;
  title: MessageDescriptor;
  purpose: MessageDescriptor;
  /** Up to two short lines for the card, each worked out when it is shown: of a large flow few cards are. */
  summary: (draft: Draft, intl: IntlShape) => (() => string)[];
  exitLabel: (exit: Exit, draft: Draft, intl: IntlShape) => string;
  /** Fetched when a step of the type is first opened. */
  Form: LazyExoticComponent<ComponentType<FormProps<Draft>>>;
}

/** Registers a view under a common shape; its functions only ever see drafts of its own type. */
export function defineNodeView<Draft extends Settings>(view: NodeView<Draft>): NodeView {
  return view as unknown as NodeView;
}
