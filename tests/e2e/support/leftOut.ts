// Says at the end which engines no test was run in, because this machine does not have them. Where CI is set, none may
// be missing.
import { missing } from '../../support/installed';

/** @throws with CI set, naming the engines that are missing */
export default function setup(): () => void {
  const engines = missing();
  if (engines.length > 0 && process.env.CI)
    throw new Error(`CI needs every engine, and ${engines.join(' and ')} is not here`);
  return () => {
    if (engines.length > 0)
      console.warn(`\nNot tested, for want of a browser: ${engines.join(', ')}`);
  };
}
