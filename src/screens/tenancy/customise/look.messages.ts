import { defineMessages } from 'react-intl';

export const lookMessages = defineMessages({
  inherited: {
    id: 'custom.look.inherited',
    defaultMessage: 'This account uses its parent account’s branding. Save to give it its own.',
  },
  brand: { id: 'custom.look.brand', defaultMessage: 'Brand' },
  name: { id: 'custom.look.name', defaultMessage: 'Links and layout' },
  advanced: { id: 'custom.look.advanced', defaultMessage: 'Advanced' },
  title: { id: 'custom.look.title', defaultMessage: 'Title' },
  style: { id: 'custom.look.style', defaultMessage: 'Corners' },
  default: { id: 'custom.look.default', defaultMessage: 'Soft' },
  square: { id: 'custom.look.square', defaultMessage: 'Square' },
  round: { id: 'custom.look.round', defaultMessage: 'Round' },
  supportUrl: { id: 'custom.look.supportUrl', defaultMessage: 'Support link' },
  termsUrl: { id: 'custom.look.termsUrl', defaultMessage: 'Terms link' },
  stickyHeader: { id: 'custom.look.stickyHeader', defaultMessage: 'Keep the header visible while scrolling' },
  pictures: { id: 'custom.look.pictures', defaultMessage: 'Images' },
  uploaded: { id: 'custom.look.uploaded', defaultMessage: 'Uploaded' },
  colours: { id: 'custom.look.colours', defaultMessage: 'Colors' },
  resetColours: { id: 'custom.look.resetColours', defaultMessage: 'Reset to default' },
  css: { id: 'custom.look.css', defaultMessage: 'Custom CSS' },
  cssUrl: { id: 'custom.look.cssUrl', defaultMessage: 'Style sheet URL' },
  cssHint: {
    id: 'custom.look.cssHint',
    defaultMessage: 'We fetch and check it when you save, then serve it ourselves. It can’t load anything else.',
  },
  removeLook: { id: 'custom.look.remove', defaultMessage: 'Remove this branding' },
});

export const pictureMessages = defineMessages({
  logo: { id: 'custom.picture.logo', defaultMessage: 'Logo' },
  icon: { id: 'custom.picture.icon', defaultMessage: 'Browser tab icon' },
  loginImage: { id: 'custom.picture.loginImage', defaultMessage: 'Login page image' },
  mailLogo: { id: 'custom.picture.mailLogo', defaultMessage: 'Email logo' },
});

export const contrastMessages = defineMessages({
  contrast: { id: 'custom.contrast.title', defaultMessage: 'Contrast' },
  fine: { id: 'custom.contrast.fine', defaultMessage: 'All text is readable in light and dark mode (WCAG AA).' },
  corrected: {
    id: 'custom.contrast.corrected',
    defaultMessage: 'Where a color is hard to read, we use the nearest shade that’s readable.',
  },
});

export const previewMessages = defineMessages({
  preview: { id: 'custom.preview.title', defaultMessage: 'Preview' },
  light: { id: 'custom.preview.light', defaultMessage: 'Light' },
  dark: { id: 'custom.preview.dark', defaultMessage: 'Dark' },
  replica: { id: 'custom.preview.replica', defaultMessage: 'Menu, chart and login in these colors' },
  dashboard: { id: 'custom.preview.dashboard', defaultMessage: 'Dashboard' },
  calls: { id: 'custom.preview.calls', defaultMessage: 'Calls' },
  reports: { id: 'custom.preview.reports', defaultMessage: 'Reports' },
  legend: { id: 'custom.preview.legend', defaultMessage: 'Answered, missed, abandoned' },
  login: { id: 'custom.preview.login', defaultMessage: 'Log in' },
  forgot: { id: 'custom.preview.forgot', defaultMessage: 'Forgot your password?' },
});
