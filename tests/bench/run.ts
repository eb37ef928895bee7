import { benchBundleSizes } from './bundleSizes.bench.ts';
import { benchCalls } from './calls.bench.ts';
import { benchCallLog } from './callLog.bench.ts';
import { benchCanvas } from './canvas.bench.ts';
import { benchDeliveries } from './deliveries.bench.ts';
import { benchFlowCore } from './flowCore.bench.ts';
import { benchMessages } from './messages.bench.ts';
import { benchOpenLoop } from './openLoop.bench.ts';
import { benchPowerups } from './powerups.bench.ts';
import { benchProof } from './proof.bench.ts';
import { benchSnippet } from './snippet.bench.ts';
import { report } from './report.ts';
import { benchShadow } from './shadow.bench.ts';
import { benchVisits } from './visits.bench.ts';
import { benchWebhooks } from './webhooks.bench.ts';

const benches = {
  core: benchFlowCore,
  proof: benchProof,
  shadow: benchShadow,
  sizes: benchBundleSizes,
  webhooks: benchWebhooks,
  load: benchOpenLoop,
  calls: benchCalls,
  canvas: benchCanvas,
  callLog: benchCallLog,
  messages: benchMessages,
  deliveries: benchDeliveries,
  snippet: benchSnippet,
  visits: benchVisits,
  powerups: benchPowerups,
};
const chosen = process.argv.slice(2);

const figures = [];
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await bench()));
}
report(figures);
