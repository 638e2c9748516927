import { expect, test } from 'vitest';
import { profileLists } from '.';
import { LISTS, isList, pathOf, WIZARD } from '../steps';

test.each(WIZARD.filter(isList))(
  'the list of the step %s has the address that the frame of the builder reads',
  (step) => {
    expect(profileLists[LISTS[step]].path).toBe(pathOf(step));
  },
);
