import { spawn } from 'node:child_process';

/** Runs the server from source, and the page under vite, which proxies the API. */
const children = [
  spawn('tsx', ['watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['--strictPort'], { stdio: 'inherit' }),
];

for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
