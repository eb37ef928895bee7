import { defineMessages } from 'react-intl';

export const cardMessages = defineMessages<{
  expand: { title: string };
  collapse: { title: string };
  move: { title: string };
  moved: { title: string; place: number; count: number };
}>({
  expand: { id: 'widget.expand', defaultMessage: 'Expand {title}' },
  collapse: { id: 'widget.collapse', defaultMessage: 'Collapse {title}' },
  move: { id: 'widget.move', defaultMessage: 'Move {title}: drag, or use the arrow keys' },
  moved: { id: 'widget.moved', defaultMessage: '{title} moved to position {place, number} of {count, number}' },
});
