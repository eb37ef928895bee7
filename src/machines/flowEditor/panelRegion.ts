import { panels } from './flowEditor.types.ts';
import { flowEditor } from './flowEditorSetup.ts';

/** What the right panel shows besides the selected step. A call is played on the canvas while the tests are open. */
export const panelRegion = flowEditor.createStateConfig({
  initial: 'closed',
  on: {
    'panel.opened': panels.map((panel) => ({
      guard: { type: 'is' as const, params: ({ event }) => ({ panel, asked: event.panel }) },
      target: `.${panel}` as const,
    })),
    'panel.closed': '.closed',
  },
  states: { closed: {}, calls: {}, flow: {}, problems: {}, proof: {}, test: {}, versions: {} },
});
