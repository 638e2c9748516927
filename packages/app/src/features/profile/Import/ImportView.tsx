import { Page, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import type { ImportState } from './Import.states';
import type { Choice } from './found';
import { FoundHead, FoundLists } from './parts/FoundLists';
import { Nothing } from './parts/Nothing';
import { SaveDock } from './parts/SaveDock';
import { Saved, Undone } from './parts/Saved';
import { SourceForm } from './parts/SourceForm';
import { TakeOut } from './parts/TakeOut';
import type { Source } from './sources';

export interface ImportViewProps {
  state: ImportState;
  /** A change of what was typed or chosen as the source. */
  onChange: (make: (now: Source) => Source) => void;
  onRead: () => void;
  onBibtex: () => void;
  onJsonResume: () => void;
  onReferees: (withReferees: boolean) => void;
  /** A change of what is selected of what was found. */
  onChoose: (make: (now: Choice) => Choice) => void;
  onSave: () => void;
  onReadAgain: () => void;
  /** Back to the sources. */
  onLeave: () => void;
  onUndo: () => void;
}

/** Bringing a profile in, and taking it out: the sources, what was found, and what became of it. */
export function ImportView(props: ImportViewProps) {
  const { state } = props;
  const t = useT();
  // The pressed button goes with the step that it ends.
  const heading = useCatchFocus<HTMLHeadingElement>(state.status);
  const page = (title: ReactNode, lead: ReactNode, children: ReactNode) => (
    <Page width="narrow">
      <Stack gap={32}>
        <PageHeading
          back={{ href: paths.profile, label: t('builder.title') }}
          title={title}
          lead={lead}
          titleRef={heading}
        />
        {children}
      </Stack>
    </Page>
  );
  switch (state.status) {
    case 'choose':
      return page(
        t('import.title'),
        t('import.lead'),
        <>
          <SourceForm {...props} state={state} />
          <TakeOut {...props} state={state} />
        </>,
      );
    case 'found':
      return page(
        t('import.found.title', { count: countOf(state.found.lists) }),
        <FoundHead found={state.found} />,
        <>
          <FoundLists {...props} state={state} />
          <SaveDock {...props} state={state} />
        </>,
      );
    case 'nothing':
      return page(t('import.nothing.title'), null, <Nothing found={state.found} onLeave={props.onLeave} />);
    case 'saved':
      return page(t('import.saved.title'), null, <Saved {...props} state={state} />);
    case 'undone':
      return page(t('import.undone.title'), null, <Undone {...props} state={state} />);
  }
}

const countOf = (lists: Extract<ImportState, { status: 'found' }>['found']['lists']): number =>
  lists.reduce((sum, { open, same }) => sum + open.length + same.length, 0);
