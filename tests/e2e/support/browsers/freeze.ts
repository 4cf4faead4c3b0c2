// Stops a browser for a while, all its processes, which are a group.
import { execFileSync } from 'node:child_process';

/** @param member any process of the group */
export async function freezeGroup(member: number, milliseconds: number): Promise<void> {
  const group = Number(
    execFileSync('ps', ['-o', 'pgid=', '-p', String(member)], { encoding: 'utf8' }),
  );
  process.kill(-group, 'SIGSTOP');
  try {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  } finally {
    process.kill(-group, 'SIGCONT');
  }
}
