// CRC-32 of ISO 3309, as in PNG and zip: detects text that was cut, mistyped or wrapped.
import { itemAt } from './items';

const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0);
  return value;
});

const encoder = new TextEncoder();

/** The checksum of a text or of bytes that come in parts. */
export class Crc32 {
  private crc = 0xffffffff;

  /** Adds a text's UTF-8 bytes. */
  add(text: string): void {
    this.addBytes(encoder.encode(text));
  }

  addBytes(bytes: Uint8Array): void {
    let { crc } = this;
    for (const byte of bytes) crc = (crc >>> 8) ^ itemAt(TABLE, (crc ^ byte) & 255);
    this.crc = crc;
  }

  /** CRC-32 of the bytes so far, as an unsigned integer. */
  get value(): number {
    return (this.crc ^ 0xffffffff) >>> 0;
  }
}

/** A checksum as eight hexadecimal digits. */
export const inHex = (crc: number): string => crc.toString(16).padStart(8, '0');

/** CRC-32 of a text's UTF-8 bytes, as an unsigned integer. */
export function crc32(text: string): number {
  const crc = new Crc32();
  crc.add(text);
  return crc.value;
}
