import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: '404' },
  heading: { id: 'notFound.heading', defaultMessage: 'Page not found' },
  text: { id: 'notFound.text', defaultMessage: 'The link may be out of date, or the page may have moved.' },
  home: { id: 'notFound.home', defaultMessage: 'Back to home' },
});
