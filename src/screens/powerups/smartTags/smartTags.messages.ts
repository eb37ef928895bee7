import { defineMessages } from 'react-intl';

export const tagMessages = {
  ...defineMessages({
    title: { id: 'smartTag.title', defaultMessage: 'Smart tags' },
    intro: {
      id: 'smartTag.intro',
      defaultMessage:
        'Calls get these tags automatically as they end, and points towards their score from 0 to 100. What people change in a call stays.',
    },
    add: { id: 'smartTag.add', defaultMessage: 'Add smart tag' },
    edit: { id: 'smartTag.edit', defaultMessage: 'Edit' },
    delete: { id: 'smartTag.delete', defaultMessage: 'Delete' },
    cancel: { id: 'smartTag.cancel', defaultMessage: 'Cancel' },
    saved: { id: 'smartTag.saved', defaultMessage: 'Saved' },
    deleteText: { id: 'smartTag.deleteText', defaultMessage: 'Calls keep the tag and points that they have.' },
    empty: { id: 'smartTag.empty', defaultMessage: 'No smart tags yet' },
    emptyBody: {
      id: 'smartTag.emptyBody',
      defaultMessage: 'For example, tag calls of more than two minutes as “Good lead” and give them 40 points.',
    },
    on: { id: 'smartTag.on', defaultMessage: 'On' },
    off: { id: 'smartTag.off', defaultMessage: 'Off' },
    name: { id: 'smartTag.name', defaultMessage: 'Tag' },
    group: { id: 'smartTag.group', defaultMessage: 'Group' },
    groupHint: { id: 'smartTag.groupHint', defaultMessage: 'What it is listed under, such as “Sales”' },
    noGroup: { id: 'smartTag.noGroup', defaultMessage: 'Without a group' },
    colour: { id: 'smartTag.colour', defaultMessage: 'Color' },
    points: { id: 'smartTag.points', defaultMessage: 'Points' },
    pointsHint: { id: 'smartTag.pointsHint', defaultMessage: 'From −100 to 100; 0 leaves the score as it is' },
    noPoints: { id: 'smartTag.noPoints', defaultMessage: 'A tag that asks for the score gives no points' },
    accounts: { id: 'smartTag.accounts', defaultMessage: 'Accounts' },
    subAccounts: { id: 'smartTag.subAccounts', defaultMessage: 'Tag calls of all sub-accounts too' },
    enabled: { id: 'smartTag.enabled', defaultMessage: 'Tag calls from now on' },
  }),
  ...defineMessages<{ deleteTitle: { name: string }; withBelow: { name: string } }>({
    deleteTitle: { id: 'smartTag.deleteTitle', defaultMessage: 'Delete {name}?' },
    withBelow: { id: 'smartTag.withBelow', defaultMessage: '{name} with all sub-accounts' },
  }),
};
