/** What a widget does that no step can. */
export type WidgetGap =
  | 'ASSISTANT'
  | 'CODE'
  | 'MESSAGES-ONLY'
  | 'NAME-TWICE'
  | 'NOT-REACHED'
  | 'OUTGOING'
  | 'PAYMENT'
  | 'QUEUE'
  | 'RECIPIENT'
  | 'REPLY'
  | 'SPLIT'
  | 'SUBFLOW'
  | 'UNKNOWN'
  | 'VARIABLES';

/** Why a transition has no connection. */
export type TransitionGap = 'LOOP' | 'NO-EXIT' | 'NO-SUCH-WIDGET';

/** What of a widget's settings is missing in its step, or different. */
export type SettingGap =
  | 'AGAIN'
  | 'ANSWERED'
  | 'GREETING'
  | 'HOURS'
  | 'NUMBER'
  | 'SETTING'
  | 'UNANSWERED'
  | 'VARIABLE'
  | 'WRONG-KEY';

interface Place {
  widget: string;
  /** The step that stands for the widget, if there is one. */
  step: string | null;
}

/** Something that could not be carried over, or not as it was. `what` is a setting's name or value. */
export type StudioGap = Place &
  (
    | { kind: 'widget'; code: WidgetGap; type: string }
    | { kind: 'transition'; code: TransitionGap; event: string; next: string }
    | { kind: 'setting'; code: SettingGap; what: string }
  );
