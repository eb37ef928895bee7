import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * The first script asks for data and then for the page's own code, which every visit needs. The document names the files of
 * that code, so that the browser fetches them with the first script and not after it.
 */
export function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file): file is Chunk => file.type === 'chunk');
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app/main.tsx')));
        if (!main) throw new Error('the page has no main chunk');
        const needed = [main, ...chunks.filter(({ fileName }) => main.imports.includes(fileName))];
        const scripts = needed.map(({ fileName }) => `/${fileName}`);
        const styles = needed.flatMap(({ viteMetadata }) =>
          [...(viteMetadata?.importedCss ?? [])].map((css) => `/${css}`),
        );
        const tag = (rel: string, href: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href },
          injectTo: 'head',
        });
        return [
          ...scripts.map((href) => tag('modulepreload', href)),
          ...styles.map((href) => tag('stylesheet', href)),
        ].filter(({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`));
      },
    },
  };
}
