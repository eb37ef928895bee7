import { spawn } from 'node:child_process';

/** Development: the server from its sources on its port, the page by vite with the API passed on to it. */
const children = [
  spawn('tsx', ['watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['--strictPort'], { stdio: 'inherit' }),
];

for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
