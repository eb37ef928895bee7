import { defineMessage, defineMessages } from 'react-intl';

export const identityMessages = defineMessages({
  actAs: { id: 'identity.actAs', defaultMessage: 'Act as' },
  search: { id: 'identity.search', defaultMessage: 'Search people and accounts' },
  nobody: { id: 'identity.nobody', defaultMessage: 'Nobody of this name.' },
  stop: { id: 'identity.stop', defaultMessage: 'Stop acting' },
  switching: { id: 'identity.switching', defaultMessage: 'Switching identity…' },
  refused: { id: 'identity.refused', defaultMessage: 'You cannot act as this person. You are yourself again.' },
  stuck: { id: 'identity.stuck', defaultMessage: 'The switch could not be finished.' },
  retry: { id: 'identity.retry', defaultMessage: 'Try again' },
});

export const actingAs = defineMessage<{ name: string; account: string }>({
  id: 'identity.actingAs',
  defaultMessage: 'You are acting as {name} of {account}. What you do is recorded.',
});
