/**
 * Stops zod, before it loads, from compiling parsers with `new Function`: the content security policy forbids that, and
 * even zod's probe would be reported. Must be the first import of the page and of its workers.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
