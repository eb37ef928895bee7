import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

/**
 * Loaded into a server before all else: every name leads to a public address, and what is sent there goes to
 * `INTERNET_PORT` of this machine, unencrypted.
 */
const port = Number(process.env['INTERNET_PORT']);
tls.connect = (() => net.connect(port, '127.0.0.1')) as unknown as typeof tls.connect;
dns.lookup = (() => Promise.resolve([{ address: '3.125.0.1', family: 4 }])) as unknown as typeof dns.lookup;
syncBuiltinESMExports();
