import { defineMessage } from 'react-intl';

/** Name of the color picker; the field itself has the label. */
export const pickColour = defineMessage<{ label: string }>({
  id: 'colour.pick',
  defaultMessage: '{label}, color picker',
});
