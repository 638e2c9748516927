import { type DragEvent, useRef, useState } from 'react';

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes a file that is dropped on an element; other things that are dragged over it are left to the browser. With a pointer alone: a file is
 * dragged from outside of the page, and the keyboard has the dialog.
 */
export function useFileDrop({ disabled, onDrop }: { disabled: boolean; onDrop: (file: File) => void }) {
  const [isDropTarget, setIsDropTarget] = useState(false);
  // Moving onto a child enters it before the parent is left.
  const inside = useRef(0);
  const end = () => {
    inside.current = 0;
    setIsDropTarget(false);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const dropProps = {
    onDragEnter: (event: DragEvent) => {
      if (disabled || !holdsFile(event)) return;
      take(event);
      inside.current += 1;
      setIsDropTarget(true);
    },
    onDragOver: (event: DragEvent) => {
      if (disabled || !holdsFile(event)) return;
      take(event);
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: () => {
      inside.current -= 1;
      if (inside.current <= 0) end();
    },
    onDrop: (event: DragEvent) => {
      end();
      if (disabled || !holdsFile(event)) return;
      take(event);
      const file = [...event.dataTransfer.items].find(({ kind }) => kind === 'file')?.getAsFile();
      if (file) onDrop(file);
    },
  };
  return { dropProps, isDropTarget: isDropTarget && !disabled };
}
