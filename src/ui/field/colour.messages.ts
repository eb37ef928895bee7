import { defineMessage } from 'react-intl';

/** The name of a colour field's picker; the field itself bears the label. */
export const pickColour = defineMessage<{ label: string }>({
  id: 'colour.pick',
  defaultMessage: '{label}, color picker',
});
