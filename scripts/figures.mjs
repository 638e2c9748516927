/**
 * Figures against their limits, printed as they are taken. One that cannot be taken is named, and those after it are taken all the same: the
 * end of a run says which failed, and which are over their limit.
 * @param {(line: string) => void} write
 */
export function figures(write = (line) => process.stdout.write(`${line}\n`)) {
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const over = [];
  return {
    /** @type {(figure: string, value: number, limit: number, unit?: string) => void} */
    row(figure, value, limit, unit = 'ms') {
      // What is no number is under no limit.
      const holds = value <= limit;
      if (!holds) over.push(figure);
      write(`${holds ? 'ok  ' : 'OVER'} ${figure}: ${Math.round(value)} ${unit} (at most ${limit})`);
    },
    /**
     * Takes a figure; undefined where that fails.
     * @type {<Taken>(figure: string, take: () => Taken | Promise<Taken>) => Promise<Taken | undefined>}
     */
    async attempt(figure, take) {
      try {
        return await take();
      } catch (error) {
        failed.push(figure);
        const said = error instanceof Error ? error.message : String(error);
        write(`FAIL ${figure}: ${said.split('\n')[0]}`);
        return undefined;
      }
    },
    /**
     * Names once more what did not hold, and returns the code to exit with.
     * @type {() => number}
     */
    end() {
      if (failed.length > 0) write(`Failed: ${failed.join('; ')}`);
      if (over.length > 0) write(`Over the limit: ${over.join('; ')}`);
      return failed.length > 0 || over.length > 0 ? 1 : 0;
    },
  };
}
