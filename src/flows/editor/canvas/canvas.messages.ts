import { defineMessages } from 'react-intl';

/** Menus and hints of the canvas. */
export const canvasMessages = {
  ...defineMessages({
    menu: { id: 'flow.menu', defaultMessage: 'Actions' },
    edit: { id: 'flow.menuEdit', defaultMessage: 'Edit' },
    addAfter: { id: 'flow.menuAddAfter', defaultMessage: 'Add a step after' },
    connectTo: { id: 'flow.menuConnectTo', defaultMessage: 'Connect to…' },
    addHere: { id: 'flow.menuAddHere', defaultMessage: 'Add a step here' },
    duplicate: { id: 'flow.menuDuplicate', defaultMessage: 'Duplicate' },
    copy: { id: 'flow.menuCopy', defaultMessage: 'Copy' },
    selectAll: { id: 'flow.menuSelectAll', defaultMessage: 'Select all steps' },
  }),
};
