import { importStudio, type StudioImport } from '#flows/studio/importStudio.ts';
import { StudioFlow } from '#flows/studio/studioFlow.ts';

export type Ways = Record<string, string | null>;

export const widget = (name: string, type: string, ways: Ways, properties: object = {}) => ({
  name,
  type,
  transitions: Object.entries(ways).map(([event, next]) => ({ event, next })),
  properties,
});
export const match = (next: string | null, type: string, value: string, argument?: string) => ({
  event: 'match',
  next,
  conditions: [{ friendly_name: value, type, value, ...(argument === undefined ? {} : { arguments: [argument] }) }],
});
export const imported = (...states: object[]) => importStudio(StudioFlow.parse({ states }), 'AU');
export const calls = (next: string) => widget('Trigger', 'trigger', { incomingCall: next });
export const phone = (name: string) => widget(name, 'connect-call-to', {}, { to: '+61398765401' });
export const edgesOf = ({ edges }: StudioImport) => edges.map(({ from, exit, to }) => `${from} ${exit} ${to}`);
export const gapsOf = ({ gaps }: StudioImport) =>
  gaps.map((gap) => {
    if (gap.kind === 'widget') return `${gap.widget}: ${gap.code}`;
    return gap.kind === 'setting'
      ? `${gap.widget}: ${gap.code} ${gap.what}`.trim()
      : `${gap.widget}.${gap.event} → ${gap.next}: ${gap.code}`;
  });
