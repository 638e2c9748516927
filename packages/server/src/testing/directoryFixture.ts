import { afterEach, beforeEach } from 'vitest';
import { type TestDatabase, testDatabase } from './database.ts';
import { openAlexDouble, type OpenAlexDouble } from '../directory/openalex/double.ts';
import { doubleData, type DoubleInstitution } from '../directory/openalex/doubleData.ts';
import { OpenAlexDirectory } from '../directory/openalex/OpenAlexDirectory.ts';

/** What a test of the directory stands on; each test gets its own. */
export interface DirectoryFixture {
  database: TestDatabase;
  double: OpenAlexDouble;
  /** What the directory reported as a problem. */
  problems: unknown[];
  /** A directory on that database and that double. */
  open(): OpenAlexDirectory;
  /** The time of all its directories. */
  now: Date;
  /** Moves that time forward, in milliseconds. */
  advance(ms: number): void;
  /** The requests that the double received for a path. */
  callsOf(path: string): OpenAlexDouble['calls'];
  /** The first institution of the double under another id, with other fields. */
  institution(number: number, fields?: Partial<DoubleInstitution>): DoubleInstitution;
}

/** Gives each test of the file an empty directory over a double of OpenAlex with three institutions and no people. */
export function directoryFixture(): DirectoryFixture {
  const fixture: DirectoryFixture = {
    database: undefined as never,
    double: undefined as never,
    problems: [],
    now: new Date(0),
    open: () =>
      new OpenAlexDirectory({
        db: fixture.database.db,
        client: {
          baseUrl: fixture.double.url,
          apiKey: null,
          timeoutMs: 20_000,
          perSecond: Number.POSITIVE_INFINITY,
          wait: () => Promise.resolve(),
        },
        now: () => fixture.now,
        onProblem: (problem) => fixture.problems.push(problem),
      }),
    advance(ms) {
      fixture.now = new Date(fixture.now.getTime() + ms);
    },
    callsOf: (path) => fixture.double.calls.filter((call) => call.path === path),
    institution: (number, fields = {}) => ({
      ...(fixture.double.data.institutions[0] as DoubleInstitution),
      id: `https://openalex.org/I${number}`,
      display_name: `Institution ${number}`,
      display_name_acronyms: [],
      ...fields,
    }),
  };
  beforeEach(async () => {
    [fixture.database, fixture.double] = await Promise.all([
      testDatabase(),
      openAlexDouble(doubleData({ institutions: 3, staffed: 0, people: 0 })),
    ]);
    fixture.now = new Date('2026-11-21T10:00:00Z');
    fixture.problems = [];
  });
  afterEach(async () => {
    await fixture.double.close();
    await fixture.database.close();
  });
  return fixture;
}
