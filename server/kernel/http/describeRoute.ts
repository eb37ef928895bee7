import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';

/** An endpoint's description for OpenAPI. Not used for validation, which `readInput` does. */
export function describeRoute(name: string, endpoint: EndpointSpec): FastifySchema {
  const area = endpoint.path.split('/')[2] ?? 'other';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [area],
    description: described(endpoint),
    security: securityOf(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      200: endpoint.response === 'stream' ? z.any().describe('a stream') : endpoint.response,
      '4xx': ErrorBody,
      '5xx': ErrorBody,
    },
  };
}

function securityOf({ access, keyScope }: EndpointSpec): Record<string, string[]>[] {
  if (access === 'session') return [{ bearer: [] }, ...(keyScope === undefined ? [] : [{ apiKey: [keyScope] }])];
  return access === 'basic' ? [{ basic: [] }] : [];
}

function described({ roles, keyScope, errors = [] }: EndpointSpec): string {
  const people = roles.length === 0 ? 'For anyone logged in' : `For ${roles.join(', ')}`;
  const who = keyScope === undefined ? `${people}.` : `${people}, and for API keys with \`${keyScope}\`.`;
  return errors.length === 0 ? who : `${who} May also answer ${errors.join(', ')}.`;
}
