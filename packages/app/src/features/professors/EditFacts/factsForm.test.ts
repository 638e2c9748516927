import { expect, test } from 'vitest';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { takenBack } from '../parts/facts';
import { changesIn, factsForm } from './factsForm';

const form = factsForm.valuesOf(MockProfessor);

test('A-127 only what the form says otherwise is sent', () => {
  expect(changesIn(MockProfessor, form)).toBeNull();
  expect(changesIn(MockProfessor, { ...form, department: `  ${form.department} ` })).toBeNull();
  expect(changesIn(MockProfessor, { ...form, h_index: null, email: '', homepage_url: 'uio.example' })).toEqual({
    h_index: null,
    email: null,
    homepage_url: 'https://uio.example',
  });
});

test('a professor has a name', () => {
  expect(factsForm.check({ ...form, full_name: '  ' })).toMatchObject({ full_name: { code: 'required' } });
  expect(factsForm.check(form)).toEqual({});
});

test('A-127 a change is taken back by what the directory says, where it says anything of it', () => {
  const changed = (field: string, before?: string | null) => ({
    ...MockProfessor,
    sources: [{ field, source: 'person' as const, at: '', ...(before === undefined ? {} : { before }) }],
  });
  expect(takenBack(changed('email', 'a@b.example'), 'email')).toEqual({ email: 'a@b.example' });
  expect(takenBack(changed('email', null), 'email')).toEqual({ email: null });
  expect(takenBack(changed('h_index', '41'), 'h_index')).toEqual({ h_index: 41 });
  expect(takenBack(changed('h_index', null), 'h_index')).toEqual({ h_index: null });
  expect(takenBack(changed('email'), 'email')).toBeNull();
  expect(takenBack(changed('email', 'a@b.example'), 'department')).toBeNull();
});
