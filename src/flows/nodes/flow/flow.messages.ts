import { defineMessages } from 'react-intl';

export const flowNodeMessages = {
  ...defineMessages({
    title: { id: 'node.flow.title', defaultMessage: 'Another flow' },
    purpose: { id: 'node.flow.purpose', defaultMessage: 'Continue in another flow' },
    flow: { id: 'node.flow.flow', defaultMessage: 'Flow' },
    choose: { id: 'node.flow.choose', defaultMessage: 'Choose a flow' },
    chosen: { id: 'node.flow.chosen', defaultMessage: 'Continues in another flow' },
    none: { id: 'node.flow.none', defaultMessage: 'No flow yet' },
    unknown: { id: 'node.flow.unknown', defaultMessage: 'Unknown flow' },
  }),
  ...defineMessages<{ unpublished: { name: string | number } }>({
    unpublished: { id: 'node.flow.unpublished', defaultMessage: '{name} (not published)' },
  }),
};
