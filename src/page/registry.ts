import type { BlockComponent } from './block';

const components = new Map<string, BlockComponent>();

/** 'card-grid' for '../blocks/card-grid/CardGrid.tsx': the folder is the type. */
export function blockType(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Registers a block's component under its type. */
export function registerBlock(type: string, component: BlockComponent): void {
  components.set(type, component);
}

/** A block type's component, if registered. */
export function blockComponent(type: string): BlockComponent | undefined {
  return components.get(type);
}
