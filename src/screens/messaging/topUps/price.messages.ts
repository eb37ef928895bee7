import { defineMessages } from 'react-intl';

export const priceMessages = defineMessages({
  set: { id: 'smsTopUp.price.set', defaultMessage: 'Set price' },
  change: { id: 'smsTopUp.price.change', defaultMessage: 'Change price' },
  text: {
    id: 'smsTopUp.price.text',
    defaultMessage: 'What the client pays for one segment. Messages can only be sent to countries with a price.',
  },
  price: { id: 'smsTopUp.price.price', defaultMessage: 'Price per segment' },
  priceHint: {
    id: 'smsTopUp.price.hint',
    defaultMessage: 'Campaigns already sent keep the earlier price. Quotes not yet sent expire.',
  },
  refunds: { id: 'smsTopUp.price.refunds', defaultMessage: 'Refund messages that aren’t delivered' },
  remove: { id: 'smsTopUp.price.remove', defaultMessage: 'Remove price' },
  actions: { id: 'smsTopUp.price.actions', defaultMessage: 'Actions' },
  saved: { id: 'smsTopUp.price.saved', defaultMessage: 'Price saved.' },
  removed: { id: 'smsTopUp.price.removed', defaultMessage: 'Price removed.' },
});

export const priceNamed = defineMessages<{
  changeOf: { country: string };
  removeOf: { country: string };
  removeText: { country: string };
}>({
  changeOf: { id: 'smsTopUp.price.changeOf', defaultMessage: 'Change the price for {country}' },
  removeOf: { id: 'smsTopUp.price.removeOf', defaultMessage: 'Remove the price for {country}' },
  removeText: {
    id: 'smsTopUp.price.removeText',
    defaultMessage: 'Without a price, no more messages can be sent to {country}.',
  },
});
