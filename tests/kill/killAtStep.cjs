// Preloaded by tests (NODE_OPTIONS): kills a publishing process, as a power cut would, just before it tells Studio of a
// step, KILL_STEP, of which KILL_DONE pages or files are done.
const { KILL_STEP, KILL_DONE = '0' } = process.env;
const send = process.send?.bind(process);

if (send && KILL_STEP) {
  /** @type {(...args: any[]) => boolean} */
  const watched = (message, ...others) => {
    const { step, done = 0 } = message.progress ?? {};
    if (step === KILL_STEP && done >= Number(KILL_DONE)) process.kill(process.pid, 'SIGKILL');
    return send(message, ...others);
  };
  process.send = watched;
}
