#!/usr/bin/env bash
# Node 20.20: one would expect that a request which has reached a server while its thread was busy is answered once the
# thread is free. Instead, on a connection that had a request before, the time for which the server keeps it open
# (keepAliveTimeout, 5 s) has run out by the clock, is looked at before what has arrived, and closes the connection: the
# client reads ECONNRESET, half a second after which it had asked. It matters to us in src/node/search/startAnswering.ts:
# reading a large catalogue takes longer than that, so it is read in another thread.
# Seen on 2026-11-28 with Node 20.20.2:
#   idle for 1 s: answered 200
#   busy for 7 s: ECONNRESET
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >busy.mjs <<'EOF'
import http from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

if (isMainThread) {
  const server = http.createServer((request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => {
    const client = new Worker(new URL(import.meta.url), { workerData: server.address().port });
    client.on('message', (message) => {
      if (typeof message === 'string') return console.log(message);
      for (const end = Date.now() + message; Date.now() < end; );
    });
    client.on('exit', () => process.exit());
  });
} else {
  const agent = new http.Agent({ keepAlive: true });
  const ask = () =>
    new Promise((resolve) => {
      http
        .get({ host: '127.0.0.1', port: workerData, agent }, (response) => {
          response.resume();
          response.on('end', () => resolve(`answered ${response.statusCode}`));
        })
        .on('error', ({ code }) => resolve(code));
    });
  await ask();
  await wait(1000);
  parentPort.postMessage(`idle for 1 s: ${await ask()}`);
  parentPort.postMessage(7000);
  await wait(500);
  parentPort.postMessage(`busy for 7 s: ${await ask()}`);
  await wait(100);
  process.exit();
}
EOF

seen=$(node busy.mjs)
node --version
echo "$seen"
[ "$seen" = $'idle for 1 s: answered 200\nbusy for 7 s: ECONNRESET' ] || { echo 'This has changed.' >&2; exit 1; }
