import type { MarginNote } from '../MarginNotes/MarginNotes';
import { Claim } from '../Claim/Claim';
import type { Localize } from '../../testing/words';

/* The letter shared by the stories and tests of `LetterSheet` and `MarginNotes`; `prefix` keeps ids distinct on one page. */
export type SampleMarker = 1 | 2 | 3;

interface SampleLetterProps {
  prefix: string;
  active?: SampleMarker;
}

export const sampleSubject = 'PhD 2027: sensor placement when temperature hides the damage';

/** A complete letter with three claims. */
export function SampleLetter({ prefix, active }: SampleLetterProps) {
  const claim = (marker: SampleMarker, words: string) => (
    <Claim marker={String(marker)} describedBy={`${prefix}-${marker}`} active={active === marker}>
      {words}
    </Claim>
  );
  return (
    <>
      <p>Dear Professor Solheim,</p>
      <p>
        Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
        {claim(1, 'temperature was held constant in every case studied')}. I would like to work on what happens when it
        is not: in a cold climate the daily swing can move the modal frequencies further than the damage one hopes to
        find.
      </p>
      <p>
        In my master’s thesis I {claim(2, 'separated the two effects over twelve months of records')} from a prestressed
        concrete bridge, with a Gaussian process that carries the thermal model. False alarms fell from 18% to 4%, with
        eight sensors, not twenty.
      </p>
      <p>
        The {claim(3, 'open data of your Vesterbru project')} would be the natural next test: it spans two winters, and
        its sensors already sit where your paper would put them.
      </p>
      <p>
        Do you expect to take a doctoral student for autumn 2027, and would a question like this fit your group? My CV
        is attached (two pages).
      </p>
      <p>
        Kind regards,
        <br />
        Nasrin Ahmadi
      </p>
    </>
  );
}

/** The evidence for its three claims. */
export function sampleNotes(localize: Localize, prefix: string, active?: SampleMarker): MarginNote[] {
  return [
    {
      id: `${prefix}-1`,
      marker: localize('1', '۱'),
      icon: 'fileText',
      active: active === 1,
      kindLabel: localize('Professor’s paper', 'مقالهٔ استاد'),
      title: 'Sparse sensor placement for cable-stayed bridges under uncertain loads',
      detail: '“All cases assume a uniform deck temperature.”',
      href: 'https://example.org/paper',
      hrefLabel: localize('Open', 'باز کردن'),
    },
    {
      id: `${prefix}-2`,
      marker: localize('2', '۲'),
      icon: 'graduation',
      active: active === 2,
      kindLabel: localize('Your profile, Degrees', 'نمایهٔ شما، مدارک تحصیلی'),
      title: localize('Master’s thesis, 2025, chapter 5', 'پایان‌نامهٔ کارشناسی ارشد، ۲۰۲۵، فصل ۵'),
      detail: localize('Figures match table 5.3', 'اعداد با جدول ۵٫۳ یکی است'),
      href: '/profile',
      hrefLabel: localize('Open', 'باز کردن'),
    },
    {
      id: `${prefix}-3`,
      marker: localize('3', '۳'),
      icon: 'globe',
      active: active === 3,
      kindLabel: localize('Group page', 'صفحهٔ گروه پژوهشی'),
      title: 'Vesterbru monitoring: open data',
      detail: localize('Read on 18 November 2026', 'خوانده‌شده در ۲۷ آبان ۱۴۰۵'),
    },
  ];
}
