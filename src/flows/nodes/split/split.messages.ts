import { defineMessages } from 'react-intl';

export const splitMessages = {
  ...defineMessages({
    title: { id: 'node.split.title', defaultMessage: 'Split' },
    purpose: { id: 'node.split.purpose', defaultMessage: 'Split calls by percentage' },
    shares: { id: 'node.split.shares', defaultMessage: 'Shares' },
    name: { id: 'node.split.name', defaultMessage: 'Name' },
    percent: { id: 'node.split.percent', defaultMessage: 'Percent' },
    addShare: { id: 'node.split.addShare', defaultMessage: 'Add share' },
    sticky: { id: 'node.split.sticky', defaultMessage: 'Same exit for the same caller' },
    unnamed: { id: 'node.split.unnamed', defaultMessage: 'Unnamed share' },
  }),
  ...defineMessages<{
    removeShare: { name: string | number };
    exit: { name: string | number; percent: string | number };
    sum: { percent: string | number };
  }>({
    removeShare: { id: 'node.split.removeShare', defaultMessage: 'Remove {name}' },
    exit: { id: 'node.split.exit', defaultMessage: '{name}  {percent} %' },
    sum: { id: 'node.split.sum', defaultMessage: 'Adds up to {percent} % instead of 100 %' },
  }),
};
