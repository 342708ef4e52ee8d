import type { BlockComponent, BlockModule } from './block';

const components = new Map<string, BlockComponent>();

/** 'card-grid' for '../blocks/card-grid/CardGrid.tsx': the folder is the type. */
export function blockType(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** Makes a block type known. The module's default export draws it. */
export function registerBlock(type: string, module: BlockModule): void {
  components.set(type, module.default);
}

/** The component of a block type, where it has been registered. */
export function blockComponent(type: string): BlockComponent | undefined {
  return components.get(type);
}
