import type { Plugin } from 'vite';

/** A part of the page that is fetched as one file. */
interface Stage {
  name: string;
  /** The modules that it is for; everything they import comes along. */
  roots: RegExp;
  /** What the first of these imports, and one of the others does too, comes along. */
  common?: readonly [RegExp, ...RegExp[]];
}

const inside =
  /\/src\/((app\/(RoutedPages|shell\/Shell)|page\/(frame\/(PageFrame|useLeaveGuard)|errors\/FailedLoad))|api\/client\/useInvalidate|theme\/breakpoints|ui\/(button\/\w+|badge\/Badge|feedback\/\w+|field\/(TextField|TextArea|SelectField|Checkbox)))\.tsx?$/;
const canvas = /\/src\/flows\/editor\/canvas\/(Surface\.tsx|projection\.ts)$/;
const wizard = /\/src\/screens\/wizard\/WizardScreen\.tsx$/;

/**
 * In which file a module goes. Every stage holds what its roots import and no stage before it does, so that a stage only
 * ever needs the ones before it, a page is few files, and none of them brings what the page does not need.
 */
const stages: readonly Stage[] = [
  { name: 'react', roots: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'entry', roots: /\/src\/app\/entry\.ts$/ },
  { name: 'boot', roots: /\/src\/app\/boot\.ts$/ },
  {
    name: 'start',
    roots: /\/src\/((app\/main|page\/session\/SessionPrompts)\.tsx|ui\/layout\/visuallyHidden\.css\.ts)$/,
    common: [/\/src\/app\/FrontDoor\.tsx$/, inside, canvas, wizard],
  },
  { name: 'inside', roots: inside },
  { name: 'schemas', roots: /\/src\/(api\/values\/timezone|flows\/core\/wallTime)\.ts$/ },
  { name: 'canvas', roots: canvas },
  { name: 'wizard', roots: wizard },
];

/** Too heavy for files that most pages fetch: a type of the contract is enough there, answers are parsed by the server. */
const heavy = /\/node_modules\/(zod|libphonenumber-js|date-fns-tz)\//;
/** A call flow is drawn by its schemas. */
const light = new Set(['react', 'entry', 'boot', 'start', 'inside']);

/** Names all of d3: what a stage uses of it is found by its other imports. */
const gathering = /\/node_modules\/d3\//;

export function pageChunks() {
  const stageOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const reachedFrom = (roots: RegExp) => {
        const importers = new Map<string, string>();
        const add = (id: string, importer: string) => {
          if (importers.has(id) || gathering.test(id)) return;
          importers.set(id, importer);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, id);
        };
        for (const id of ids) if (roots.test(id)) add(id, 'the page');
        return importers;
      };
      for (const { name, roots, common = [] } of stages) {
        const [first, ...others] = common.map(reachedFrom);
        const shared = [...(first ?? [])].filter(([id]) => others.some((other) => other.has(id)));
        for (const [id, importer] of [...reachedFrom(roots), ...shared]) {
          if (light.has(name) && heavy.test(id))
            throw new Error(`${importer} brings ${id} into the file ${name}, which most pages fetch`);
          if (!stageOf.has(id)) stageOf.set(id, name);
        }
      }
    },
  };
  return { plugin, nameOf: (id: string): string | null => stageOf.get(id) ?? null };
}
