// What may become code where the browser asks (Trusted Types): nothing but the addresses of workers, on the app's own host.

interface PolicyRules {
  /** Null refuses. */
  createScriptURL(address: string): string | null;
}

interface GuardedPage extends Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
}

/** Lets this page start its own workers under the policy that the build adds (.build/contentSecurity.ts). */
export function trustOwnScripts({ trustedTypes, location }: GuardedPage): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
