// Requests whose latest form alone matters: one is under way at a time, and the newest of those that wait follows it.

import { RequestError } from "./connection.js";

/**
 * A function that runs `action(…)` with the newest arguments, never twice at once. Its `drop()` forgets the arguments that
 * wait; its `settled()` is fulfilled when nothing runs or waits.
 */
export function latest(action) {
  let running = false;
  let next = null;
  let settle = [];
  const run = async (args) => {
    running = true;
    try {
      await action(...args);
    } catch (error) {
      // A request that fails has become obsolete, for example because the clip has changed. Other errors are mistakes here.
      if (!(error instanceof RequestError)) reportError(error);
    }
    running = false;
    if (next) {
      const waiting = next;
      next = null;
      run(waiting);
      return;
    }
    for (const each of settle) each();
    settle = [];
  };
  const call = (...args) => {
    if (running) next = args;
    else run(args);
  };
  call.drop = () => { next = null; };
  call.settled = () => (running ? new Promise((resolve) => settle.push(resolve)) : Promise.resolve());
  return call;
}
