/**
 * Tells zod, before it is loaded, not to compile its parsers with `new Function`: the content security policy forbids that,
 * and already its probe would be reported as a violation. Imported first by the page and by its workers.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
