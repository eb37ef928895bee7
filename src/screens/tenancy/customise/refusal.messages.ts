import { defineMessages } from 'react-intl';

/** Names the rejected setting, by its field. */
export const refusalMessages = defineMessages({
  host: { id: 'custom.refused.host', defaultMessage: 'Host name:' },
  cssUrl: { id: 'custom.refused.cssUrl', defaultMessage: 'Style sheet:' },
  logo: { id: 'custom.refused.logo', defaultMessage: 'Logo:' },
  icon: { id: 'custom.refused.icon', defaultMessage: 'Icon:' },
  loginImage: { id: 'custom.refused.loginImage', defaultMessage: 'Login page image:' },
  mailLogo: { id: 'custom.refused.mailLogo', defaultMessage: 'Email logo:' },
});
