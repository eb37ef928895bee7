import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
import { tagMessages } from './tag.messages.ts';
import type { TagSettings } from './tag.node.ts';

export const tagView = defineNodeView<TagSettings>({
  icon: 'tag',
  tone: 'note',
  title: tagMessages.title,
  purpose: tagMessages.purpose,
  summary: ({ tags, score }, intl) => [
    () => tags.join(', ') || intl.formatMessage(tagMessages.none),
    ...(score === 0 ? [] : [() => intl.formatMessage(tagMessages.scored, { score: intl.formatNumber(score) })]),
  ],
  settingNames: { tags: tagMessages.tagNames, score: tagMessages.score },
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(fieldMessages.next),
  Form: lazy(async () => ({ default: (await import('./TagForm.tsx')).TagForm })),
});
