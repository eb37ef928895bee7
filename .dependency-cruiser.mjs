const code = '^(src|server|dni)/';

/** The server's areas from the ground up: one imports those of lower floors only, and none beside it. */
const floors = [
  ['kernel'],
  ['tenancy'],
  ['attribution'],
  ['telephony'],
  ['reporting', 'messaging'],
  ['billing'],
  ['powerups', 'integrations'],
  ['carriers', 'demo'],
];

/** The contract’s areas have the same floors. */
const contractRules = floors.flatMap((floor, height) =>
  floor.map((area) => ({
    name: `contract-of-${area}-knows-only-what-is-below`,
    severity: 'error',
    from: { path: `^src/api/contract/${area}/` },
    to: {
      path: '^src/api/contract/',
      pathNot: `^src/api/contract/(${[area, ...floors.slice(0, height).flat()].join('|')})/`,
    },
  })),
);

const areaRules = floors.flatMap((floor, height) =>
  floor.map((area) => ({
    name: `server-${area}-imports-only-what-is-below`,
    severity: 'error',
    from: { path: `^server/${area}/` },
    to: {
      path: '^server/',
      pathNot: `^server/(${[area, ...floors.slice(0, height).flat()].join('|')})/`,
    },
  })),
);

/** The layers of docs/decisions/001: imports only go downward. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: code }, to: { circular: true } },
    {
      name: 'values-know-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/api/values/' },
      to: { path: code, pathNot: '^src/api/values/' },
    },
    {
      name: 'flow-core-knows-only-values',
      severity: 'error',
      from: { path: '^src/flows/core/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(flows/core|api/values)/' },
    },
    {
      name: 'pure-nodes-know-only-core-and-values',
      severity: 'error',
      from: { path: '^src/flows/nodes/(.*\\.node\\.ts|nodeTypes\\.ts)$' },
      to: { path: code, pathNot: '^src/(flows/(core|nodes)|api/values)/' },
    },
    {
      name: 'the-proof-knows-only-core-and-values',
      severity: 'error',
      from: { path: '^src/flows/proof/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(flows/(proof|core)|api/values)/' },
    },
    {
      name: 'the-shadow-replay-knows-only-core-and-values',
      severity: 'error',
      from: { path: '^src/flows/shadow/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(flows/(shadow|core)|api/values)/' },
    },
    {
      name: 'the-studio-import-knows-only-core-nodes-and-values',
      severity: 'error',
      from: { path: '^src/flows/studio/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(flows/(studio|core|nodes/(.*\\.node|nodeTypes)\\.ts)|api/values)/?' },
    },
    {
      name: 'attribution-knows-only-values',
      severity: 'error',
      from: { path: '^src/attribution/' },
      to: { path: code, pathNot: '^src/(attribution|api/values)/' },
    },
    {
      name: 'rules-know-only-values',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(rules|api/values)/' },
    },
    {
      name: 'contract-knows-only-values',
      severity: 'error',
      from: { path: '^src/api/contract/' },
      to: { path: code, pathNot: '^src/api/(contract|values)/' },
    },
    {
      name: 'machines-know-only-contract-and-values',
      severity: 'error',
      from: { path: '^src/machines/', pathNot: '\\.test\\.ts$' },
      to: { path: code, pathNot: '^src/(machines|api/(contract|values))/' },
    },
    {
      name: 'pure-code-uses-few-packages',
      severity: 'error',
      from: {
        path: '^src/(api/(values|contract)|attribution|rules|flows/(core|proof|shadow|studio)|machines|flows/nodes/.*\\.node\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: 'node_modules/(zod|xstate|date-fns|date-fns-tz|libphonenumber-js|sms-segments-calculator|yaml|saxes)/',
      },
    },
    {
      name: 'client-knows-only-pure-code',
      severity: 'error',
      from: { path: '^src/api/client/' },
      to: { path: code, pathNot: '^src/api/(client|contract|values)/' },
    },
    {
      name: 'widgets-know-no-screens-and-no-client',
      severity: 'error',
      from: { path: '^src/(ui|theme)/' },
      to: { path: '^(src/(app|screens|page|machines|api/client|flows)|server)/' },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'page-knows-no-screen',
      severity: 'error',
      from: { path: '^src/page/' },
      to: { path: '^src/(screens|flows)/' },
    },
    {
      name: 'features-of-screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+/[^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'the-editor-knows-no-screens',
      severity: 'error',
      from: { path: '^src/flows/(editor/|.*\\.view\\.tsx)' },
      to: { path: '^src/(page|screens)/' },
    },
    {
      name: 'server-shares-only-pure-code',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(api/(contract|values)|attribution|rules|flows/core|machines|flows/nodes/(.*\\.node|nodeTypes)\\.ts)',
      },
    },
    { name: 'the-page-knows-no-server', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'the-snippet-knows-only-attribution',
      severity: 'error',
      from: { path: '^dni/' },
      to: { path: code, pathNot: '^(dni|src/attribution)/' },
    },
    { name: 'nobody-imports-the-snippet', severity: 'error', from: { path: '^(src|server)/' }, to: { path: '^dni/' } },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: code, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    ...areaRules,
    ...contractRules,
    {
      name: 'carrier-failures-are-known-by-shape',
      comment: 'RestException is not the same class in the bundle and in the sources: restFailureOf.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: 'twilio/lib/base/RestException' },
    },
    {
      name: 'settings-know-nothing-of-the-server',
      severity: 'error',
      from: { path: '^server/kernel/config/' },
      to: { path: '^server/', pathNot: '^server/kernel/config/' },
    },
    {
      name: 'only-features-imports-routes',
      comment: 'What routes share is a file of its own.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(features|mountCarrier)\\.ts$' },
      to: { path: '^server/.*\\.routes\\.ts$' },
    },
    {
      name: 'only-the-registry-imports-jobs-of-carriers',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(jobs\\.ts|carriers/)' },
      to: { path: '^server/carriers/.*\\.jobs\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/.*\\.rules\\.ts$' },
      to: { path: '^server/kernel/(db|http|jobs|outside|log)/|\\.repository\\.ts$' },
    },
    {
      name: 'compose-is-imported-by-entries-and-tests-only',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^server/(run|heavyRequests)\\.ts$' },
      to: { path: '^server/(compose|main)\\.ts$' },
    },
    {
      name: 'only-carriers-speak-twiml',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/carriers/' },
      to: { path: 'node_modules/twilio/' },
    },
    {
      name: 'routes-reach-tables-through-repositories',
      severity: 'error',
      from: { path: '^server/(.*\\.routes\\.ts$|kernel/http/)' },
      to: { path: '^server/kernel/db/schema' },
    },
    {
      name: 'repositories-are-imported-inside-their-folder',
      comment: 'What others ask of a feature is one of its use cases, in a file named by what it finds.',
      severity: 'error',
      from: { path: '^(?:src|server)/(.*)/[^/]+$' },
      to: { path: '\\.repository\\.ts$', pathNot: '^server/$1/[^/]+$' },
    },
    {
      name: 'repositories-are-not-composed',
      severity: 'error',
      from: { path: '^(src|server)/[^/]+$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'repositories-know-no-use-case-of-other-features',
      comment: 'They know types, conditions in SQL, and all of what a call is.',
      severity: 'error',
      from: { path: '^server/([^/]+/[^/]+)/.*\\.repository\\.ts$' },
      to: {
        path: '^server/',
        pathNot: '^server/($1/|kernel/|telephony/calls/)|\\.conditions\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.css.ts', '.js', '.mjs'],
    },
  },
};
