import { Glyph } from '../../../ui/icon/Icon.tsx';

/** Icons of the steps, outlines on a 24 × 24 grid. */
export const stepIconPaths = {
  start: 'M5 4.5c0 8.3 6.2 14.5 14.5 14.5v-4l-4-1.5-2 2A11 11 0 0 1 8.5 10.5l2-2L9 4.5H5ZM15 4h5v5m0-5-6 6',
  announce: 'M4 10v4h3l5 4V6L7 10H4Zm12-1.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  menu: 'M6 6m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M12 6m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18 6m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M6 12m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M12 12m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18 12m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M12 18m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M6 18m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18 18m-.6 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  schedule: 'M12 7.5V12l3 2m5.5-2a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  region:
    'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.5 6.5 10.5Zm2.5-10.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  caller: 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 19.5c.8-3.6 3.6-5.5 7-5.5s6.2 1.9 7 5.5',
  split: 'M4 12h5l6-6h5m-11 6 6 6h5M17 3l3 3-3 3m0 6 3 3-3 3',
  flow: 'M4 5h6v5H4V5Zm10 9h6v5h-6v-5ZM7 10v4.5a2 2 0 0 0 2 2h5',
  text: 'M4 5h16v11H10l-4 3.5V16H4V5Zm4 4h8m-8 3h5',
  ring: 'M5 16v-1c0-5 1-9 7-9s7 4 7 9v1M4 16h16M10 19.5h4M12 3.5V6',
  roundRobin: 'M19 8a8 8 0 0 0-14.2 1.5M5 16a8 8 0 0 0 14.2-1.5M19.5 3.5V8H15M4.5 20.5V16H9',
  locations:
    'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11Zm2.5-11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12V4Zm4.5 4.5h.01',
  voicemail: 'M10.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm10 0a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM7 15.5h10',
  hangup: 'M3.5 14.5c0-7 17-7 17 0v1.5l-4.5.5-1-3.2c-2-.7-4-.7-6 0l-1 3.2-4.5-.5v-1.5Z',
  unknown: 'M9 9.5a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.8v.5M12 17.5h.01',
} as const;

export type StepIconName = keyof typeof stepIconPaths;

export function StepIcon({ name, size = 18 }: { name: StepIconName; size?: number }) {
  return <Glyph path={stepIconPaths[name]} size={size} />;
}
