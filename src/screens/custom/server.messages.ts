import { defineMessages } from 'react-intl';

export const serverMessages = defineMessages({
  server: { id: 'custom.server.title', defaultMessage: 'Mail server' },
  sender: { id: 'custom.server.sender', defaultMessage: 'Sender' },
  above: { id: 'custom.server.above', defaultMessage: 'Mails leave by the mail server of an account above.' },
  installation: {
    id: 'custom.server.installation',
    defaultMessage: 'Mails leave by the mail server of this installation.',
  },
  nobody: {
    id: 'custom.server.nobody',
    defaultMessage: 'No mail server is set up: mails wait up to two weeks for one.',
  },
  fromAddress: { id: 'custom.server.fromAddress', defaultMessage: 'From address' },
  replyTo: { id: 'custom.server.replyTo', defaultMessage: 'Reply-to address' },
  host: { id: 'custom.server.host', defaultMessage: 'Host name' },
  port: { id: 'custom.server.port', defaultMessage: 'Port' },
  tls: { id: 'custom.server.tls', defaultMessage: 'Encryption' },
  username: { id: 'custom.server.username', defaultMessage: 'User name' },
  password: { id: 'custom.server.password', defaultMessage: 'Password' },
  keep: { id: 'custom.server.keep', defaultMessage: 'A password is kept. Leave this empty to keep it.' },
  test: { id: 'custom.server.test', defaultMessage: 'Test the connection' },
  remove: { id: 'custom.server.remove', defaultMessage: 'Stop using this mail server' },
});

export const tlsMessages = defineMessages({
  starttls: { id: 'custom.tls.starttls', defaultMessage: 'STARTTLS (port 587)' },
  tls: { id: 'custom.tls.tls', defaultMessage: 'TLS (port 465)' },
  none: { id: 'custom.tls.none', defaultMessage: 'None' },
});
