import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { CoveringStates } from './CoveringStates';
import { PartFacts } from './PartPage';
import { ScreenWall } from './Wall';

/** A component has its props to play with, a screen the wall of its states. */
export default function DocsPage() {
  const meta = useOf('meta', ['meta']);
  if (meta.type !== 'meta') return null;
  const { csfFile, preparedMeta } = meta;
  const title = csfFile.meta.title;
  if (title.startsWith('Screens/')) return <ScreenWall title={title} />;
  // The playground answers the controls; other stories are one state each.
  const playground = Object.values(csfFile.stories).find(({ id }) => id.endsWith('--playground'));
  const played = playground?.moduleExport as never;
  const { docs } = preparedMeta.parameters as { docs?: { story?: { inline?: boolean } } };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {playground ? (
        <>
          <Canvas of={played} />
          <Controls of={played} />
        </>
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {docs?.story?.inline === false ? (
        <CoveringStates title={title} />
      ) : (
        <Stories includePrimary={playground !== undefined} title="Every state" />
      )}
      <PartFacts title={title} />
    </>
  );
}
