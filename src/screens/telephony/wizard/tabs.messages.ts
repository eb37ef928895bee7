import { defineMessages } from 'react-intl';

export const tabsMessages = {
  ...defineMessages({
    textsTitle: { id: 'wizard.messaging.textsTitle', defaultMessage: 'Texts to callers' },
    noFlow: {
      id: 'wizard.messaging.noFlow',
      defaultMessage: 'This number doesn’t run a call flow. A call flow can send callers a text.',
    },
    notPublished: {
      id: 'wizard.messaging.notPublished',
      defaultMessage: 'The call flow isn’t published yet. Its texts are sent once it is.',
    },
    noTexts: {
      id: 'wizard.messaging.noTexts',
      defaultMessage: 'The live call flow sends no texts. Add a text step to send one to callers with a mobile.',
    },
    openFlow: { id: 'wizard.messaging.openFlow', defaultMessage: 'Open the call flow' },
    changeDetails: { id: 'wizard.changeDetails', defaultMessage: 'Change in the details' },
    sourceTitle: { id: 'wizard.dni.sourceTitle', defaultMessage: 'Where callers find this number' },
    noGA: { id: 'wizard.dni.noGA', defaultMessage: 'This number has no Google Analytics measurement ID of its own.' },
    websitesTitle: { id: 'wizard.dni.websitesTitle', defaultMessage: 'On your websites' },
    websites: {
      id: 'wizard.dni.websites',
      defaultMessage: 'Your websites show this number wherever you write it. Calls to it count for its source.',
    },
    swapLater: {
      id: 'wizard.dni.swapLater',
      defaultMessage:
        'Showing it instead of another number, by a visitor’s source or medium, isn’t available yet. Neither are events in Google Analytics.',
    },
  }),
  ...defineMessages<{
    texts: { count: number };
    source: { source: string };
    customGA: { id: string };
  }>({
    texts: {
      id: 'wizard.messaging.texts',
      defaultMessage: 'The live call flow can send {count, plural, one {this text} other {these # texts}}:',
    },
    source: { id: 'wizard.dni.source', defaultMessage: 'Source: {source}' },
    customGA: { id: 'wizard.dni.customGA', defaultMessage: 'Google Analytics measurement ID: {id}' },
  }),
};
