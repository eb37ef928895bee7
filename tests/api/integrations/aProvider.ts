import { OAuth2Server } from 'oauth2-mock-server';
import type { IncomingMessage } from 'node:http';
import { afterFile } from '../../afterFile.ts';
import type { SlackServer } from './aSlackServer.ts';

/** What a provider got at its token endpoint. */
type Form = Record<string, string>;

interface Answer {
  statusCode: number;
  body: Record<string, unknown> | '';
}

/** Google as a provider of OAuth, developers.google.com/identity/protocols/oauth2/web-server as of November 2026. */
export interface Provider {
  server: OAuth2Server;
  /** Where users agree. */
  authorize: string;
  /** Requests at the token endpoint. */
  asked: Form[];
  /** How many grants were given back. */
  revoked: number;
  /** Who agrees. */
  user: { sub: string; email: string };
  /** What it answers instead of tokens. */
  answers: ((form: Form) => Partial<Answer> | undefined) | undefined;
}

const hosts = ['oauth2.googleapis.com', 'openidconnect.googleapis.com'];

/** Plays Google’s OAuth for requests that leave over this network. Without the secret of the client it gives nothing. */
export async function aProvider(outside: SlackServer, secret: string): Promise<Provider> {
  const endpoints = { authorize: '/o/oauth2/v2/auth', token: '/token', userinfo: '/v1/userinfo', revoke: '/revoke' };
  const server = new OAuth2Server(undefined, undefined, { endpoints });
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  afterFile(() => server.stop());
  const { port } = server.address();
  for (const host of hosts) outside.ports.set(host, port);
  const provider: Provider = {
    server,
    authorize: `http://127.0.0.1:${port}${endpoints.authorize}`,
    asked: [],
    revoked: 0,
    user: { sub: '110169484474386276334', email: 'ann@agency.example.test' },
    answers: undefined,
  };
  server.service.on('beforeResponse', (answer: Answer, request: IncomingMessage & { body: Form }) => {
    const form = request.body;
    provider.asked.push(form);
    if (form['client_secret'] !== secret) Object.assign(answer, refusal('invalid_client', 401));
    else Object.assign(answer, provider.answers?.(form) ?? {});
  });
  server.service.on('beforeUserinfo', (answer: Answer) => {
    answer.body = provider.user;
  });
  server.service.on('beforeRevoke', () => {
    provider.revoked += 1;
  });
  return provider;
}

/** RFC 6749, 5.2. */
export const refusal = (error: string, statusCode = 400): Answer => ({ statusCode, body: { error } });
