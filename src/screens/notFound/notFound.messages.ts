import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: '404' },
  heading: { id: 'notFound.heading', defaultMessage: 'This page is not here' },
  text: { id: 'notFound.text', defaultMessage: 'The address may be old, or the page was moved.' },
  home: { id: 'notFound.home', defaultMessage: 'Go to the start' },
});
