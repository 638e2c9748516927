import type { Country } from '@peyk/api-types';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MockCountries, MockUniversity } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { useUniversities } from './useUniversities';

const [norway, sweden, germany] = MockCountries as [Country, Country, Country];
const of = (url: URL) => url.searchParams.get('country') ?? url.searchParams.get('name') ?? '';
/** Two universities per country, named after the requested value; without the country fields. */
const answer = ({ url }: Request) => {
  const asked = of(new URL(url));
  const { country_name: _, country_code: __, ...rest } = MockUniversity;
  return Response.json(
    [1, 2].map((each) => ({ ...rest, id: Number(asked) * 10 + each || each, name: `${asked} ${each}` })),
  );
};

/** Renders the universities of the countries that are chosen with buttons. */
function draw(choices: Record<string, readonly Country[] | null>, first: string) {
  function Chosen() {
    const [choice, choose] = useState(first);
    const { data, problem } = useUniversities(choices[choice] ?? null);
    const found = data?.map(({ name, country_name, country_code }) => `${name} ${country_name} ${country_code}`);
    return (
      <>
        <p role="status">{problem?.kind ?? found?.join(', ') ?? 'waiting'}</p>
        {Object.keys(choices).map((name) => (
          <button key={name} type="button" onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </>
    );
  }
  const screen = render(<Chosen />);
  return { found: screen.getByRole('status'), choose: (name: string) => screen.getByRole('button', { name }).click() };
}

test('REF-06 each country is asked for once, by its id, and names its universities', async () => {
  const asked: string[] = [];
  serve({
    'GET /universities/': (request) => {
      asked.push(new URL(request.url).search);
      return answer(request);
    },
  });
  const { found, choose } = draw(
    { one: [norway], two: [norway, sweden], again: [sweden, norway], none: [], wait: null },
    'wait',
  );
  await expect.element(found).toHaveTextContent('waiting');
  await choose('one');
  await expect.element(found).toHaveTextContent('578 1 Norway NO, 578 2 Norway NO');
  await choose('two');
  await expect.element(found).toHaveTextContent('578 1 Norway NO, 578 2 Norway NO, 752 1 Sweden SE, 752 2 Sweden SE');
  await choose('again');
  await expect.element(found).toMatchTextContent(/752 2 Sweden SE/);
  await choose('none');
  await expect.element(found).toHaveTextContent('');
  await choose('one');
  await expect.element(found).toHaveTextContent('578 1 Norway NO, 578 2 Norway NO');
  expect(asked).toEqual(['?country=578', '?country=752']);
});

test('A-48 a country without an id is asked for by its name', async () => {
  const sent = serve({ 'GET /api/auth/countries/universities/': answer });
  const { found } = draw({ one: [{ name: 'Atlantis', region: '', subregion: '' }] }, 'one');
  await expect.element(found).toMatchTextContent(/^Atlantis 1 Atlantis (?:null|undefined)?, Atlantis 2/);
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/countries/universities/']);
});

test('a university keeps the country that it says itself, and one that two countries list is there once', async () => {
  serve({ 'GET /universities/': [MockUniversity] });
  const { found } = draw({ two: [sweden, germany] }, 'two');
  await expect.element(found).toHaveTextContent('University of Oslo Norway NO');
});

test('six countries are asked for at once, and another as soon as one has come', async () => {
  const countries = Array.from({ length: 8 }, (_, at) => ({ ...norway, id: at + 1, name: `Country ${at + 1}` }));
  const waiting: (() => void)[] = [];
  serve({
    'GET /universities/': async (request) => {
      await new Promise<void>((go) => {
        waiting.push(go);
      });
      return answer(request);
    },
  });
  const { found } = draw({ all: countries }, 'all');
  await expect.poll(() => waiting.length).toBe(6);
  waiting[3]?.();
  await expect.poll(() => waiting.length).toBe(7);
  for (const go of waiting) go();
  await expect.poll(() => waiting.length).toBe(8);
  await expect.element(found).toHaveTextContent('waiting');
  waiting.at(-1)?.();
  await expect.element(found).toMatchTextContent(/8 2 Country 8 NO/);
});
