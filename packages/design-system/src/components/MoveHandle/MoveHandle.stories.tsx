import { useState } from 'react';
import preview from '#.storybook/preview';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { List } from '../List/List';
import { ListRow } from '../ListRow/ListRow';
import { MoveHandle } from './MoveHandle';

const meta = preview.meta({
  id: 'design-system-movehandle',
  title: 'Design system/Actions/MoveHandle',
  component: MoveHandle,
  tags: ['autodocs', 'phone'],
});

const names = (localize: Localize) => [
  localize('Structural health monitoring', 'پایش سلامت سازه'),
  localize('Bayesian inference', 'استنباط بیزی'),
  localize('Vibration-based sensing', 'حسگری بر پایهٔ ارتعاش'),
];

function Movable({ localize }: { localize: Localize }) {
  const [order, setOrder] = useState(names(localize));
  return (
    <List label={localize('Research interests', 'علایق پژوهشی')}>
      {order.map((name, at) => (
        <ListRow
          key={name}
          title={name}
          leading={
            <MoveHandle
              label={localize(`Move ${name}`, `جابه‌جایی ${name}`)}
              position={at + 1}
              count={order.length}
              onMove={(position) => {
                const others = order.filter((other) => other !== name);
                setOrder([...others.slice(0, position - 1), name, ...others.slice(position - 1)]);
              }}
            />
          }
        />
      ))}
    </List>
  );
}

export const Default = meta.story(bilingual((localize) => <Movable localize={localize} />));
export const Playground = meta.story(
  playground(MoveHandle, { position: 'number', count: 'number' }, (localize) => ({
    label: localize('Move Bayesian inference', 'جابه‌جایی استنباط بیزی'),
    position: 2,
    count: 3,
    onMove: () => undefined,
  })),
);
export const Focus = meta.story({
  ...bilingual((localize) => <Movable localize={localize} />),
  ...focused(2),
  tags: ['forced'],
});
export const Hovered = meta.story({
  ...bilingual((localize) => <Movable localize={localize} />),
  ...hovered('button', 1),
});
export const Dragged = meta.story({
  ...bilingual((localize) => <Movable localize={localize} />),
  play: ({ canvasElement }) => {
    const [, second] = canvasElement.querySelectorAll('button');
    const handle = second?.parentElement;
    if (!handle) return;
    const { left, top } = handle.getBoundingClientRect();
    const at = { bubbles: true, isPrimary: true, pointerId: 1, clientX: left + 10 };
    handle.setPointerCapture = () => undefined;
    handle.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: top + 10 }));
    handle.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: top - 40 }));
  },
});
