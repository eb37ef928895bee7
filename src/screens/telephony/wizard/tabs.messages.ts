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
    notShown: {
      id: 'wizard.dni.notShown',
      defaultMessage: 'No website shows this number. Add it to a pool or a swap rule of a website.',
    },
    stands: {
      id: 'wizard.dni.stands',
      defaultMessage: 'It stands on the pages, and visitors may see another number instead.',
    },
    allWebsites: { id: 'wizard.dni.allWebsites', defaultMessage: 'Manage websites' },
  }),
  ...defineMessages<{
    texts: { count: number };
    source: { source: string };
    customGA: { id: string };
    inPool: { pool: string };
    asOverflow: { overflow: string };
    byRule: { rule: number };
  }>({
    texts: {
      id: 'wizard.messaging.texts',
      defaultMessage: 'The live call flow can send {count, plural, one {this text} other {these # texts}}:',
    },
    source: { id: 'wizard.dni.source', defaultMessage: 'Source: {source}' },
    inPool: {
      id: 'wizard.dni.inPool',
      defaultMessage: 'One visitor at a time sees it, as a number of the pool {pool}.',
    },
    asOverflow: {
      id: 'wizard.dni.asOverflow',
      defaultMessage: 'Visitors see it when no number of the pool {overflow} is free.',
    },
    byRule: { id: 'wizard.dni.byRule', defaultMessage: 'Visitors see it by swap rule {rule, number}.' },
    customGA: { id: 'wizard.dni.customGA', defaultMessage: 'Google Analytics measurement ID: {id}' },
  }),
};
