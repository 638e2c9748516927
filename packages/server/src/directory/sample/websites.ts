/** Paths of the sample's websites on this server, which answers for hosts that do not exist. */
export const PEOPLE_PATH = '/stand-in/people';
export const PAPERS_PATH = '/stand-in/papers';

const pathOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** The address at which this server shows a paper whose address in the sample is `url`. */
export const paperAt = (publicUrl: string, url: string): string => `${publicUrl}${PAPERS_PATH}/${pathOf(url)}`;

/** The address at which this server shows a person's own page. `key` as in the directory: `sample:kromme-pieter-jan-zoutendijk`. */
export const personAt = (publicUrl: string, key: string): string =>
  `${publicUrl}${PEOPLE_PATH}/${key.slice('sample:'.length)}`;

/** The address of a paper in the sample, at a host that does not exist. */
export const paperAddress = (name: string): string => `https://doi.example/10.5555/${name}`;
