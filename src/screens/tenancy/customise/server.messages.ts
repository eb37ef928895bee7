import { defineMessages } from 'react-intl';

export const serverMessages = defineMessages({
  server: { id: 'custom.server.title', defaultMessage: 'Mail server' },
  sender: { id: 'custom.server.sender', defaultMessage: 'Sender' },
  above: { id: 'custom.server.above', defaultMessage: 'Email is sent through a parent account’s mail server.' },
  installation: {
    id: 'custom.server.installation',
    defaultMessage: 'Email is sent through this installation’s mail server.',
  },
  nobody: {
    id: 'custom.server.nobody',
    defaultMessage: 'No mail server is set up. Emails are queued for 14 days.',
  },
  fromAddress: { id: 'custom.server.fromAddress', defaultMessage: 'From address' },
  replyTo: { id: 'custom.server.replyTo', defaultMessage: 'Reply-to address' },
  host: { id: 'custom.server.host', defaultMessage: 'Host name' },
  port: { id: 'custom.server.port', defaultMessage: 'Port' },
  tls: { id: 'custom.server.tls', defaultMessage: 'Encryption' },
  username: { id: 'custom.server.username', defaultMessage: 'Username' },
  password: { id: 'custom.server.password', defaultMessage: 'Password' },
  keep: { id: 'custom.server.keep', defaultMessage: 'A password is saved. Leave empty to keep it.' },
  test: { id: 'custom.server.test', defaultMessage: 'Test the connection' },
  remove: { id: 'custom.server.remove', defaultMessage: 'Stop using this mail server' },
});

export const tlsMessages = defineMessages({
  starttls: { id: 'custom.tls.starttls', defaultMessage: 'STARTTLS (port 587)' },
  tls: { id: 'custom.tls.tls', defaultMessage: 'TLS (port 465)' },
  none: { id: 'custom.tls.none', defaultMessage: 'None' },
});
