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
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
      },
    },
  };
}
