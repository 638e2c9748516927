import { createRoot } from 'react-dom/client';
import { SandboxedFrame } from '../../design-system/src/components/SandboxedFrame/SandboxedFrame';
import { DesignSystemProvider } from '../../design-system/src/i18n/DesignSystemProvider';

/** Shows the document of `/frame.html` in the frame of the design system. */
const html = await (await fetch('/frame.html')).text();
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <DesignSystemProvider locale="en" theme="light" navigate={() => undefined}>
      <SandboxedFrame title="The document" status="ready" html={html} />
    </DesignSystemProvider>,
  );
