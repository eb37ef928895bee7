import { defineMessages } from 'react-intl';

export const priceMessages = defineMessages({
  set: { id: 'topUps.price.set', defaultMessage: 'Set price' },
  change: { id: 'topUps.price.change', defaultMessage: 'Change price' },
  text: {
    id: 'topUps.price.text',
    defaultMessage: 'What the client pays for one segment. Messages can only be sent to countries with a price.',
  },
  price: { id: 'topUps.price.price', defaultMessage: 'Price per segment' },
  priceHint: {
    id: 'topUps.price.hint',
    defaultMessage: 'Campaigns already sent keep the earlier price. Quotes not yet sent expire.',
  },
  refunds: { id: 'topUps.price.refunds', defaultMessage: 'Refund messages that aren’t delivered' },
  remove: { id: 'topUps.price.remove', defaultMessage: 'Remove price' },
  actions: { id: 'topUps.price.actions', defaultMessage: 'Actions' },
  saved: { id: 'topUps.price.saved', defaultMessage: 'Price saved.' },
  removed: { id: 'topUps.price.removed', defaultMessage: 'Price removed.' },
});

export const priceNamed = defineMessages<{
  changeOf: { country: string };
  removeOf: { country: string };
  removeText: { country: string };
}>({
  changeOf: { id: 'topUps.price.changeOf', defaultMessage: 'Change the price for {country}' },
  removeOf: { id: 'topUps.price.removeOf', defaultMessage: 'Remove the price for {country}' },
  removeText: {
    id: 'topUps.price.removeText',
    defaultMessage: 'Without a price, no more messages can be sent to {country}.',
  },
});
