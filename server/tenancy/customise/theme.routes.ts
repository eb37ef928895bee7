import type { theme } from '#contract/tenancy/theme.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { etagOf } from '../../kernel/http/etagOf.ts';
import { findFile } from '../../kernel/files/files.ts';
import { findThemeOfHost } from '../../kernel/brand/themes.ts';
import { AppError } from '../../kernel/appError.ts';
import { manifest } from '../../kernel/brand/manifest.ts';
import { themeOfHost } from '../../kernel/brand/themeOfHost.ts';
import { themeStyles } from '../../kernel/brand/themeStyles.ts';

/** Nothing served here may do anything except be displayed. */
const lifeless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const aMinute = 'public, max-age=60';
const forEver = 'public, max-age=31536000, immutable';

export const themeHandlers: HandlersFor<typeof theme> = {
  async getTheme({ db, config, input, reply }) {
    const found = await themeOfHost(db, config, input.params.host);
    reply.headers({ 'cache-control': aMinute, etag: `"${etagOf(JSON.stringify(found))}"` });
    return found;
  },
  async getThemeColours({ db, config, input, request, reply }) {
    const { colours } = await themeOfHost(db, config, input.params.host);
    const isNamed = (request.query as { v?: string }).v === etagOf(JSON.stringify(colours));
    void reply
      .headers({ 'cache-control': isNamed ? forEver : aMinute, 'content-type': 'text/css; charset=utf-8' })
      .send(themeStyles(colours));
  },
  async getThemeStyles({ db, input, reply }) {
    const css = (await findThemeOfHost(db, input.params.host.toLowerCase()))?.css;
    if (css === null || css === undefined) throw new AppError('NOT-FOUND');
    void reply
      .headers({
        'cache-control': aMinute,
        'content-type': 'text/css; charset=utf-8',
        'content-security-policy': lifeless,
        etag: `"${etagOf(css)}"`,
      })
      .send(css);
  },
  async getManifest({ db, config, input, reply }) {
    const found = await themeOfHost(db, config, input.params.host);
    void reply
      .headers({ 'cache-control': aMinute, 'content-type': 'application/manifest+json' })
      .send(JSON.stringify(manifest(found)));
  },
  async getFile({ db, input, reply }) {
    const file = await findFile(db, input.params.id);
    // Porting invoices are served by their own endpoints.
    if (!file || file.kind === 'portingInvoice') throw new AppError('NOT-FOUND');
    void reply
      .headers({ 'cache-control': forEver, 'content-type': file.type, 'content-security-policy': lifeless })
      .send(file.bytes);
  },
};
