import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../services/appError.ts';
import { sendError } from './answerErrors.ts';

/** Beside the server's bundle in a build; two folders up from the sources. */
const places = [join(import.meta.dirname, '../page'), join(import.meta.dirname, '../../dist/page')];

/** Addresses that are never a page's. */
const notPages = /^\/(v\d|carrier|docs|assets|healthz|readyz|metrics)(\/|$)/;

/** Serves the built page: hashed assets for ever, `index.html` fresh, and for every address that a page may have. */
export async function servePage(app: FastifyInstance, folder?: string): Promise<void> {
  const root = [folder ?? places].flat().find((place) => existsSync(join(place, 'index.html')));
  if (root !== undefined)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: ['index.html'],
      setHeaders(response, path) {
        const hashed = path.startsWith(join(root, 'assets'));
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = request.method === 'GET' && !notPages.test(path) && !path.split('/').pop()?.includes('.');
    if (root === undefined || !page) return sendError(request, reply, new AppError('NOT-FOUND'));
    return reply.sendFile('index.html');
  });
}
