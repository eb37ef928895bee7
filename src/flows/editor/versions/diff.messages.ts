import { defineMessages } from 'react-intl';

/** The changes between two versions of a flow. */
export const diffMessages = defineMessages<{
  renamed: { from: string; to: string };
  timezone: { from: string; to: string };
  added: { name: string };
  removed: { name: string };
  changed: { name: string };
  plays: { name: string; after: string };
  playsInstead: { name: string; before: string; after: string };
  stepRenamed: { from: string; to: string };
  connected: { name: string; exit: string; to: string };
  disconnected: { name: string; exit: string };
  testAdded: { name: string };
  testRemoved: { name: string };
  testChanged: { name: string };
}>({
  renamed: { id: 'flow.diffRenamed', defaultMessage: 'Flow renamed from {from} to {to}' },
  timezone: { id: 'flow.diffTimezone', defaultMessage: 'Time zone changed from {from} to {to}' },
  added: { id: 'flow.diffAdded', defaultMessage: '{name} added' },
  removed: { id: 'flow.diffRemoved', defaultMessage: '{name} deleted' },
  changed: { id: 'flow.diffChanged', defaultMessage: '{name}: settings changed' },
  plays: { id: 'flow.diffPlays', defaultMessage: '{name} plays “{after}”' },
  playsInstead: { id: 'flow.diffPlaysInstead', defaultMessage: '{name} plays “{after}” instead of “{before}”' },
  stepRenamed: { id: 'flow.diffStepRenamed', defaultMessage: '{from} renamed to {to}' },
  connected: { id: 'flow.diffConnected', defaultMessage: '{name}, {exit}: now leads to {to}' },
  disconnected: { id: 'flow.diffDisconnected', defaultMessage: '{name}, {exit}: no longer connected' },
  testAdded: { id: 'flow.diffTestAdded', defaultMessage: 'Test “{name}” added' },
  testRemoved: { id: 'flow.diffTestRemoved', defaultMessage: 'Test “{name}” removed' },
  testChanged: { id: 'flow.diffTestChanged', defaultMessage: 'Test “{name}” changed' },
});
