import { defineMessages } from 'react-intl';

export const placesMessages = {
  ...defineMessages({
    title: { id: 'proof.places.title', defaultMessage: 'How calls can end, by where they come from' },
    map: { id: 'proof.places.map', defaultMessage: 'Map of how calls can end. The table below it says the same.' },
    pick: { id: 'proof.places.pick', defaultMessage: 'Click a place to play a call from there.' },
    onlyInTable: {
      id: 'proof.places.onlyInTable',
      defaultMessage: 'Places that have no shape on the map are listed below it.',
    },
    from: { id: 'proof.places.from', defaultMessage: 'From' },
    ends: { id: 'proof.places.ends', defaultMessage: 'How calls can end' },
    play: { id: 'proof.places.play', defaultMessage: 'Play a call from here' },
    elsewhere: { id: 'proof.places.elsewhere', defaultMessage: 'Everywhere else' },
    noExample: {
      id: 'proof.places.noExample',
      defaultMessage: 'We found no call from there that ends that way.',
    },
    checking: { id: 'proof.places.checking', defaultMessage: 'Checking calls from each place…' },
    noPostcodes: { id: 'proof.places.noPostcodes', defaultMessage: 'The postcodes couldn’t be loaded.' },
  }),
  ...defineMessages<{
    areaCode: { code: string; country: string };
    withBranch: { routing: string };
    withoutBranch: { routing: string };
    playFrom: { from: string };
    share: { end: string; share: string };
  }>({
    areaCode: { id: 'proof.places.areaCode', defaultMessage: '{code} in {country}' },
    withBranch: { id: 'proof.places.withBranch', defaultMessage: 'Postcodes with a branch in {routing}' },
    withoutBranch: { id: 'proof.places.withoutBranch', defaultMessage: 'Postcodes without a branch in {routing}' },
    playFrom: { id: 'proof.places.playFrom', defaultMessage: 'Play a call: {from}' },
    share: { id: 'proof.places.share', defaultMessage: '{end}: {share} of the week' },
  }),
};
