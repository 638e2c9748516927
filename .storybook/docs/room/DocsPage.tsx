import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { PartFacts } from './PartPage';
import { ScreenWall } from './Wall';

/** A component has its props to play with, a screen the wall of its states. */
export default function DocsPage() {
  const meta = useOf('meta', ['meta']);
  if (meta.type !== 'meta') return null;
  const { csfFile } = meta;
  const title = csfFile.meta.title;
  if (title.startsWith('Screens/')) return <ScreenWall title={title} />;
  // The playground answers the controls; other stories are one state each.
  const playground = Object.values(csfFile.stories).find(({ id }) => id.endsWith('--playground'));
  const played = playground?.moduleExport as never;
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
      <Stories includePrimary={playground !== undefined} title="Every state" />
      <PartFacts title={title} />
    </>
  );
}
