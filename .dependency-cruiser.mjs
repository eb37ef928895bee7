const code = '^(src|server)/';

/** The server's floors from the ground up: a folder imports those of lower floors only, and none beside it. */
const serverFloors = [
  ['db', 'integrations'],
  ['calls', 'messages'],
  ['repositories'],
  ['services'],
  ['jobs', 'carriers', 'http', 'demo'],
  ['routes'],
];

const serverRules = serverFloors.flatMap((floor, height) =>
  floor.flatMap((folder) =>
    serverFloors
      .slice(height)
      .flat()
      .filter((other) => other !== folder)
      .map((other) => ({
        name: `server-${folder}-never-imports-${other}`,
        severity: 'error',
        from: { path: `^server/${folder}/` },
        to: { path: `^server/${other}/` },
      })),
  ),
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
        path: '^src/(api/(values|contract)|flows/(core|proof|shadow|studio)|machines|flows/nodes/.*\\.node\\.ts)',
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
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
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
        pathNot: '^src/(api/(contract|values)|flows/core|machines|flows/nodes/(.*\\.node|nodeTypes)\\.ts)',
      },
    },
    { name: 'the-page-knows-no-server', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: code, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    ...serverRules,
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
      from: { path: '^server/(config|settingKinds|smppVariables)\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(settingKinds|smppVariables)\\.ts$' },
    },
    {
      name: 'only-compose-wires-routes-jobs-carriers-and-demo',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/((compose|composeMessages|features|jobs|takeCalls)\\.ts|commands/|routes/|jobs/|carriers/|demo/)',
      },
      to: { path: '^server/(routes|jobs|carriers|demo)/' },
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
      name: 'http-and-routes-reach-tables-through-repositories',
      severity: 'error',
      from: { path: '^server/(routes|http)/' },
      to: { path: '^server/db/schema' },
    },
    {
      name: 'http-reaches-repositories-through-services',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: '^server/repositories/' },
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
