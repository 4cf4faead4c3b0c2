// Says at the end what was not tested: engines that this machine does not have, of which none may be missing where CI is
// set; and what is run by hand.
import { missing } from '../../support/installed';
import { testsFullDisk } from './smallDisk';

/** @throws with CI set, naming the engines that are missing */
export default function setup(): () => void {
  const engines = missing();
  if (engines.length > 0 && process.env.CI)
    throw new Error(`CI needs every engine, and ${engines.join(' and ')} is not here`);
  return () => {
    if (engines.length > 0)
      console.warn(`\nNot tested, for want of a browser: ${engines.join(', ')}`);
    if (!testsFullDisk()) console.warn('\nNot tested without FULL_DISK=1 and root: a full disk');
  };
}
