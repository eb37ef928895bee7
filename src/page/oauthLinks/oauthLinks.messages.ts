import { defineMessages } from 'react-intl';
import type { OAuthProvider } from '#values/oauthWords.ts';

/** Brands, which no language translates. */
export const providerNames: Readonly<Record<OAuthProvider, string>> = {
  google: 'Google',
  microsoft: 'Microsoft Advertising',
  hubspot: 'HubSpot',
};

export const linkMessages = defineMessages({
  chosen: { id: 'oauthLink.chosen', defaultMessage: 'Linked account' },
  choose: { id: 'oauthLink.choose', defaultMessage: 'Choose an account' },
  none: { id: 'oauthLink.none', defaultMessage: 'None yet' },
  waiting: { id: 'oauthLink.waiting', defaultMessage: 'Finish in the other window…' },
  lost: { id: 'oauthLink.lost', defaultMessage: 'Access was withdrawn or has expired. Link this account again.' },
});

export const linkNamed = defineMessages<{
  link: { provider: string };
  again: { username: string };
  linked: { username: string };
  notSet: { provider: string };
}>({
  link: { id: 'oauthLink.link', defaultMessage: 'Link a {provider} account' },
  again: { id: 'oauthLink.again', defaultMessage: 'Link {username} again' },
  linked: { id: 'oauthLink.linked', defaultMessage: '{username} is linked' },
  notSet: {
    id: 'oauthLink.notSet',
    defaultMessage:
      'Accounts of {provider} can’t be linked here yet: whoever runs this installation, or your reseller, has to register an application there first.',
  },
});
