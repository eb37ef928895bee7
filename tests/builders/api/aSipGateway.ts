/** The environment of an installation with a SIP gateway. */
export const aSipGateway = {
  SIP_GATEWAY_URL: 'wss://sip.example.test:7443/ws',
  SIP_DOMAIN: 'sip.example.test',
  SIP_SECRET: 'a secret that only the gateway and the server have',
};
