import type { ComponentType, LazyExoticComponent } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ExitId, FlowNode } from '#values/flow/document.ts';
import type { Exit } from '#flows/core/nodeType.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { FileNames } from './speech.ts';
import type { StepIconName } from './StepIcon.tsx';

type Settings = FlowNode['settings'];

/** The meaning of a node's color: entry, spoken, decision, people, bookkeeping or end. */
export type Tone = 'entry' | 'speech' | 'choice' | 'people' | 'note' | 'end';

/** `group` merges a burst of typing into one undo step; `moved` keeps the edges of renamed exits. */
export interface FormProps<Draft extends Settings> {
  draft: Draft;
  change: (draft: Draft, group?: string, moved?: Readonly<Record<ExitId, ExitId>>) => void;
  /** The problem of the setting at a path such as `targets.0.number`, in words. */
  errorAt: (path: string) => string | undefined;
  country: PhoneCountry;
  /** The flow's account, for what a form has to ask the server. */
  account: number;
  /** The id of the flow itself. */
  flow: string;
}

export type ValueName = (key: string, value: unknown, intl: IntlShape) => string | undefined;

/** Names the values of settings that are one of a few words. */
export function choiceNames(names: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>>): ValueName {
  return (key, value, intl) => {
    const words = Object.hasOwn(names, key) ? names[key] : undefined;
    const word = words && typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
    return word && intl.formatMessage(word);
  };
}

/** How a node type looks and is edited; its behavior is in its `.node.ts`. */
export interface NodeView<Draft extends Settings = Settings> {
  icon: StepIconName;
  tone: Tone;
  title: MessageDescriptor;
  purpose: MessageDescriptor;
  /** Up to two short lines for the card, computed lazily because a large flow shows only a few of its cards. */
  summary: (draft: Draft, intl: IntlShape, files?: FileNames) => (() => string)[];
  /** All that its settings say, for a flow read as text; missing where the summary says it. */
  details?: (draft: Draft, intl: IntlShape) => string[];
  /** What each setting is called where it is read outside the form. */
  settingNames: Readonly<Record<keyof Draft, MessageDescriptor>>;
  /** What a value is called that doesn't speak for itself, wherever it stands in the settings. */
  valueName?: ValueName;
  exitLabel: (exit: Exit, draft: Draft, intl: IntlShape) => string;
  /** Loaded when a step of this type is first opened. */
  Form: LazyExoticComponent<ComponentType<FormProps<Draft>>>;
}

/** Erases the draft type. Safe because a view only ever receives drafts of its own type. */
export function defineNodeView<Draft extends Settings>(view: NodeView<Draft>): NodeView {
  return view as unknown as NodeView;
}
