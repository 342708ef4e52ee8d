/** Endings of what Studio's server takes: `src/node/studio/uploadFile.ts`. */
export const ACCEPTED_FILES =
  '.pdf,.xlsx,.xls,.ods,.csv,.docx,.odt,.pptx,.zip,.dwg,.dxf,.step,.stp,.mp4,.webm,.vtt';
