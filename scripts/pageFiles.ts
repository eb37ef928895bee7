import type { Plugin, Rolldown } from 'vite';
import { pageFilesName, type PageFiles } from '../server/http/pageFiles.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Pages for who is not logged in are small: they gain nothing. */
const routeFile = /\/src\/app\/routes\/(?!outside|dev)\w+Routes\.ts$/;
const frame = /\/src\/app\/(RoutedPages|shell\/Shell)\.tsx$/;
/** A route's path, and after it the screen that it imports: `inside('/path/:id', roles, () => import('../Screen.tsx'))`. */
const route = /["'`](\/[^"'`]*)["'`](?:(?!["'`]\/)[^])*?import\(["'`]([^"'`]+)["'`]\)/g;

/**
 * Lists the files of each page, for the server to name them in the page's document: the browser then fetches them together
 * with the first script, which would ask for them only when it runs.
 */
export function pageFiles(): Plugin {
  const screens = new Map<string, string>();
  return {
    name: 'page-files',
    apply: 'build',
    async buildEnd() {
      for (const id of [...this.getModuleIds()].filter((each) => routeFile.test(each))) {
        const { code, dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const found = [...(code ?? '').matchAll(route)];
        const resolved = await Promise.all(
          found.map(async ([, path = '', file = '']) => ({ path, at: await this.resolve(file, id) })),
        );
        for (const { path, at } of resolved) if (at) screens.set(path, at.id);
        const missing = dynamicallyImportedIds.filter((each) => !resolved.some(({ at }) => at?.id === each));
        if (missing.length > 0) throw new Error(`${id}: no path is known of ${missing.join(', ')}`);
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
      const around = chunks.filter(({ moduleIds }) => moduleIds.some((id) => frame.test(id)));
      const list = [...screens].map(([path, id]): PageFiles => {
        const own = chunkOf(id);
        if (!own) throw new Error(`the page ${path} has no file`);
        const needed = withImports([...around, own], chunks);
        return {
          path,
          scripts: needed.map(({ fileName }) => `/${fileName}`),
          styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map(
            (file) => `/${file}`,
          ),
        };
      });
      this.emitFile({ type: 'asset', fileName: pageFilesName, source: JSON.stringify(list) });
    },
  };
}

function withImports(roots: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const root of roots) add(root);
  return [...found];
}
