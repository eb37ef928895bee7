import { defineMessages } from 'react-intl';

export const flowOfCallWords = {
  ...defineMessages({
    withheld: { id: 'wizard.call.withheld', defaultMessage: 'a withheld number' },
    openCall: { id: 'wizard.call.open', defaultMessage: 'Open the call' },
    edit: { id: 'wizard.call.edit', defaultMessage: 'Edit the call flow' },
    notFound: { id: 'wizard.call.notFound', defaultMessage: 'Call not found' },
    noRoute: { id: 'wizard.call.noRoute', defaultMessage: 'This call didn’t go through a call flow.' },
    stillOn: { id: 'wizard.call.stillOn', defaultMessage: 'The call is still in progress' },
    stillOnBody: { id: 'wizard.call.stillOnBody', defaultMessage: 'Its replay appears here when it has ended.' },
  }),
  ...defineMessages<{ about: { flow: string; version: number; caller: string } }>({
    about: {
      id: 'wizard.call.about',
      defaultMessage: '{flow}, version {version, number}: call from {caller}',
    },
  }),
};
