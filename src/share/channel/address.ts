// An address of a device in its own network, as text and as bytes: IPv4, IPv6, or a random name that browsers give instead of one
// (mDNS, a UUID before ".local").

/** A wire format: a kind's place is its number. */
export const ADDRESS_KINDS = ['ipv4', 'ipv6', 'mdns'] as const;

/** How many bytes each has. */
export const BYTES_OF = { ipv4: 4, ipv6: 16, mdns: 16 } as const;

export interface HostAddress {
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly bytes: readonly number[];
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/** Null for a text that is no address of these kinds. */
export function addressOf(text: string): HostAddress | null {
  const uuid = UUID.exec(text);
  if (uuid) return { kind: 'mdns', bytes: bytesOfHex(uuid.slice(1).join('')) };
  if (/^\d+(\.\d+){3}$/.test(text)) {
    const bytes = text.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? { kind: 'ipv4', bytes } : null;
  }
  return ipv6Of(text);
}

/** The eight groups of an address, of which "::" leaves out those that are zero. */
function ipv6Of(text: string): HostAddress | null {
  if (!/^[0-9a-f:]+$/i.test(text)) return null;
  const [before = '', after, ...more] = text.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const head = groups(before);
  const tail = groups(after ?? '');
  const missing = 8 - head.length - tail.length;
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (all.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return { kind: 'ipv6', bytes: bytesOfHex(all.map((group) => group.padStart(4, '0')).join('')) };
}

/**
 * Whether only devices in the same network can have it (RFC 1918, 3927, 4193, 4291): a code from a stranger then makes no device
 * send anything to the internet. A name is asked for in the same network alone (RFC 6762).
 */
export function isLocal({ kind, bytes: [first = 0, second = 0, ...rest] }: HostAddress): boolean {
  switch (kind) {
    case 'mdns':
      return true;
    case 'ipv4':
      if (first === 172) return second >= 16 && second < 32;
      if (first === 192) return second === 168;
      if (first === 169) return second === 254;
      return first === 10 || first === 127;
    case 'ipv6':
      if (first === 0xfe) return second >= 0x80 && second < 0xc0;
      if (first === 0xfc || first === 0xfd) return true;
      // The device itself.
      return [first, second, ...rest].every((byte, at) => byte === (at === 15 ? 1 : 0));
  }
}

/** As descriptions of a connection have it. */
export function addressText({ kind, bytes }: HostAddress): string {
  if (kind === 'ipv4') return bytes.join('.');
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (kind === 'ipv6') return (hex.match(/.{4}/g) ?? []).join(':');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20)}.local`;
}

const bytesOfHex = (hex: string): number[] =>
  Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
