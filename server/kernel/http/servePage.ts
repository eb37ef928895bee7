import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { AppError } from '../appError.ts';
import { themeOfHost } from '../brand/themeOfHost.ts';
import { sendError } from './answerErrors.ts';
import type { Platform } from './handler.ts';
import { knownToOpener } from './openerPolicy.ts';
import { pageDocument } from './pageDocument.ts';
import { readPageFiles } from './pageFiles.ts';

/** Next to the server's bundle in a build; two folders up from the sources. */
const places = [join(import.meta.dirname, '../page'), join(import.meta.dirname, '../../../dist/page')];

/** Paths that are never pages. */
const notPages = /^\/(v\d|carrier|docs|assets|s|healthz|readyz|metrics)(\/|$)/;

/**
 * Serves the built page: hashed assets cached forever, and for every possible page URL the HTML, uncached and with the
 * host's theme.
 */
export async function servePage(app: FastifyInstance, { db, config }: Platform, folder?: string): Promise<void> {
  const root = [folder ?? places].flat().find((place) => existsSync(join(place, 'index.html')));
  const html = root && readFileSync(join(root, 'index.html'), 'utf8');
  if (root !== undefined)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '.vite/**'],
      setHeaders(response, path) {
        const hashed = path.startsWith(join(root, 'assets'));
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });

  const filesOf = root === undefined ? () => undefined : readPageFiles(root);

  async function documentFor({ hostname, log }: FastifyRequest, page: string, path: string): Promise<string> {
    try {
      return pageDocument(page, await themeOfHost(db, config, hostname), filesOf(path));
    } catch (error) {
      log.error(error, 'the page goes out without its theme');
      return page;
    }
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !notPages.test(path);
    // A user's page URL ends in their email: browsers request pages as HTML, files as something else.
    const isFile = path.split('/').pop()?.includes('.') === true && !request.headers.accept?.includes('text/html');
    if (html === undefined || !isPage || isFile) return sendError(request, reply, new AppError('NOT-FOUND'));
    return reply
      .headers(path === paths.linked() ? knownToOpener : {})
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await documentFor(request, html, path));
  });
}
