import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');

/** Needed by every page, before and after login. */
const vendor =
  /\/node_modules\/(react|react-dom|scheduler|react-router|swr|use-sync-external-store|xstate|@xstate|react-intl|@formatjs|intl-messageformat|@vanilla-extract)\//;

/** Screens that draw a flow. */
const flowScreens = ['telephony/wizard/*', 'telephony/callLog/CallDetail*', 'telephony/flows/*'];
/** Pages for developers, which the build leaves out. */
const devScreens = 'kernel/devUi/*';

/** Imports all of its package, of which the page uses one component. */
const barrel = '/node_modules/react-aria/dist/exports/index.';

/** What at least this many screens and lazy parts share goes into one file. */
const sharedBy = 14;

/**
 * Groups the page's modules into files, so that a page loads two dozen instead of ninety: a browser takes about 4 ms for
 * each, also from its cache. A stage is one file with all that its roots import and no earlier stage has. The drawing
 * of flows holds only what other screens do without, or these would have to load it.
 */
export function pageChunks(): Rolldown.CodeSplittingGroup[] {
  const elsewhere = globSync('src/screens/*/*/*Screen.tsx', {
    cwd: root,
    exclude: [...flowScreens, devScreens].map((screens) => `src/screens/${screens}`),
  });
  return [
    { name: 'vendor', test: vendor, priority: 6 },
    stage('public', 5, ['src/app/main.tsx', 'src/screens/tenancy/sessions/LoginScreen.tsx']),
    stage('inside', 4, ['src/app/shell/Shell.tsx']),
    { name: 'common', priority: 3, minShareCount: sharedBy },
    stage('canvas', 2, ['src/flows/editor/RouteCanvas.tsx'], elsewhere),
    stage('editor', 1, ['src/screens/telephony/wizard/WizardScreen.tsx'], elsewhere),
  ];
}

/** A group of what `roots` import, directly or not, without what `others` import; paths from the project's folder. */
function stage(name: string, priority: number, roots: string[], others: string[] = []): Rolldown.CodeSplittingGroup {
  let members: Set<string> | undefined;
  return {
    debugName: name,
    priority,
    // Otherwise what `others` import would come along.
    includeDependenciesRecursively: others.length === 0,
    name(id, graph) {
      members ??= without(importedBy(roots, graph), importedBy(others, graph));
      return members.has(id) ? name : null;
    },
  };
}

function importedBy(files: string[], graph: Rolldown.ChunkingContext): Set<string> {
  const roots = new Set(files.map((file) => join(root, file)));
  const all = new Set(roots);
  for (const id of all) {
    const file = graph.getModuleInfo(id);
    if (!file && roots.has(id)) throw new Error(`${id} is a root of the page's files, but the page does not have it`);
    if (file && !id.includes(barrel)) for (const imported of file.importedIds) all.add(imported);
  }
  return without(all, roots);
}

const without = (all: Set<string>, some: Set<string>) => new Set([...all].filter((id) => !some.has(id)));
