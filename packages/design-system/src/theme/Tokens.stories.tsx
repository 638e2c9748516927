import preview from '#.storybook/preview';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { bilingual } from '../testing/words';
import { Heading } from '../text/Heading';
import { breakpoints } from './breakpoints';
import { extent, glyph, measure, size, space, stroke } from './lengths';
import { FieldList, PairList, RampList, RoleList } from './page/Colours';
import { Curve, LengthList, RadiusList, ValueList, times } from './page/Lengths';
import { BothThemes, Name, Sheet, Value } from './page/Sheet';
import * as s from './page/page.css';
import { BaselineLines, ScriptScale } from './page/Type';
import { zIndex } from './stacking';
import { themes } from './themes';
import { typeface } from './typeface';

const meta = preview.meta({
  id: 'design-system-tokens',
  title: 'Design system/Foundations/Tokens',
  tags: ['autodocs'],
});

export const ColoursByRole = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Colours by role', 'رنگ‌ها به نقش')}
      about={localize(
        'A component asks for what a colour is for. Each theme answers with a step of a ramp.',
        'هر جزء می‌گوید رنگ را برای چه می‌خواهد. هر پوسته با یک پله از طیف‌ها پاسخ می‌دهد.',
      )}
    >
      <BothThemes localize={localize}>{(theme) => <RoleList theme={theme} localize={localize} />}</BothThemes>
    </Sheet>
  )),
);

export const ColoursOfTheDeepField = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Colours of the deep field', 'رنگ‌های میدان ژرف')}
      about={localize(
        'Inside the lapis field these roles are paper on lapis, in both themes.',
        'درون میدان لاجوردی این نقش‌ها در هر دو پوسته کاغذ بر لاجوردند.',
      )}
    >
      <BothThemes localize={localize}>{() => <FieldList />}</BothThemes>
    </Sheet>
  )),
);

export const Ramps = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Ramps', 'طیف‌ها')}
      about={localize(
        'The palette that roles choose from: lightness, chroma and hue. No component reads a step itself.',
        'پالتی که نقش‌ها از آن برمی‌گزینند: روشنایی، خلوص و فام. هیچ جزئی خودش پله‌ای را نمی‌خواند.',
      )}
    >
      <RampList />
    </Sheet>
  )),
);

export const Contrast = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Contrast', 'تباین')}
      about={localize(
        'Measured from the tokens as this page is drawn: the WCAG 2 ratio beside what it must reach, and the APCA figure.',
        'هنگام کشیدن همین صفحه از خود نشانه‌ها اندازه گرفته می‌شود: نسبت تباین در کنار حد لازم، و سپس تباین ادراکی.',
      )}
    >
      <BothThemes localize={localize}>{(theme) => <PairList theme={theme} localize={localize} />}</BothThemes>
    </Sheet>
  )),
);

export const SpaceAndLengths = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Space and lengths', 'فاصله‌ها و اندازه‌ها')}
      about={localize(
        'Parents own the gaps; a part owns the room inside it and none outside.',
        'فاصله‌ها از آنِ دربرگیرنده است؛ هر جزء فضای درون خود را دارد و بیرون از خود هیچ.',
      )}
    >
      <Grid columns={{ base: '1', desktop: '2' }} gap={40} align="start">
        <Stack gap={32}>
          <LengthList title={localize('Space', 'فاصله')} of="space" steps={space} />
          <LengthList title={localize('Strokes', 'ضخامت خط')} of="stroke" steps={stroke} look="line" />
          <ValueList title={localize('Measures', 'پهنای ستون‌ها')} values={measure} />
        </Stack>
        <LengthList title={localize('Extents', 'اندازهٔ نشان‌ها')} of="extent" steps={extent} />
      </Grid>
      <Grid columns={{ base: '1', tablet: '2', desktop: '4' }} gap={32} align="start">
        <ValueList title={localize('Controls at a desk', 'کنترل‌ها روی میز')} values={size.desk} />
        <ValueList title={localize('Controls on a phone', 'کنترل‌ها روی تلفن')} values={size.phone} />
        <ValueList title={localize('Inside a line', 'درون سطر')} values={glyph} />
        <ValueList title={localize('Widths of the screen', 'پهنای صفحه‌نمایش')} values={breakpoints} />
      </Grid>
    </Sheet>
  )),
);

export const RadiusAndElevation = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Radius and elevation', 'گردی و برآمدگی')}
      about={localize(
        'A hairline before a shadow; the one shadow is for what floats.',
        'نخست خط مویین، سپس سایه؛ تنها سایه برای چیزی است که شناور است.',
      )}
    >
      <BothThemes localize={localize}>
        {(theme) => (
          <>
            <RadiusList />
            <ul className={s.specimens}>
              <li className={s.specimen}>
                <span className={s.flat} />
                <Name>hairline</Name>
              </li>
              <li className={s.specimen}>
                <span className={s.lifted} />
                <Name>floating</Name>
              </li>
            </ul>
            <Value>{themes[theme].elevation.floating}</Value>
          </>
        )}
      </BothThemes>
    </Sheet>
  )),
);

export const MotionAndStacking = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Motion and stacking', 'حرکت و لایه‌ها')}
      about={localize(
        'Things move only to explain a change, and not at all for those who asked for stillness.',
        'حرکت تنها برای فهماندن یک دگرگونی است، و برای کسی که سکون خواسته هیچ.',
      )}
    >
      <Grid columns={{ base: '1', tablet: '3' }} gap={32} align="start">
        <ValueList title={localize('Time', 'زمان')} values={times} />
        <Stack gap={8}>
          <Heading level={2}>{localize('How it comes to rest', 'چگونه آرام می‌گیرد')}</Heading>
          <Curve />
        </Stack>
        <ValueList title={localize('Who stands above whom', 'چه بالای چه می‌ایستد')} values={zIndex} />
      </Grid>
    </Sheet>
  )),
);

export const TypeScale = meta.story(
  bilingual((localize) => (
    <Sheet
      title={localize('Type', 'حروف')}
      about={localize(
        'A scale for each script: size and line in pixels, weight, and what changes on a phone.',
        'برای هر خط یک مقیاس: اندازه و ارتفاع سطر به پیکسل، وزن، و آنچه روی تلفن عوض می‌شود.',
      )}
    >
      <Grid columns={{ base: '1', tablet: '2' }} gap={40} align="start">
        <Stack gap={20}>
          <Heading level={2}>{localize('Latin', 'لاتین')}</Heading>
          <ScriptScale lang="en" />
        </Stack>
        <Stack gap={20}>
          <Heading level={2}>{localize('Persian', 'فارسی')}</Heading>
          <ScriptScale lang="fa" />
        </Stack>
      </Grid>
      <ValueList title={localize('Faces', 'قلم‌ها')} values={typeface} />
    </Sheet>
  )),
);

export const OneBaseline = meta.story({
  ...bilingual((localize) => (
    <Sheet
      title={localize('One baseline', 'یک خط زمینه')}
      about={localize(
        'The line is the baseline of each step. Words of both scripts stand on it.',
        'خط، خط زمینهٔ هر پله است. واژه‌های هر دو خط بر آن می‌ایستند.',
      )}
    >
      <BaselineLines
        words={localize('A letter to دکتر آذر نیک‌فر, 2026', 'نامه به \u2066Dr. Jane Hill\u2069، سال ۱۴۰۵')}
      />
    </Sheet>
  )),
  name: 'Persian and Latin words stand on one baseline',
});
