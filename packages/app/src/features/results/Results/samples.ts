import type { MatchRow } from './rows';

/** Whose reasons are in the catalogue, because they are in the language of the page. */
export type SampleReason = 'solheim' | 'kjeldgaard' | 'lehtoranta' | 'hallgrimsson' | 'hammarstrom';

const sample = (
  id: number,
  reason: SampleReason,
  facts: Pick<MatchRow, 'name' | 'university' | 'department' | 'country' | 'countryCode' | 'hIndex' | 'score'>,
): MatchRow => ({
  id,
  sampleReason: reason,
  pros: [],
  cons: [],
  ...facts,
  email: null,
  note: null,
  state: null,
  hasDraft: false,
  closed: null,
  sample: true,
});

/** The sample list of the specification: invented people, shown where no bot is asked for. */
export const sampleMatches: readonly MatchRow[] = [
  sample(1, 'solheim', {
    name: 'Ingrid Solheim',
    university: 'Nordmark University of Technology',
    department: 'Department of Structural Engineering',
    country: 'Norway',
    countryCode: 'NO',
    hIndex: 41,
    score: 92,
  }),
  sample(2, 'kjeldgaard', {
    name: 'Søren Kjeldgaard',
    university: 'Skagen Technical University',
    department: 'Department of Civil and Mechanical Engineering',
    country: 'Denmark',
    countryCode: 'DK',
    hIndex: 27,
    score: 84,
  }),
  sample(3, 'lehtoranta', {
    name: 'Aino Lehtoranta',
    university: 'University of Tavasta',
    department: 'School of Engineering',
    country: 'Finland',
    countryCode: 'FI',
    hIndex: 33,
    score: 81,
  }),
  sample(4, 'hallgrimsson', {
    name: 'Kristín Þórðardóttir Hallgrímsson',
    university: 'Háskólinn á Austurlandi',
    department: 'Earthquake Engineering Research Centre',
    country: 'Iceland',
    countryCode: 'IS',
    hIndex: 19,
    score: 74,
  }),
  sample(5, 'hammarstrom', {
    name: 'Ebba Lindqvist Hammarström',
    university: 'Västra Ådal University',
    department: 'Department of Infrastructure',
    country: 'Sweden',
    countryCode: 'SE',
    hIndex: 12,
    score: 46,
  }),
];
