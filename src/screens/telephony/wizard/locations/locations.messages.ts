import { defineMessages } from 'react-intl';

export const locationsMessages = {
  ...defineMessages({
    none: { id: 'locations.none', defaultMessage: 'No location routing yet' },
    noneBody: {
      id: 'locations.noneBody',
      defaultMessage: 'A location routing sends callers to the nearest branch, by their postcode or their number.',
    },
    create: { id: 'locations.create', defaultMessage: 'Create location routing' },
    createdName: { id: 'locations.createdName', defaultMessage: 'Locations' },
    choose: { id: 'locations.choose', defaultMessage: 'Location routing' },
    settings: { id: 'locations.settings', defaultMessage: 'Settings' },
    settingsHint: {
      id: 'locations.settingsHint',
      defaultMessage: 'A new Locations step of a call flow starts with these.',
    },
    name: { id: 'locations.name', defaultMessage: 'Name' },
    postcodePrompt: { id: 'locations.postcodePrompt', defaultMessage: 'Ask for the postcode' },
    geoLocation: { id: 'locations.geoLocation', defaultMessage: 'Use the area code of landlines' },
    mobileLocation: {
      id: 'locations.mobileLocation',
      defaultMessage: 'Use the postcode that a mobile caller entered before',
    },
    message: { id: 'locations.message', defaultMessage: 'Question' },
    digits: { id: 'locations.digits', defaultMessage: 'Postcode digits' },
    attempts: { id: 'locations.attempts', defaultMessage: 'Attempts' },
    save: { id: 'locations.save', defaultMessage: 'Save' },
    saved: { id: 'locations.saved', defaultMessage: 'Saved' },
    remove: { id: 'locations.remove', defaultMessage: 'Delete location routing' },
    removeBody: {
      id: 'locations.removeBody',
      defaultMessage: 'Its mapping is deleted too. Its branches stay and take part in all location routings.',
    },
    inUse: {
      id: 'locations.inUse',
      defaultMessage: 'A published call flow uses this location routing. Publish the flow without it first.',
    },
    cancel: { id: 'locations.cancel', defaultMessage: 'Cancel' },
    leaveTitle: { id: 'locations.leaveTitle', defaultMessage: 'Leave without saving?' },
    leaveBody: { id: 'locations.leaveBody', defaultMessage: 'Your changes will be lost.' },
    leave: { id: 'locations.leave', defaultMessage: 'Leave' },
    stay: { id: 'locations.stay', defaultMessage: 'Stay' },
    stale: {
      id: 'locations.stale',
      defaultMessage: 'Someone has changed this since you opened it. Reload the page to see the change.',
    },
  }),
};

export const branchMessages = {
  ...defineMessages({
    title: { id: 'locations.branches', defaultMessage: 'Branches' },
    none: { id: 'locations.noBranches', defaultMessage: 'No branches yet. Add the first one.' },
    add: { id: 'locations.addBranch', defaultMessage: 'Add branch' },
    edit: { id: 'locations.editBranch', defaultMessage: 'Edit branch' },
    name: { id: 'locations.branchName', defaultMessage: 'Branch name' },
    code: { id: 'locations.branchCode', defaultMessage: 'Code' },
    codeHint: { id: 'locations.branchCodeHint', defaultMessage: 'What mapping files call the branch.' },
    codeTaken: { id: 'locations.branchCodeTaken', defaultMessage: 'Another branch has this code' },
    address: { id: 'locations.branchAddress', defaultMessage: 'Address' },
    postcode: { id: 'locations.branchPostcode', defaultMessage: 'Postcode' },
    state: { id: 'locations.branchState', defaultMessage: 'State' },
    country: { id: 'locations.branchCountry', defaultMessage: 'Country' },
    lat: { id: 'locations.branchLat', defaultMessage: 'Latitude' },
    lon: { id: 'locations.branchLon', defaultMessage: 'Longitude' },
    pick: { id: 'locations.branchPick', defaultMessage: 'Click the map to set the place.' },
    autoRouting: { id: 'locations.branchAutoRouting', defaultMessage: 'Takes callers nearby automatically' },
    everywhere: { id: 'locations.branchEverywhere', defaultMessage: 'Takes part in all location routings' },
    targets: { id: 'locations.branchTargets', defaultMessage: 'Phone numbers' },
    targetLabel: { id: 'locations.branchTargetLabel', defaultMessage: 'Who answers' },
    number: { id: 'locations.branchNumber', defaultMessage: 'Phone number' },
    addTarget: { id: 'locations.branchAddTarget', defaultMessage: 'Add number' },
    timeout: { id: 'locations.branchTimeout', defaultMessage: 'Ring for (seconds)' },
    deleted: { id: 'locations.branchDeleted', defaultMessage: 'Branch deleted' },
    deleteBody: {
      id: 'locations.branchDeleteBody',
      defaultMessage: 'Its postcodes in mappings are left without a branch.',
    },
    delete: { id: 'locations.branchDelete', defaultMessage: 'Delete' },
    manual: { id: 'locations.branchManual', defaultMessage: 'By mapping only' },
    noPlace: { id: 'locations.branchNoPlace', defaultMessage: 'No place on the map' },
  }),
  ...defineMessages<{
    editOne: { name: string };
    deleteOne: { name: string };
    deleteTitle: { name: string };
    removeTarget: { label: string };
    refused: { numbers: string };
  }>({
    refused: {
      id: 'locations.branchRefused',
      defaultMessage: 'These numbers can’t be called: {numbers}. They are tracking numbers, blocked or don’t exist.',
    },
    editOne: { id: 'locations.branchEditOne', defaultMessage: 'Edit {name}' },
    deleteOne: { id: 'locations.branchDeleteOne', defaultMessage: 'Delete {name}' },
    deleteTitle: { id: 'locations.branchDeleteTitle', defaultMessage: 'Delete {name}?' },
    removeTarget: { id: 'locations.branchRemoveTarget', defaultMessage: 'Remove {label}' },
  }),
};
