import { openCluster } from '../../../../server/kernel/db/embedded/openCluster.ts';

/** Opens the cluster in the given folder, reports it, and holds it until killed or asked to close. */
const cluster = await openCluster(process.argv[2] ?? '');
process.on('SIGTERM', () => void cluster.close().then(() => process.exit(0)));
process.stdout.write(`open ${cluster.adopted ? 'adopted' : 'started'}\n`);
setInterval(() => process.stdout.write(''), 1000);
