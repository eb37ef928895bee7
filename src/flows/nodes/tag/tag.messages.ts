import { defineMessages } from 'react-intl';

export const tagMessages = {
  ...defineMessages({
    title: { id: 'node.tag.title', defaultMessage: 'Tag' },
    purpose: { id: 'node.tag.purpose', defaultMessage: 'Tag and score the call' },
    tags: { id: 'node.tag.tags', defaultMessage: 'Tags, separated by commas' },
    tagNames: { id: 'node.tag.tagNames', defaultMessage: 'Tags' },
    score: { id: 'node.tag.score', defaultMessage: 'Score' },
    none: { id: 'node.tag.none', defaultMessage: 'No tags' },
  }),
  ...defineMessages<{
    scored: { score: string | number };
  }>({
    scored: { id: 'node.tag.scored', defaultMessage: 'Score {score}' },
  }),
};
