import { defineMessages } from 'react-intl';
import type { StudioFault } from '#flows/studio/readStudio.ts';
import type { SettingGap, TransitionGap, WidgetGap } from '#flows/studio/studioGap.ts';

/** The import of flows from Twilio Studio. */
export const studioMessages = {
  ...defineMessages({
    intro: {
      id: 'flow.studioIntro',
      defaultMessage:
        'In Twilio Studio, open the trigger widget’s menu “Show Flow JSON” and save it as a file. Your draft stays until you confirm.',
    },
    file: { id: 'flow.studioFile', defaultMessage: 'Studio flow (JSON)' },
    complete: { id: 'flow.studioComplete', defaultMessage: 'Everything was carried over.' },
    nothing: {
      id: 'flow.studioNothing',
      defaultMessage: 'No call can reach anything in this flow, so there was nothing to import.',
    },
    attention: { id: 'flow.studioAttention', defaultMessage: 'What needs your attention' },
    undo: { id: 'flow.undoStudio', defaultMessage: 'import from Twilio Studio' },
    done: { id: 'flow.studioDone', defaultMessage: 'Flow imported' },
  }),
  ...defineMessages<{
    summary: { widgets: number; steps: number };
    item: { widget: string; advice: string };
    transition: { event: string; next: string; advice: string };
  }>({
    summary: {
      id: 'flow.studioSummary',
      defaultMessage:
        '{widgets, plural, one {# widget becomes} other {# widgets become}} {steps, plural, one {# step} other {# steps}}. The draft’s name and time zone stay.',
    },
    item: { id: 'flow.studioItem', defaultMessage: '{widget}: {advice}' },
    transition: { id: 'flow.studioTransition', defaultMessage: '“{event}” to {next}. {advice}' },
  }),
};

/** What to do about a widget. */
export const widgetAdvice: Record<WidgetGap, { id: string; defaultMessage: string }> = defineMessages({
  ASSISTANT: {
    id: 'flow.studioAssistant',
    defaultMessage: 'There are no virtual agents here. Ring a person or ask with a menu instead of the empty step.',
  },
  CODE: {
    id: 'flow.studioCode',
    defaultMessage:
      'Flows can’t run code. Delete the empty step, or use opening hours, caller conditions or tags instead.',
  },
  'MESSAGES-ONLY': {
    id: 'flow.studioMessagesOnly',
    defaultMessage: 'Only messages or API requests lead here, so it was left out. Flows here answer calls.',
  },
  'NAME-TWICE': {
    id: 'flow.studioNameTwice',
    defaultMessage: 'An earlier widget has the same name; this one was left out.',
  },
  'NOT-REACHED': { id: 'flow.studioNotReached', defaultMessage: 'Nothing leads here, so it was left out.' },
  OUTGOING: {
    id: 'flow.studioOutgoing',
    defaultMessage: 'Flows can’t place calls. Delete the empty step, or ring people in its place.',
  },
  PAYMENT: {
    id: 'flow.studioPayment',
    defaultMessage:
      'Payments can’t be taken in a call. Ring a person instead of the empty step, or text a payment link.',
  },
  QUEUE: { id: 'flow.studioQueue', defaultMessage: 'Queues aren’t supported. Choose who rings in the new ring step.' },
  RECIPIENT: {
    id: 'flow.studioRecipient',
    defaultMessage: 'Only the caller gets texts. Delete the empty step; voicemails can notify people by email.',
  },
  REPLY: {
    id: 'flow.studioReply',
    defaultMessage: 'The text is sent, but calls don’t wait for a reply. Connect the step to where calls continue.',
  },
  SPLIT: {
    id: 'flow.studioSplit',
    defaultMessage:
      'Its conditions have no counterpart. The exits are kept; fill in the conditions, or use opening hours.',
  },
  SUBFLOW: {
    id: 'flow.studioSubflow',
    defaultMessage: 'Import the subflow as a flow of its own and choose it in the step. Calls don’t come back from it.',
  },
  UNKNOWN: { id: 'flow.studioUnknown', defaultMessage: 'No step does the same. Replace the empty step or delete it.' },
  VARIABLES: {
    id: 'flow.studioVariables',
    defaultMessage: 'Flows have no variables of their own. Choose tags for the call instead, or delete the step.',
  },
});

/** What to do about a transition. */
export const transitionAdvice: Record<TransitionGap, { id: string; defaultMessage: string }> = defineMessages({
  LOOP: {
    id: 'flow.studioLoop',
    defaultMessage:
      'Calls would go in circles. Menus repeat their question automatically; connect the exit to a step further on.',
  },
  'NO-EXIT': { id: 'flow.studioNoExit', defaultMessage: 'No matching exit.' },
  'NO-SUCH-WIDGET': { id: 'flow.studioNoWidget', defaultMessage: 'The file has no widget of that name.' },
});

/** What to do about a setting. */
export const settingAdvice = defineMessages<Record<SettingGap, { what: string }>>({
  AGAIN: {
    id: 'flow.studioAgain',
    defaultMessage:
      'Studio repeats this for ever; here it’s asked {what} times. Connect “No key pressed” to where calls go then.',
  },
  ANSWERED: {
    id: 'flow.studioAnswered',
    defaultMessage: 'What comes after it is for unanswered calls only; an answered call ends when someone hangs up.',
  },
  GREETING: { id: 'flow.studioGreeting', defaultMessage: 'It has no greeting. Write one in the voicemail step.' },
  HOURS: {
    id: 'flow.studioHours',
    defaultMessage: 'The hours were taken for every day in the flow’s time zone. Check the days and add holidays.',
  },
  NUMBER: { id: 'flow.studioNumber', defaultMessage: 'Not every destination is a number that can be rung: {what}' },
  SETTING: { id: 'flow.studioSetting', defaultMessage: 'The setting “{what}” was left out or limited.' },
  UNANSWERED: {
    id: 'flow.studioUnanswered',
    defaultMessage: 'Calls that nobody answers all go the same way here. In Studio they end on “{what}”.',
  },
  VARIABLE: {
    id: 'flow.studioVariable',
    defaultMessage: 'There is no placeholder for {what}. Replace it in the text.',
  },
  'WRONG-KEY': {
    id: 'flow.studioWrongKey',
    defaultMessage:
      'A wrong key counts as no key here: the menu asks again, and in the end calls take “No key pressed”.',
  },
});

/** Why a file is no flow of Studio. */
export const studioFaults = defineMessages<Record<StudioFault['code'], { what: string }>>({
  'NOT-JSON': { id: 'flow.studioNotJson', defaultMessage: 'This file isn’t JSON.' },
  'OWN-FLOW': {
    id: 'flow.studioOwnFlow',
    defaultMessage: 'This is a flow that was downloaded here. Choose “Upload a flow file” for it.',
  },
  'NOT-STUDIO': { id: 'flow.studioNotStudio', defaultMessage: 'This is JSON, but not a flow of Twilio Studio.' },
  INVALID: { id: 'flow.studioInvalid', defaultMessage: 'This looks like a Studio flow, but {what} isn’t valid.' },
});
