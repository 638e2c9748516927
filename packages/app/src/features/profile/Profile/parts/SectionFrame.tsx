import { Button, Card, EmptyState, Heading, Inline, List, SkeletonRows, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { SectionState } from '../section';
import { SectionBoundary } from '../../../../ui/ErrorBoundary/SectionBoundary';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface SectionFrameProps<Item extends { id: number }, Form> {
  id: string;
  words: {
    title: string;
    lead: string;
    add: string;
    empty: string;
    emptyBody: string;
    saveFailed: string;
    deleteFailed: string;
  };
  state: SectionState<Item, Form>;
  row: (item: Item) => ReactNode;
  /** Rendered above the entries while the form is open. */
  form: (item: Item | null) => ReactNode;
  /** Further actions and messages of the section. */
  extra?: ReactNode;
  onOpen: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** A list of the profile: heading, Add or Cancel, the form when it is open, the entries. */
export function SectionFrame<Item extends { id: number }, Form>({
  id,
  words,
  state,
  row,
  form,
  extra,
  onOpen,
  onCancel,
  onRetry,
}: SectionFrameProps<Item, Form>) {
  const t = useT();
  const open = state.status === 'ready' && state.form.open ? state.form : null;
  // Saving a form or removing an entry also removes the focused button.
  const toggle = useCatchFocus<HTMLButtonElement>(
    `${open !== null} ${state.status === 'ready' ? state.items.length : 0}`,
  );
  return (
    <Stack gap={16} as="section" labelledBy={id}>
      <Inline gap={16} justify="between" align="end">
        <Stack gap={4}>
          <Heading level={2} look="title2" id={id}>
            {words.title}
          </Heading>
          <Text tone="muted">{words.lead}</Text>
        </Stack>
        {state.status === 'ready' ? (
          open ? (
            <Button ref={toggle} onPress={onCancel}>
              {t('common.cancel')}
            </Button>
          ) : (
            <Button ref={toggle} icon="plus" onPress={onOpen}>
              {words.add}
            </Button>
          )
        ) : null}
      </Inline>
      {extra}
      {state.status === 'loading' ? <SkeletonRows rows={2} label={t('common.loading')} /> : null}
      {state.status === 'failed' ? <ProblemView problem={state.problem} onRetry={onRetry} /> : null}
      {open ? <Card>{form(open.item)}</Card> : null}
      {state.status === 'ready' && state.deleteProblem ? (
        <ProblemMessage problem={state.deleteProblem} title={words.deleteFailed} />
      ) : null}
      {state.status === 'ready' && state.restoreProblem ? (
        <ProblemMessage problem={state.restoreProblem} title={words.saveFailed} />
      ) : null}
      {state.status === 'ready' ? <Unshown count={state.leftOut} /> : null}
      {state.status === 'ready' && state.items.length > 0 ? (
        <SectionBoundary onRetry={onRetry}>
          <List label={words.title}>{state.items.map(row)}</List>
        </SectionBoundary>
      ) : null}
      {state.status === 'ready' && state.items.length === 0 && !open ? (
        <EmptyState title={words.empty}>{words.emptyBody}</EmptyState>
      ) : null}
    </Stack>
  );
}
