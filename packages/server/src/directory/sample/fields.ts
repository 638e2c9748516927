import { fieldTable } from './fieldTable.ts';

/** A field of the sample directory: its names and topics, by which interests find its people, and words for generated people. */
export interface SampleField {
  name: string;
  /** The Persian name, so that interests written in Persian match the field. */
  persian: string;
  /** `technical` fields exist everywhere, `life` and `social` fields not at technical universities. */
  group: 'technical' | 'life' | 'social';
  departments: readonly string[];
  topics: readonly string[];
  things: readonly string[];
  methods: readonly string[];
  venues: readonly string[];
}

const isGroup = (text: string | undefined): text is SampleField['group'] =>
  text === 'technical' || text === 'life' || text === 'social';

function parse(block: string): SampleField {
  const [head = '', ...lists] = block.split('\n');
  const [name, persian, group] = head.split('|').map((part) => part.trim());
  const [departments, topics, things, methods, venues] = lists.map((line) =>
    line.split(';').map((part) => part.trim()),
  );
  if (!name || !persian || !isGroup(group) || !departments || !topics || !things || !methods || !venues) {
    throw new Error(`The sample field table has a wrong block: ${head}`);
  }
  return { name, persian, group, departments, topics, things, methods, venues };
}

/** The fields of the sample directory, the same on every call and every machine. */
export const sampleFields: readonly SampleField[] = fieldTable.trim().split(/\n\n+/u).map(parse);
