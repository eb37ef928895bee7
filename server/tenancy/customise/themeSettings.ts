import type { ThemeSettings } from '#contract/tenancy/customise.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { listThemesAbove, type ThemeRow } from '../../kernel/brand/brand.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { deleteTheme, findOwnTheme, isHostTaken, putTheme } from './customise.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { ownTitle } from '../../kernel/brand/brandOf.ts';
import { isProprietary } from '../../kernel/brand/isProprietary.ts';
import { fetchExternal, rehostedUrl } from './importImage.ts';
import { type BrandParts, nextVersion, outsideOf } from './brandParts.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { problemOfCss } from './problemOfCss.ts';

const mostCss = 256 * 1024;

/** An account's theme: its own, or with version 0 the inherited one without the host. */
export async function readTheme({ db, system, scope }: Actor, accountId: number) {
  const own = await findOwnTheme(db, scope, accountId);
  if (own) return { version: own.version, theme: settingsOf(own), servedHost: own.host };
  const [above] = await listThemesAbove(system, accountId);
  return { version: 0, theme: above ? { ...settingsOf(above), host: null } : plain, servedHost: null };
}

const plain: ThemeSettings = {
  host: null,
  title: ownTitle,
  logo: null,
  icon: null,
  loginImage: null,
  supportUrl: null,
  termsUrl: null,
  cssUrl: null,
  style: 'default',
  stickyHeader: true,
  colours: defaultColours,
};

/**
 * Saves an account's theme, or deletes it if null. External images and style sheets are imported first. A new host waits
 * for its proof, while the old one is still served.
 * @throws AppError STALE-VERSION; ALREADY-EXISTS when the host is another account's; ADDRESS-REFUSED with `{ field }`.
 */
export async function saveTheme(
  actor: Actor,
  accountId: number,
  { version, theme }: { version: number; theme: ThemeSettings | null },
  parts: BrandParts,
) {
  const { db, scope } = actor;
  const row = theme && (await prepare(actor, { ...theme, accountId }, parts));
  await db.transaction(async (tx) => {
    const before = await findOwnTheme(tx, scope, accountId);
    const next = nextVersion(version, before);
    if (row) await putTheme(tx, { ...row, ...hostsOf(parts, row.host, before?.host ?? null), version: next });
    else await deleteTheme(tx, scope, accountId);
    await audit(tx, actor, accountId, { before, after: theme });
  });
  return readTheme(actor, accountId);
}

async function prepare({ system, author }: Actor, theme: ThemeSettings & { accountId: number }, parts: BrandParts) {
  const { config } = parts;
  const { accountId, host } = theme;
  if (host !== null && isProprietary(config.PROPRIETARY_DOMAINS, host))
    throw new AppError('ADDRESS-REFUSED', { field: 'host' });
  if (host !== null && (await isHostTaken(system, host, accountId)))
    throw new AppError('ALREADY-EXISTS', { field: 'host' });
  const css = theme.cssUrl === null ? null : await styles(theme.cssUrl, parts);
  const picture = (image: 'logo' | 'icon' | 'loginImage') =>
    rehostedUrl(system, outsideOf(parts), theme[image], { accountId, image, createdBy: author.userId });
  const [logo, icon, loginImage] = [await picture('logo'), await picture('icon'), await picture('loginImage')];
  return { ...theme, css, logo, icon, loginImage };
}

async function styles(address: string, parts: BrandParts): Promise<string> {
  const rule = { maxBytes: mostCss, types: ['text/css'] };
  const { bytes } = await fetchExternal(address, rule, outsideOf(parts), 'cssUrl');
  const css = bytes.toString('utf8');
  const problem = problemOfCss(css);
  if (problem !== undefined) throw new AppError('ADDRESS-REFUSED', { field: 'cssUrl', reason: problem });
  return css;
}

/** The host that is served, and the one that still needs its proof. */
function hostsOf({ config }: BrandParts, wanted: string | null, served: string | null) {
  // Names below `localhost` lead nowhere but to this machine, and no DNS has them.
  const isProven = wanted === null || wanted === served || (!config.PUBLIC && wanted.endsWith('.localhost'));
  return isProven ? { host: wanted, pendingHost: null } : { host: served, pendingHost: wanted };
}

/** With the host that the account asks for, whether or not it is served. */
function settingsOf(row: ThemeRow): ThemeSettings {
  const { accountId: _account, css: _css, version: _version, pendingHost, ...settings } = row;
  return { ...settings, host: pendingHost ?? settings.host };
}

async function audit(
  tx: Tx,
  { author }: Actor,
  accountId: number,
  { before, after }: { before: ThemeRow | undefined; after: unknown },
) {
  const entry = { accountId, action: after ? 'theme.changed' : 'theme.removed', subject: `account ${accountId}` };
  await writeAudit(tx, author, { ...entry, before: before && settingsOf(before), after });
}
