import type { BlockComponent } from './block';

const components = new Map<string, BlockComponent>();

/** 'card-grid' for '../blocks/card-grid/CardGrid.tsx': the folder is the type. */
export function blockType(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Makes a block type known. */
export function registerBlock(type: string, component: BlockComponent): void {
  components.set(type, component);
}

/** The component of a block type, where it has been registered. */
export function blockComponent(type: string): BlockComponent | undefined {
  return components.get(type);
}
