import { defineMessages } from 'react-intl';

export const locationsMessages = {
  ...defineMessages({
    title: { id: 'node.locations.title', defaultMessage: 'Locations' },
    purpose: { id: 'node.locations.purpose', defaultMessage: 'Put the caller through to the nearest branch' },
    location: { id: 'node.locations.location', defaultMessage: 'Location routing' },
    choose: { id: 'node.locations.choose', defaultMessage: 'Choose a location routing' },
    unknown: { id: 'node.locations.unknown', defaultMessage: 'Unknown location routing' },
    geoLocation: { id: 'node.locations.geoLocation', defaultMessage: 'Use the area code of landlines' },
    mobileLocation: {
      id: 'node.locations.mobileLocation',
      defaultMessage: 'Use the postcode that a mobile caller entered before',
    },
    postcodePrompt: { id: 'node.locations.postcodePrompt', defaultMessage: 'Ask for the postcode' },
    message: { id: 'node.locations.message', defaultMessage: 'Question' },
    digits: { id: 'node.locations.digits', defaultMessage: 'Postcode digits' },
    attempts: { id: 'node.locations.attempts', defaultMessage: 'Attempts' },
    fallback: {
      id: 'node.locations.fallback',
      defaultMessage: 'If no branch is found, or nobody answers there, these people are called.',
    },
    timeout: { id: 'node.locations.timeout', defaultMessage: 'Ring for' },
    hangup: { id: 'node.locations.hangup', defaultMessage: 'Nobody answers' },
    byPostcode: { id: 'node.locations.byPostcode', defaultMessage: 'Asks for the postcode' },
    byNumber: { id: 'node.locations.byNumber', defaultMessage: 'By the caller’s number' },
  }),
};
