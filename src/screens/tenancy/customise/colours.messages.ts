import { defineMessages } from 'react-intl';

export const colourMessages = defineMessages({
  primary: { id: 'custom.colour.primary', defaultMessage: 'Brand color' },
  secondary: { id: 'custom.colour.secondary', defaultMessage: 'Secondary' },
  accent: { id: 'custom.colour.accent', defaultMessage: 'Accent' },
  blue: { id: 'custom.colour.blue', defaultMessage: 'Blue' },
  dark: { id: 'custom.colour.dark', defaultMessage: 'Dark' },
  error: { id: 'custom.colour.error', defaultMessage: 'Error' },
  info: { id: 'custom.colour.info', defaultMessage: 'Info' },
  success: { id: 'custom.colour.success', defaultMessage: 'Success' },
  background: { id: 'custom.colour.background', defaultMessage: 'Background' },
  background2: { id: 'custom.colour.background2', defaultMessage: 'Secondary background' },
  menu: { id: 'custom.colour.menu', defaultMessage: 'Menu' },
  menuDark: { id: 'custom.colour.menuDark', defaultMessage: 'Active menu item' },
  menuText: { id: 'custom.colour.menuText', defaultMessage: 'Menu text' },
  border: { id: 'custom.colour.border', defaultMessage: 'Border' },
  text: { id: 'custom.colour.text', defaultMessage: 'Text' },
  answered: { id: 'custom.colour.answered', defaultMessage: 'Answered calls' },
  missed: { id: 'custom.colour.missed', defaultMessage: 'Missed calls' },
  abandoned: { id: 'custom.colour.abandoned', defaultMessage: 'Abandoned calls' },
});
