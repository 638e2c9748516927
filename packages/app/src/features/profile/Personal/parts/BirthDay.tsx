import { type DateFieldProps, Skeleton, Stack, Text } from '@peyk/design-system';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../ui/lazyPart';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';

const DayPart = lazyPart<DateFieldProps>(
  () => import('./DayField').then((it) => it.DayField),
  () => <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />,
);
let hasCome = false;

/** Fetches the code of the field. Where that fails, drawing it asks again. */
export async function fetchBirthDay(): Promise<void> {
  await DayPart.preload();
  hasCome = true;
}

const USES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The field of the birth date: the code of two calendars comes when it is in sight, or with the first press or key on the page, before the
 * focus can reach it.
 */
export function BirthDay(props: DateFieldProps) {
  const [isHere, setHere] = useState(hasCome);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHere) return undefined;
    const listening = new AbortController();
    const fetch = () => void fetchBirthDay().then(() => listening.signal.aborted || setHere(true));
    const options = { passive: true, signal: listening.signal };
    for (const use of USES) addEventListener(use, fetch, options);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) fetch();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [isHere]);
  if (isHere) return <DayPart {...props} />;
  return (
    <div ref={place}>
      <Stack gap={8}>
        <Text as="span" size="small" weight="semibold" tone="strong">
          {props.label}
        </Text>
        <Skeleton shape="title" height="42px" />
        <Text as="span" size="small" tone="muted">
          {props.help}
        </Text>
      </Stack>
    </div>
  );
}
