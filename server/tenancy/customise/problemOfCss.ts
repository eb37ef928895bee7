import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';

/** Allowed URLs in a style sheet: embedded images, parts of the page, and files that we serve. */
const inside = /^(data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]|#|\/v2\/public\/file\/[0-9a-f-]{36}$)/i;

const refusedRules = new Set(['import', 'namespace']);
const refusedFunctions = /^(src|image|(-\w+-)?image-set|(-\w+-)?cross-fade|expression)$/i;
/** Properties that load or run something, and a function torn from its parenthesis. */
const refusedWords = /^(behavior|-moz-binding|url)$/i;

/**
 * What is not allowed in a customer's style sheet; undefined if it is safe. Reads tokens as a browser does, with escapes
 * resolved and strings and comments told apart.
 */
export function problemOfCss(css: string): string | undefined {
  const tokens = tokenize({ css }).filter(([type]) => type !== TokenType.Comment && type !== TokenType.Whitespace);
  const wrong = tokens.find((token, index) => isRefused(token, tokens.slice(index + 1, index + 3)));
  return wrong?.[1];
}

function isRefused(token: CSSToken, next: readonly CSSToken[]): boolean {
  switch (token[0]) {
    case TokenType.AtKeyword:
      return refusedRules.has(token[4].value.toLowerCase());
    case TokenType.Ident:
      return refusedWords.test(token[4].value);
    case TokenType.URL:
      return !inside.test(token[4].value);
    case TokenType.Function:
      return refusedFunctions.test(token[4].value) || (/^url$/i.test(token[4].value) && !isInsideUrl(next));
    case TokenType.BadURL:
    case TokenType.BadString:
      return true;
    default:
      return false;
  }
}

/** Whether a quoted URL is allowed and nothing else is in its parentheses. */
function isInsideUrl([url, end]: readonly CSSToken[]): boolean {
  return url?.[0] === TokenType.String && inside.test(url[4].value) && end?.[0] === TokenType.CloseParen;
}
