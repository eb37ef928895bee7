import layers from './.dependency-cruiser.mjs';

/** Folders depend on each other in one direction only, as files do. Tests are left out: they build on `tests/builders`. */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|server)' },
      to: { circular: true },
    },
  ],
  options: { ...layers.options, exclude: { path: '\\.test\\.tsx?$' } },
};
