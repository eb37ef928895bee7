import type { Plugin } from 'vite';

const formatjs = /node_modules[\\/](@formatjs[\\/]intl|intl-messageformat)[\\/]index\.js$/;
const question = /Intl\.(NumberFormat|DateTimeFormat)\.supportedLocalesOf\(/g;

/**
 * react-intl asks before the first word whether the browser knows the language, and that makes the browser load its data of
 * all languages. Ours are known to every browser, so the name of the language is taken as it is.
 */
export function leanIntl(): Plugin {
  return {
    name: 'lean-intl',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: formatjs },
      handler(code, id) {
        const lean = code.replaceAll(question, 'Intl.getCanonicalLocales(');
        if (lean === code) throw new Error(`${id} no longer asks which languages there are: this plugin is not needed`);
        return { code: lean, map: null };
      },
    },
  };
}
