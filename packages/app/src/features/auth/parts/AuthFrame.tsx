import { Claim, HalfPage, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One column with a form; as the other half of a desktop's screen an example letter. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const t = useT();
  return (
    <HalfPage title={t('auth.aside.title')} caption={t('auth.aside.label')} letter={<ExampleLetter />}>
      <Stack gap={24}>
        <PageHeading title={title} lead={lead} />
        {children}
      </Stack>
    </HalfPage>
  );
}

function ExampleLetter() {
  return (
    <>
      <p>Dear Professor Solheim,</p>
      <p>
        Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
        <Claim marker="1">temperature was held constant in every case studied</Claim>. I would like to work on what
        happens when it is not: in a cold climate the daily swing can move the modal frequencies further than the damage
        one hopes to find.
      </p>
      <p>
        In my master’s thesis I <Claim marker="2">separated the two effects over twelve months of records</Claim> from a
        prestressed concrete bridge, using a Gaussian process whose kernel carries the thermal model.
      </p>
      <p>The open data of your Vesterbru project would be the natural next test: it spans two winters.</p>
      <p>
        Are you taking doctoral students for autumn 2027? I would gladly send a plan of one page, with the two figures
        from my thesis that bear on it.
      </p>
    </>
  );
}
