// Requests whose latest form alone matters: one is under way at a time, and the newest of those that wait follows it.

import { RequestError } from "./connection.js";

/** A function that runs `action(…)` with the newest arguments, never twice at once. */
export function latest(action) {
  let running = false;
  let next = null;
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
    }
  };
  return (...args) => {
    if (running) next = args;
    else run(args);
  };
}
