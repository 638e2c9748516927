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

const meta = preview.meta({ title: 'Design system/Tokens', tags: ['autodocs'] });

export const ColoursByRole = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Colours by role', 'رنگ‌ها به نقش')}
      about={say(
        'A component asks for what a colour is for. Each theme answers with a step of a ramp.',
        'هر جزء می‌گوید رنگ را برای چه می‌خواهد. هر پوسته با یک پله از طیف‌ها پاسخ می‌دهد.',
      )}
    >
      <BothThemes say={say}>{(theme) => <RoleList theme={theme} say={say} />}</BothThemes>
    </Sheet>
  )),
);

export const ColoursOfTheDeepField = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Colours of the deep field', 'رنگ‌های میدان ژرف')}
      about={say(
        'Inside the lapis field these roles are paper on lapis, in both themes.',
        'درون میدان لاجوردی این نقش‌ها در هر دو پوسته کاغذ بر لاجوردند.',
      )}
    >
      <BothThemes say={say}>{() => <FieldList />}</BothThemes>
    </Sheet>
  )),
);

export const Ramps = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Ramps', 'طیف‌ها')}
      about={say(
        'The palette that roles choose from: lightness, chroma and hue. No component reads a step itself.',
        'پالتی که نقش‌ها از آن برمی‌گزینند: روشنایی، خلوص و فام. هیچ جزئی خودش پله‌ای را نمی‌خواند.',
      )}
    >
      <RampList />
    </Sheet>
  )),
);

export const Contrast = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Contrast', 'تباین')}
      about={say(
        'Measured from the tokens as this page is drawn: the WCAG 2 ratio beside what it must reach, and the APCA figure.',
        'هنگام کشیدن همین صفحه از خود نشانه‌ها اندازه گرفته می‌شود: نسبت تباین در کنار حد لازم، و سپس تباین ادراکی.',
      )}
    >
      <BothThemes say={say}>{(theme) => <PairList theme={theme} say={say} />}</BothThemes>
    </Sheet>
  )),
);

export const SpaceAndLengths = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Space and lengths', 'فاصله‌ها و اندازه‌ها')}
      about={say(
        'Parents own the gaps; a part owns the room inside it and none outside.',
        'فاصله‌ها از آنِ دربرگیرنده است؛ هر جزء فضای درون خود را دارد و بیرون از خود هیچ.',
      )}
    >
      <Grid columns={{ base: '1', desktop: '2' }} gap={40} align="start">
        <Stack gap={32}>
          <LengthList title={say('Space', 'فاصله')} of="space" steps={space} />
          <LengthList title={say('Strokes', 'ضخامت خط')} of="stroke" steps={stroke} look="line" />
          <ValueList title={say('Measures', 'پهنای ستون‌ها')} values={measure} />
        </Stack>
        <LengthList title={say('Extents', 'اندازهٔ نشان‌ها')} of="extent" steps={extent} />
      </Grid>
      <Grid columns={{ base: '1', tablet: '2', desktop: '4' }} gap={32} align="start">
        <ValueList title={say('Controls at a desk', 'کنترل‌ها روی میز')} values={size.desk} />
        <ValueList title={say('Controls on a phone', 'کنترل‌ها روی تلفن')} values={size.phone} />
        <ValueList title={say('Inside a line', 'درون سطر')} values={glyph} />
        <ValueList title={say('Widths of the screen', 'پهنای صفحه‌نمایش')} values={breakpoints} />
      </Grid>
    </Sheet>
  )),
);

export const RadiusAndElevation = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Radius and elevation', 'گردی و برآمدگی')}
      about={say(
        'A hairline before a shadow; the one shadow is for what floats.',
        'نخست خط مویین، سپس سایه؛ تنها سایه برای چیزی است که شناور است.',
      )}
    >
      <BothThemes say={say}>
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
  bilingual((say) => (
    <Sheet
      title={say('Motion and stacking', 'حرکت و لایه‌ها')}
      about={say(
        'Things move only to explain a change, and not at all for those who asked for stillness.',
        'حرکت تنها برای فهماندن یک دگرگونی است، و برای کسی که سکون خواسته هیچ.',
      )}
    >
      <Grid columns={{ base: '1', tablet: '3' }} gap={32} align="start">
        <ValueList title={say('Time', 'زمان')} values={times} />
        <Stack gap={8}>
          <Heading level={2}>{say('How it comes to rest', 'چگونه آرام می‌گیرد')}</Heading>
          <Curve />
        </Stack>
        <ValueList title={say('Who stands above whom', 'چه بالای چه می‌ایستد')} values={zIndex} />
      </Grid>
    </Sheet>
  )),
);

export const TypeScale = meta.story(
  bilingual((say) => (
    <Sheet
      title={say('Type', 'حروف')}
      about={say(
        'A scale for each script: size and line in pixels, weight, and what changes on a phone.',
        'برای هر خط یک مقیاس: اندازه و ارتفاع سطر به پیکسل، وزن، و آنچه روی تلفن عوض می‌شود.',
      )}
    >
      <Grid columns={{ base: '1', tablet: '2' }} gap={40} align="start">
        <Stack gap={20}>
          <Heading level={2}>{say('Latin', 'لاتین')}</Heading>
          <ScriptScale lang="en" />
        </Stack>
        <Stack gap={20}>
          <Heading level={2}>{say('Persian', 'فارسی')}</Heading>
          <ScriptScale lang="fa" />
        </Stack>
      </Grid>
      <ValueList title={say('Faces', 'قلم‌ها')} values={typeface} />
    </Sheet>
  )),
);

export const OneBaseline = meta.story({
  ...bilingual((say) => (
    <Sheet
      title={say('One baseline', 'یک خط زمینه')}
      about={say(
        'The line is the baseline of each step. Words of both scripts stand on it.',
        'خط، خط زمینهٔ هر پله است. واژه‌های هر دو خط بر آن می‌ایستند.',
      )}
    >
      <BaselineLines words={say('A letter to دکتر آذر نیک‌فر, 2026', 'نامه به \u2066Dr. Jane Hill\u2069، سال ۱۴۰۵')} />
    </Sheet>
  )),
  name: 'Persian and Latin words stand on one baseline',
});
