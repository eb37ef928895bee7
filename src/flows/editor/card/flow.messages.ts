import { defineMessages } from 'react-intl';

export const flowMessages = {
  ...defineMessages({
    canvas: { id: 'flow.canvas', defaultMessage: 'Call flow canvas' },
    addStep: { id: 'flow.addStep', defaultMessage: 'Add a step' },
    search: { id: 'flow.search', defaultMessage: 'Search steps' },
    noStep: { id: 'flow.noStep', defaultMessage: 'No steps match' },
    undo: { id: 'flow.undo', defaultMessage: 'Undo' },
    redo: { id: 'flow.redo', defaultMessage: 'Redo' },
    fit: { id: 'flow.fit', defaultMessage: 'Show the whole flow' },
    zoomIn: { id: 'flow.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'flow.zoomOut', defaultMessage: 'Zoom out' },
    minimap: { id: 'flow.minimap', defaultMessage: 'Overview map' },
    autoLayout: { id: 'flow.autoLayout', defaultMessage: 'Tidy up' },
    find: { id: 'flow.find', defaultMessage: 'Find a step' },
    outline: { id: 'flow.outline', defaultMessage: 'Outline' },
    problems: { id: 'flow.problems', defaultMessage: 'Problems' },
    proof: { id: 'flow.proof', defaultMessage: 'Proof' },
    versions: { id: 'flow.versions', defaultMessage: 'Versions' },
    close: { id: 'flow.close', defaultMessage: 'Close' },
    cancel: { id: 'flow.cancel', defaultMessage: 'Cancel' },
    name: { id: 'flow.name', defaultMessage: 'Name' },
    flowName: { id: 'flow.flowName', defaultMessage: 'Flow name' },
    timezone: { id: 'flow.timezone', defaultMessage: 'Time zone' },
    help: { id: 'flow.help', defaultMessage: 'Help' },
    delete: { id: 'flow.delete', defaultMessage: 'Delete' },
    deleteBridge: { id: 'flow.deleteBridge', defaultMessage: 'Delete and reconnect' },
    duplicate: { id: 'flow.duplicate', defaultMessage: 'Copy' },
    nothingSelected: { id: 'flow.nothingSelected', defaultMessage: 'Select a step to edit its settings.' },
    comment: { id: 'flow.comment', defaultMessage: 'Comment' },
    addComment: { id: 'flow.addComment', defaultMessage: 'Add comment' },
    editComment: { id: 'flow.editComment', defaultMessage: 'Edit comment' },
    commentHint: { id: 'flow.commentHint', defaultMessage: 'For people who edit this flow. Callers never hear it.' },
    unknownType: {
      id: 'flow.unknownType',
      defaultMessage: 'This step type isn’t supported here. It’s kept as it is.',
    },
    insertHere: { id: 'flow.insertHere', defaultMessage: 'Insert a step here' },
    disconnect: { id: 'flow.disconnect', defaultMessage: 'Disconnect' },
    unnamed: { id: 'flow.unnamed', defaultMessage: 'Unnamed' },
    connect: { id: 'flow.connect', defaultMessage: 'Connect' },
    connectTo: { id: 'flow.connectTo', defaultMessage: 'Connect to' },
    exit: { id: 'flow.exit', defaultMessage: 'Exit' },
    exits: { id: 'flow.exits', defaultMessage: 'Next step' },
    loop: { id: 'flow.wouldLoop', defaultMessage: 'Would make a loop' },
    step: { id: 'flow.step', defaultMessage: 'Step' },
    disconnected: { id: 'flow.disconnected', defaultMessage: 'Disconnected' },
    undone: { id: 'flow.undone', defaultMessage: 'Undone' },
    redone: { id: 'flow.redone', defaultMessage: 'Redone' },
    tidied: { id: 'flow.tidied', defaultMessage: 'Steps arranged' },
    autoLayoutFailed: { id: 'flow.autoLayoutFailed', defaultMessage: 'The steps couldn’t be arranged' },
    outlineHelp: {
      id: 'flow.outlineHelp',
      defaultMessage: 'Arrows move, Enter edits, A adds after, C connects, M comments, Delete removes',
    },
    again: { id: 'flow.again', defaultMessage: 'shown above' },
    unreachable: { id: 'flow.unreachable', defaultMessage: 'Not connected' },
    noProblems: { id: 'flow.noProblems', defaultMessage: 'No problems found.' },
    error: { id: 'flow.error', defaultMessage: 'Error' },
    warning: { id: 'flow.warning', defaultMessage: 'Warning' },
    insight: { id: 'flow.insight', defaultMessage: 'Good to know' },
    saving: { id: 'flow.saving', defaultMessage: 'Saving…' },
    publish: { id: 'flow.publish', defaultMessage: 'Publish' },
    publishing: { id: 'flow.publishing', defaultMessage: 'Publishing…' },
    unsaved: { id: 'flow.unsaved', defaultMessage: 'Unsaved changes' },
    neverPublished: { id: 'flow.neverPublished', defaultMessage: 'Not published yet' },
    failed: { id: 'flow.failed', defaultMessage: 'Something went wrong. Your changes are still here.' },
    publishTitle: { id: 'flow.publishTitle', defaultMessage: 'Publish this flow?' },
    publishWhat: {
      id: 'flow.publishWhat',
      defaultMessage: 'New calls use this version now. Calls in progress aren’t affected.',
    },
    note: { id: 'flow.note', defaultMessage: 'Note (what changed)' },
    refusedTitle: { id: 'flow.refusedTitle', defaultMessage: 'Not published' },
    refused: { id: 'flow.refused', defaultMessage: 'Fix these problems first.' },
    show: { id: 'flow.show', defaultMessage: 'Show' },
    loadFailed: { id: 'flow.loadFailed', defaultMessage: 'The call flow couldn’t be loaded.' },
    retry: { id: 'flow.retry', defaultMessage: 'Try again' },
    loading: { id: 'flow.loading', defaultMessage: 'Loading the flow…' },
    restoredWork: { id: 'flow.restoredWork', defaultMessage: 'Your unsaved changes have been restored.' },
    someone: { id: 'flow.someone', defaultMessage: 'Someone' },
    openVersion: { id: 'flow.openVersion', defaultMessage: 'Open' },
    restore: { id: 'flow.restore', defaultMessage: 'Restore this version' },
    noVersions: { id: 'flow.noVersions', defaultMessage: 'Nothing published yet' },
    backToDraft: { id: 'flow.backToDraft', defaultMessage: 'Back to the draft' },
    leaveTitle: { id: 'flow.leaveTitle', defaultMessage: 'Leave with unsaved changes?' },
    leave: { id: 'flow.leave', defaultMessage: 'Leave' },
    stay: { id: 'flow.stay', defaultMessage: 'Stay' },
    leaveBody: { id: 'flow.leaveBody', defaultMessage: 'They’re kept in this tab until you close it.' },
    phone: { id: 'flow.phone', defaultMessage: 'Open this page on a larger screen to edit the flow.' },
    readOnly: { id: 'flow.readOnly', defaultMessage: 'Read-only' },
    shortcuts: { id: 'flow.shortcuts', defaultMessage: 'Shortcuts' },
    route: { id: 'flow.route', defaultMessage: 'Call route' },
  }),
  ...defineMessages<{
    manySelected: { count: string | number };
    from: { name: string | number };
    leadsTo: { exit: string | number; name: string | number };
    leadsNowhere: { exit: string | number };
    edgeName: { from: string; exit: string; to: string };
    namesake: { name: string; which: string };
    afterStep: { step: string };
    afterExit: { step: string; exit: string };
    connectExit: { exit: string | number };
    addAfter: { name: string | number };
    added: { name: string | number };
    removed: { count: number };
    connected: { name: string | number };
    copied: { count: number };
    pasted: { count: number };
    problemCount: { count: number };
    loopSteps: { steps: string | number };
    live: { version: string | number };
    changed: { version: string | number };
    version: { version: string | number };
    publishedBy: { who: string | number; when: string | number };
    reviewing: { version: string | number };
  }>({
    manySelected: { id: 'flow.manySelected', defaultMessage: '{count} steps selected' },
    from: { id: 'flow.from', defaultMessage: 'From {name}' },
    leadsTo: { id: 'flow.leadsTo', defaultMessage: '{exit} leads to {name}' },
    edgeName: { id: 'flow.edgeName', defaultMessage: '{from}, {exit}: leads to {to}' },
    namesake: { id: 'flow.namesake', defaultMessage: '{name} · {which}' },
    afterStep: { id: 'flow.afterStep', defaultMessage: 'after {step}' },
    afterExit: { id: 'flow.afterExit', defaultMessage: 'after {step}: {exit}' },
    leadsNowhere: { id: 'flow.leadsNowhere', defaultMessage: '“{exit}” isn’t connected' },
    connectExit: { id: 'flow.connectExit', defaultMessage: 'Connect {exit}' },
    addAfter: { id: 'flow.addAfter', defaultMessage: 'Add after {name}' },
    added: { id: 'flow.added', defaultMessage: '{name} added' },
    removed: { id: 'flow.removed', defaultMessage: '{count, plural, one {# step} other {# steps}} deleted' },
    connected: { id: 'flow.connected', defaultMessage: 'Connected to {name}' },
    copied: { id: 'flow.copied', defaultMessage: '{count, plural, one {# step} other {# steps}} copied' },
    pasted: { id: 'flow.pasted', defaultMessage: '{count, plural, one {# step} other {# steps}} pasted' },
    problemCount: { id: 'flow.problemCount', defaultMessage: '{count, plural, one {# problem} other {# problems}}' },
    loopSteps: { id: 'flow.loopSteps', defaultMessage: 'Loop: {steps}' },
    live: { id: 'flow.live', defaultMessage: 'Version {version} is live' },
    changed: { id: 'flow.changed', defaultMessage: 'Draft differs from version {version}' },
    version: { id: 'flow.version', defaultMessage: 'Version {version}' },
    publishedBy: { id: 'flow.publishedBy', defaultMessage: '{who}, {when}' },
    reviewing: { id: 'flow.reviewing', defaultMessage: 'You’re viewing version {version}. It can’t be edited.' },
  }),
};
