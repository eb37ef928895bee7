import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { paths } from '#contract/paths.ts';

/** As OpenAPI 3.1 has them, by their name. */
type Webhooks = NonNullable<Extract<FastifyDynamicSwaggerOptions['openapi'], { webhooks?: unknown }>['webhooks']>;

/** The documentation page may load nothing from elsewhere. */
const documentationPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/**
 * Serves OpenAPI 3.1, with what is posted to `webhooks`, at /v2/openapi.json and its docs at /docs, on any host, if the installation shows them. Must precede the
 * routes it describes.
 */
export async function openApi(
  app: FastifyInstance,
  { API_DOCS }: { API_DOCS: boolean },
  webhooks: Webhooks = {},
): Promise<void> {
  if (!API_DOCS) return;
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Call routing, tracking and analytics', version: '2' },
      servers: [{ url: '/' }],
      webhooks,
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a login.' },
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `tlk_`.' },
          basic: { type: 'http', scheme: 'basic' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(fastifySwaggerUi, { routePrefix: paths.apiReference(), staticCSP: documentationPolicy });
  app.get('/v2/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
