import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { splitMessages } from './split.messages.ts';
import type { SplitSettings } from './split.node.ts';

export const splitView = defineNodeView<SplitSettings>({
  icon: 'split',
  tone: 'choice',
  title: splitMessages.title,
  purpose: splitMessages.purpose,
  summary: ({ shares, sticky }, intl) => [
    () => shares.map(({ percent }) => intl.formatNumber(percent)).join(' / '),
    ...(sticky ? [() => intl.formatMessage(splitMessages.sticky)] : []),
  ],
  settingNames: { shares: splitMessages.shares, sticky: splitMessages.sticky },
  exitLabel: ({ id }, { shares }, intl) => {
    const share = shares.find((each) => `share-${each.id}` === id);
    const name = share?.name || intl.formatMessage(splitMessages.unnamed);
    return intl.formatMessage(splitMessages.exit, { name, percent: share?.percent ?? 0 });
  },
  Form: lazy(async () => ({ default: (await import('./SplitForm.tsx')).SplitForm })),
});
