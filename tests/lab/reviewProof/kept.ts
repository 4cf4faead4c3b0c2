// What a long measurement has found so far, by name, in a file of one JSON text a line: cut short, it goes on where it was.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export class Kept {
  private readonly known = new Map<string, unknown>();

  /** Nothing is kept without a file. */
  constructor(private readonly file: string | undefined) {
    if (file === undefined || !existsSync(file)) return;
    for (const text of readFileSync(file, 'utf8').split('\n')) this.read(text);
    // A line that was cut short must not spoil the next one.
    appendFileSync(file, '\n');
  }

  /** The result of that name, or that of the work, which must depend on nothing but the name. */
  async result<T>(name: string, work: () => Promise<T>): Promise<T> {
    // Only this program writes the file, and a name stands for one kind of result.
    if (this.known.has(name)) return this.known.get(name) as T;
    const result = await work();
    this.known.set(name, result);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify([name, result])}\n`);
    return result;
  }

  private read(text: string): void {
    if (text === '') return;
    try {
      const [name, result]: [string, unknown] = JSON.parse(text);
      this.known.set(name, result);
    } catch {
      console.error(`passed over a line that was cut short: ${text.slice(0, 40)}`);
    }
  }
}
