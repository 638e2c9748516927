import { expect, test } from 'vitest';
import { countryInSentence } from './countryInSentence';

test.each([
  ['Norway', 'Norway'],
  ['Germany', 'Germany'],
  ['United States', 'the United States'],
  ['United Kingdom', 'the United Kingdom'],
  ['Netherlands', 'the Netherlands'],
  ['Czech Republic', 'the Czech Republic'],
  ['Democratic Republic of the Congo', 'the Democratic Republic of the Congo'],
  ['Korea, Republic of', 'Korea, Republic of'],
])('%s is %s in an English sentence, and stays as it is in Persian', (name, said) => {
  expect(countryInSentence('en', name)).toBe(said);
  expect(countryInSentence('fa', name)).toBe(name);
});
