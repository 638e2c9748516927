import { describe, expect, it } from 'vitest';
import { ownAuthor } from './ownAuthor.ts';

const nasrin = { first_name: 'Nasrin', last_name: 'Ahmadi' };
const printed = (authors: string, person: Parameters<typeof ownAuthor>[1] = nasrin) => {
  const found = ownAuthor(authors, person);
  return found && authors.slice(found.from, found.to);
};

describe('the own name among the authors', () => {
  it.each<[string, string]>([
    ['N. Ahmadi; K. Rostami', 'N. Ahmadi'],
    ['S. Karimi, N. Ahmadi', 'N. Ahmadi'],
    ['Karimi, S., Ahmadi, N.', 'Ahmadi, N.'],
    ['Karimi, Sara and Ahmadi, Nasrin', 'Ahmadi, Nasrin'],
    ['Sara Karimi, Kaveh Rostami and Nasrin Ahmadi', 'Nasrin Ahmadi'],
    ['Karimi S, Ahmadi N', 'Ahmadi N'],
    ['K. Rostami & Nasrin M. Ahmadi', 'Nasrin M. Ahmadi'],
    ['N. Ahmady; K. Rostami', 'N. Ahmady'],
    ['Ahmadi Nasrin; K. Rostami', 'Ahmadi Nasrin'],
  ])('IMP-02 of %s is %s', (authors, own) => {
    expect(printed(authors)).toBe(own);
  });

  it('IMP-02 has its number and place', () => {
    expect(ownAuthor('S. Karimi;  N. Ahmadi ; L. Moradi', nasrin)).toEqual({ index: 1, from: 12, to: 21 });
  });

  it.each<[string, string]>([
    ['nobody of the name', 'S. Karimi; K. Rostami'],
    ['two who could be it', 'N. Ahmadi; Nima Ahmadi; N. Ahmadi'],
    ['the same family with another name', 'Narges Ahmadi; K. Rostami'],
    ['the same family with another initial', 'K. Ahmadi; L. Moradi'],
    ['a Persian spelling alone', 'نسرین احمدی؛ کاوه رستمی'],
    ['nothing', ''],
    ['marks alone', ' ;, و ; '],
  ])('IMP-02 is not proposed among %s', (_what, authors) => {
    expect(ownAuthor(authors, nasrin)).toBeNull();
  });

  it('IMP-02 in full goes before the same family with an initial only where it is clear', () => {
    expect(printed('Nasrin Ahmadi; N. Ahmadi')).toBeNull();
    expect(printed('Nasrin Ahmadi; N. Karimi')).toBe('Nasrin Ahmadi');
  });

  it('IMP-02 is compared with each stored spelling', () => {
    const both = { ...nasrin, author_names: ['نسرین احمدی', 'Nasrin Ahmadi-Rad'] };
    expect(printed('کاوه رستمی، نسرین احمدی و سارا کریمی', both)).toBe('نسرین احمدی');
    expect(printed('ن. احمدی؛ ک. رستمی', both)).toBe('ن. احمدی');
    expect(printed('N. Ahmadi-Rad; K. Rostami', both)).toBe('N. Ahmadi-Rad');
  });

  it('IMP-02 is found through accents, particles and the two ways to write an umlaut', () => {
    const mueller = { first_name: 'Jörg', last_name: 'Müller' };
    for (const own of ['J. Müller', 'J. Mueller', 'Muller, J.']) expect(printed(`${own}; A. Bo`, mueller)).toBe(own);
    expect(printed('L. van der Berg; A. Bo', { first_name: 'Lena', last_name: 'Berg' })).toBe('L. van der Berg');
    expect(printed('Sørensen, Åse; Bo, A.', { first_name: 'Ase', last_name: 'Sorensen' })).toBe('Sørensen, Åse');
  });

  it('IMP-02 of a person with one name', () => {
    expect(printed('A. Bo; Plato', { first_name: 'Plato', last_name: '' })).toBe('Plato');
    expect(printed('A. Bo; N. Ahmadi', { first_name: 'Nasrin Ahmadi', last_name: '' })).toBe('N. Ahmadi');
  });
});
