import type { Plugin } from 'vite';

/** Chromium compiles all functions of a file that begins with this while the file is on its way, on a thread of its own. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Lets whole files be compiled beside the page's thread, which else stops at the first call of each of their functions. */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const named = files.filter((file) => file.name === name);
          if (named.length === 0) throw new Error(`no file of the page is named ${name}`);
          for (const file of named) file.code = hint + file.code;
        }
      },
    },
  };
}
