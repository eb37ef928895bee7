import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Takes out of `validate` the problems with the code in `RULE`, or the check at the place in `CHECK`. */
const mutant: Plugin = {
  name: 'rule-mutant',
  enforce: 'pre',
  transform(code, id) {
    const { RULE, CHECK } = process.env;
    if (!id.endsWith('/flows/core/validate.ts')) return undefined;
    if (CHECK !== undefined) {
      const [list, place] = CHECK.split(' ');
      return code.replace(`${list}.flatMap((check)`, `${list}.toSpliced(${place}, 1).flatMap((check)`);
    }
    return code
      .replace('export function validate(', 'function everything(')
      .concat(
        'export function validate(document: FlowDocument, registry: Registry, world: FlowWorld): Problem[] {',
        `return everything(document, registry, world).filter(({ code }) => code !== ${JSON.stringify(RULE ?? '')}); }`,
      );
  },
};

export default defineConfig({
  plugins: [mutant],
  test: {
    include: ['tests/model/flows/rules.test.ts', 'src/flows/nodes/flow/flow.node.test.ts'],
    reporters: ['dot'],
    // Otherwise all mutants would be remembered as one.
    fsModuleCache: false,
  },
});
