import { defineMessages } from 'react-intl';

/** Who else has the flow open. */
export const peopleMessages = {
  ...defineMessages({
    editing: { id: 'flow.peopleEditing', defaultMessage: 'Editing' },
    looking: { id: 'flow.peopleLooking', defaultMessage: 'Looking' },
  }),
  ...defineMessages<{
    here: { names: string };
    more: { count: number };
    editingStep: { step: string };
    lookingAt: { step: string };
    since: { what: string; time: string };
  }>({
    here: { id: 'flow.peopleHere', defaultMessage: 'Also here: {names}' },
    more: { id: 'flow.peopleMore', defaultMessage: '+{count, number}' },
    editingStep: { id: 'flow.peopleEditingStep', defaultMessage: 'Editing {step}' },
    lookingAt: { id: 'flow.peopleLookingAt', defaultMessage: 'Looking at {step}' },
    since: { id: 'flow.peopleSince', defaultMessage: '{what}, here since {time}' },
  }),
};
