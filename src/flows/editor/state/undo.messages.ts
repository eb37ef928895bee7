import { defineMessages } from 'react-intl';

/** What can be undone, after “Undo:” and “Redo:”. */
export const undoMessages = {
  ...defineMessages({
    connect: { id: 'flow.undoConnect', defaultMessage: 'connect' },
    disconnect: { id: 'flow.undoDisconnect', defaultMessage: 'disconnect' },
    paste: { id: 'flow.undoPaste', defaultMessage: 'paste' },
    settings: { id: 'flow.undoSettings', defaultMessage: 'flow settings' },
  }),
  ...defineMessages<{
    add: { name: string };
    delete: { name: string };
    deleteMany: { count: number };
    move: { name: string };
    moveMany: { count: number };
    change: { name: string };
    comment: { name: string };
    undo: { what: string };
    redo: { what: string };
  }>({
    add: { id: 'flow.undoAdd', defaultMessage: 'add {name}' },
    delete: { id: 'flow.undoDelete', defaultMessage: 'delete {name}' },
    deleteMany: { id: 'flow.undoDeleteMany', defaultMessage: 'delete {count, plural, one {# step} other {# steps}}' },
    move: { id: 'flow.undoMove', defaultMessage: 'move {name}' },
    moveMany: { id: 'flow.undoMoveMany', defaultMessage: 'move {count, plural, one {# step} other {# steps}}' },
    change: { id: 'flow.undoChange', defaultMessage: 'change {name}' },
    comment: { id: 'flow.undoComment', defaultMessage: 'comment on {name}' },
    undo: { id: 'flow.undoWhat', defaultMessage: 'Undo: {what}' },
    redo: { id: 'flow.redoWhat', defaultMessage: 'Redo: {what}' },
  }),
};
