import { defineMessages } from 'react-intl';

export const shortcutMessages = defineMessages({
  keyAdd: { id: 'flow.keyAdd', defaultMessage: 'Add a step after the selected one' },
  keyComment: { id: 'flow.keyComment', defaultMessage: 'Comment on the selected step' },
  keyConnect: { id: 'flow.keyConnect', defaultMessage: 'Connect the selected step to another' },
  keyEdit: { id: 'flow.keyEdit', defaultMessage: 'Edit the selected step' },
  keyRemove: { id: 'flow.keyRemove', defaultMessage: 'Delete and reconnect; with Shift, don’t reconnect' },
  keyUndo: { id: 'flow.keyUndo', defaultMessage: 'Undo' },
  keyRedo: { id: 'flow.keyRedo', defaultMessage: 'Redo' },
  keyCopy: { id: 'flow.keyCopy', defaultMessage: 'Copy the selected steps; Ctrl X cuts, Ctrl V pastes' },
  keyDuplicate: { id: 'flow.keyDuplicate', defaultMessage: 'Duplicate the selected steps' },
  keyFind: { id: 'flow.keyFind', defaultMessage: 'Find a step' },
  keySave: { id: 'flow.keySave', defaultMessage: 'Save now' },
  keyAll: { id: 'flow.keyAll', defaultMessage: 'Select all steps' },
  keyMany: {
    id: 'flow.keyMany',
    defaultMessage: 'Hold and click to select more steps; drag over the canvas to select an area',
  },
  keyZoom: { id: 'flow.keyZoom', defaultMessage: 'Hold and scroll to zoom' },
  keyPan: { id: 'flow.keyPan', defaultMessage: 'Hold and drag to move the canvas' },
  keyNone: { id: 'flow.keyNone', defaultMessage: 'Clear the selection' },
  keyHelp: { id: 'flow.keyHelp', defaultMessage: 'Show this list' },
});
