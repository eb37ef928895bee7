import { defineMessages } from 'react-intl';

export const regionMessages = {
  ...defineMessages({
    title: { id: 'node.region.title', defaultMessage: 'Region' },
    purpose: { id: 'node.region.purpose', defaultMessage: 'Route by where the caller is' },
    groups: { id: 'node.region.groups', defaultMessage: 'Groups' },
    groupName: { id: 'node.region.groupName', defaultMessage: 'Name' },
    prefixes: { id: 'node.region.prefixes', defaultMessage: 'Dial prefixes, such as +613' },
    areaCodes: { id: 'node.region.areaCodes', defaultMessage: 'Area codes, such as 03' },
    states: { id: 'node.region.states', defaultMessage: 'States, such as AU-VIC' },
    countries: { id: 'node.region.countries', defaultMessage: 'Countries, such as AU' },
    addGroup: { id: 'node.region.addGroup', defaultMessage: 'Add group' },
    otherwise: { id: 'node.region.otherwise', defaultMessage: 'Otherwise' },
    unnamed: { id: 'node.region.unnamed', defaultMessage: 'Unnamed group' },
  }),
  ...defineMessages<{ removeGroup: { name: string | number }; count: { count: number } }>({
    removeGroup: { id: 'node.region.removeGroup', defaultMessage: 'Remove {name}' },
    count: {
      id: 'node.region.count',
      defaultMessage: '{count, plural, =0 {No groups} one {# group} other {# groups}}',
    },
  }),
};
