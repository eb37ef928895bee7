import { defineMessage, defineMessages } from 'react-intl';

export const identityMessages = defineMessages({
  actAs: { id: 'identity.actAs', defaultMessage: 'Act as' },
  search: { id: 'identity.search', defaultMessage: 'Search people and accounts' },
  nobody: { id: 'identity.nobody', defaultMessage: 'No people found' },
  stop: { id: 'identity.stop', defaultMessage: 'Stop acting' },
  switching: { id: 'identity.switching', defaultMessage: 'Switching identity…' },
  refused: { id: 'identity.refused', defaultMessage: 'You can’t act as this person. You’re back to your own login.' },
  stuck: { id: 'identity.stuck', defaultMessage: 'We couldn’t finish switching.' },
  retry: { id: 'identity.retry', defaultMessage: 'Try again' },
});

export const actingAs = defineMessage<{ name: string; account: string }>({
  id: 'identity.actingAs',
  defaultMessage: 'You’re acting as {name} ({account}). Everything you do is recorded.',
});
