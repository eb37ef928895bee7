import { defineMessages } from 'react-intl';

/** The frame of the editor: its bar, rail and panels. */
export const windowMessages = {
  ...defineMessages({
    flowSettings: { id: 'flow.flowSettings', defaultMessage: 'Flow settings' },
    checking: { id: 'flow.checkingShort', defaultMessage: 'Checking…' },
    noProblems: { id: 'flow.noProblemsShort', defaultMessage: 'No problems' },
    test: { id: 'flow.test', defaultMessage: 'Test' },
    testTitle: { id: 'flow.testTitle', defaultMessage: 'Test' },
    stepSettings: { id: 'flow.stepSettings', defaultMessage: 'Step settings' },
    kept: { id: 'flow.kept', defaultMessage: 'Not saved: kept on this device' },
    keptOffline: { id: 'flow.keptOffline', defaultMessage: 'Not saved: offline, kept on this device' },
    tools: { id: 'flow.tools', defaultMessage: 'Editor tools' },
    closePanel: { id: 'flow.closePanel', defaultMessage: 'Close panel' },
    resizeOutline: { id: 'flow.resizeOutline', defaultMessage: 'Resize outline' },
    resizePanel: { id: 'flow.resizePanel', defaultMessage: 'Resize panel' },
    template: { id: 'flow.startTemplate', defaultMessage: 'Start from a template' },
    empty: { id: 'flow.emptyFlow', defaultMessage: 'This flow is empty' },
    emptyBody: {
      id: 'flow.emptyFlowBody',
      defaultMessage: 'Add a step with +, or start from a flow that fits your business.',
    },
    actualSize: { id: 'flow.actualSize', defaultMessage: 'Actual size' },
  }),
  ...defineMessages<{
    flowMenu: { name: string };
    savedAt: { time: string };
  }>({
    flowMenu: { id: 'flow.flowMenu', defaultMessage: '{name}: flow and number settings' },
    savedAt: { id: 'flow.savedAt', defaultMessage: 'Saved {time}' },
  }),
};
