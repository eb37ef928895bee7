import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What react-router does without its framework mode, in the words of its own files: there is no framework around the page,
 * so links prefetch nothing, and nobody instruments the router. With these in place the real files, which do the same at
 * length, stay out of the page. An export that a newer react-router asks for besides fails the build.
 */
const without: Readonly<Record<string, string>> = {
  'dom/ssr/components.js': `
    import { createContext, useRef } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, useRef(null), {}];
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (...refs) => (value) => {
      for (const ref of refs) {
        if (typeof ref === 'function') ref(value);
        else if (ref) ref.current = value;
      }
    };`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
};
/** The files of the page's router; what else of react-router names them is not in the page. */
const askers = /\/react-router\/dist\/production\/lib\/(dom\/lib|components|router\/router)\.js$/;
const prefix = '\0lean-router:';

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const asker = askers.exec(importer.replaceAll('\\', '/'))?.[1];
      if (asker === undefined) return null;
      const path = posix.join(posix.dirname(asker), source);
      return path in without ? prefix + path : null;
    },
    load: (id) => (id.startsWith(prefix) ? without[id.slice(prefix.length)] : null),
  };
}
