import { lazy } from 'react';
import { fieldMessages } from '../parts/fields.messages.ts';
import { defineNodeView } from '../parts/nodeView.ts';
import { locationsMessages as words } from './locations.messages.ts';
import type { LocationsSettings } from './locations.node.ts';

export const locationsView = defineNodeView<LocationsSettings>({
  icon: 'locations',
  tone: 'people',
  title: words.title,
  purpose: words.purpose,
  summary: ({ postcodePrompt, geoLocation, mobileLocation }, intl) => [
    ...(geoLocation || mobileLocation ? [() => intl.formatMessage(words.byNumber)] : []),
    ...(postcodePrompt ? [() => intl.formatMessage(words.byPostcode)] : []),
  ],
  settingNames: {
    location: words.location,
    geoLocation: words.geoLocation,
    mobileLocation: words.mobileLocation,
    postcodePrompt: words.postcodePrompt,
    IVRmessage: words.message,
    IVRdigits: words.digits,
    IVRattempts: words.attempts,
    fallback: fieldMessages.targets,
    timeout: words.timeout,
  },
  exitLabel: (_exit, _draft, intl) => intl.formatMessage(words.hangup),
  Form: lazy(async () => ({ default: (await import('./LocationsForm.tsx')).LocationsForm })),
});
