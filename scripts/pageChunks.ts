import type { Plugin } from 'vite';

/** A part of the page that is fetched as one file. */
interface Stage {
  name: string;
  /** The modules that it is for; everything they import comes along. */
  roots: RegExp;
  /** Modules on the way whose imports are meant, but not they themselves. */
  without?: RegExp;
}

/**
 * In which file a module goes. Every stage holds what its roots import and no stage before it does, so that a stage only
 * ever needs the ones before it, a page is few files, and none of them brings what the page does not need.
 */
const stages: readonly Stage[] = [
  { name: 'react', roots: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'boot', roots: /\/src\/app\/boot\.ts$/ },
  {
    name: 'start',
    roots: /\/src\/app\/(main|FrontDoor|session\/SessionPrompts)\.tsx$/,
    without: /\/src\/(app\/FrontDoor\.tsx|screens\/login\/.*)$/,
  },
  {
    name: 'inside',
    roots: /\/src\/(app\/(RoutedPages|shell\/Shell|page\/\w+)|ui\/(button|field|feedback)\/\w+)\.tsx$/,
  },
  { name: 'canvas', roots: /\/src\/flows\/editor\/canvas\/Surface\.tsx$/ },
];

/** Names all of d3: what a stage uses of it is found by its other imports. */
const gathering = /\/node_modules\/d3\//;

export function pageChunks() {
  const stageOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const add = (id: string, stage: Stage) => {
        if (stageOf.has(id) || gathering.test(id)) return;
        if (!stage.without?.test(id)) stageOf.set(id, stage.name);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, stage);
      };
      for (const stage of stages) for (const id of ids) if (stage.roots.test(id)) add(id, stage);
    },
  };
  return { plugin, nameOf: (id: string): string | null => stageOf.get(id) ?? null };
}
