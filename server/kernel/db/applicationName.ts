import { hostname } from 'node:os';
import manifest from '../../../package.json' with { type: 'json' };

const { version } = manifest;

/**
 * How a process is known to its database, where operators see which nodes are up: version, runtime, host and process.
 * PostgreSQL keeps 63 characters.
 */
export const applicationName = `trunkline ${version} node${process.versions.node} ${hostname().slice(0, 24)}#${process.pid}`;
