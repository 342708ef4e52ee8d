import type {
  ChangeRequest,
  SaveRequest,
  SettleRequest,
  UploadRequest,
} from '../../../studio/protocol';
import { CHANGE, CLASH } from './changes';
import { objectWith, shapeOf, TEXT } from './shape';

const REVISION = { type: 'integer' };

/** Whether a body asks for a change. */
export const isChangeRequest = shapeOf<ChangeRequest>(
  objectWith({ revision: REVISION, change: CHANGE }, { clashes: { type: 'array', items: CLASH } }),
);

/** Whether a body asks to write the file. */
export const isSaveRequest = shapeOf<SaveRequest>(objectWith({ revision: REVISION }));

/** Whether a body decides a conflict. */
export const isSettleRequest = shapeOf<SettleRequest>(
  objectWith({ id: TEXT, take: { enum: ['ours', 'theirs'] } }),
);

/** Whether a body brings a picture or another file. */
export const isUploadRequest = shapeOf<UploadRequest>(objectWith({ name: TEXT, data: TEXT }));
