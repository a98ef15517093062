import { startChangeWorker } from '../../apps/studio/src/content-changes/worker.ts';
import { wake } from '../../apps/studio/src/runtime/shared-state.ts';
import { payloadRows } from '../fakes/payload-rows.ts';
import type { SiteStage } from './site-stage.ts';

/** The studio's own outbox of changes beside a site whose studio is a stand-in. */
export interface ChangeOutbox {
  /** Records a change, as the transaction that publishes does. */
  publish(tags: readonly string[], change?: (studio: SiteStage['studio']) => void): Promise<void>;
  stop(): void;
}

export function changeOutbox(stage: SiteStage): ChangeOutbox {
  const rows = payloadRows({});
  const worker = startChangeWorker(rows.payload, {
    internalUrl: stage.internalUrl,
    internalToken: stage.keyring.internalToken,
  });
  return {
    async publish(tags, change = () => {}) {
      change(stage.studio);
      const { sequence: id, at } = stage.studio.change(tags);
      const data = { id, tags: [...tags], at, state: 'pending' };
      await rows.payload.db.create({ collection: 'content-changes', data });
      wake('content changes');
    },
    stop: () => worker.stop(),
  };
}
