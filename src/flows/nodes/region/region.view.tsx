import { lazy } from 'react';
import { defineNodeView } from '../parts/nodeView.ts';
import { regionMessages } from './region.messages.ts';
import { ELSEWHERE, type RegionSettings } from './regionSettings.node.ts';

export const regionView = defineNodeView<RegionSettings>({
  icon: 'region',
  tone: 'choice',
  title: regionMessages.title,
  purpose: regionMessages.purpose,
  summary: ({ groups }, intl) => [() => intl.formatMessage(regionMessages.count, { count: groups.length })],
  settingNames: { groups: regionMessages.groups },
  exitLabel: ({ id }, { groups }, intl) => {
    if (id === ELSEWHERE) return intl.formatMessage(regionMessages.otherwise);
    const name = groups.find((group) => `region-${group.id}` === id)?.name;
    return name || intl.formatMessage(regionMessages.unnamed);
  },
  Form: lazy(async () => ({ default: (await import('./RegionForm.tsx')).RegionForm })),
});
