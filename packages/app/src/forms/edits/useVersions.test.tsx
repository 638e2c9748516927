import { expect, test } from 'vitest';
import { render } from '../../mocks/render';
import { useVersions } from './useVersions';

interface Values {
  name: string;
  year: number | null;
  isCurrent: boolean;
  kind: string | null;
}
const mine: Values = { name: 'Mine', year: 2026, isCurrent: true, kind: 'a' };
const labels = { name: 'Name', year: 'Year', isCurrent: 'Current', kind: 'Kind' };
const clashes = [
  { field: 'name', before: { name: 'Old' }, theirs: { name: 'Theirs' } },
  { field: 'year', before: { year: 1, isCurrent: true }, theirs: { year: 12_025, isCurrent: false } },
  { field: 'isCurrent', before: {}, theirs: { isCurrent: false } },
  { field: 'kind', before: {}, theirs: { kind: 'b' } },
  { field: 'kind', before: {}, theirs: { kind: null } },
] as const;

function Versions() {
  const versions = useVersions<Values>(mine, clashes, labels, {
    kind: (value, all) => (value === null ? undefined : `${value} of ${all.name}`),
  });
  return <output>{JSON.stringify(versions)}</output>;
}

test.each([
  ['en', '2026', '12025', 'Yes', 'No'],
  ['fa', '۲۰۲۶', '۱۲۰۲۵', 'بله', 'خیر'],
] as const)('in %s both versions of a field read as a person reads them', (locale, year, theirYear, yes, no) => {
  const screen = render(<Versions />, { locale });
  expect(JSON.parse(screen.getByRole('status').element().textContent)).toEqual([
    { field: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'year', label: 'Year', mine: year, theirs: theirYear },
    { field: 'isCurrent', label: 'Current', mine: yes, theirs: no },
    { field: 'kind', label: 'Kind', mine: 'a of Mine', theirs: 'b of Mine' },
    { field: 'kind', label: 'Kind', mine: 'a of Mine', theirs: '' },
  ]);
});
