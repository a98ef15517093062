import { type AlertInForce, alertsShape } from '@sundowner/desk-wire';
import { type DeskSettings, deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { type DeskClaim, type People, peopleShape, type Roster } from '@sundowner/desk-wire/people';
import type { z } from 'zod';
import { askSite, type DeskConnection, isRefusal, readAnswer } from './call.ts';
import { DeskUnreachableError } from './desk-errors.ts';

/** Who speaks where no person does. */
export const theStudio: DeskClaim = { id: 'studio', name: 'the studio', role: 'admin', careers: true };

async function read<Shape extends z.ZodType>(
  desk: DeskConnection,
  asker: DeskClaim,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const answer = await askSite(desk, asker, { method: 'GET', path });
  if (isRefusal(answer)) throw new DeskUnreachableError('site-error');
  return readAnswer(answer, shape);
}

/** Everybody at the desk, and how whoever asks wants to be told. @throws DeskUnreachableError */
export const readPeople = (desk: DeskConnection, asker: DeskClaim): Promise<People> =>
  read(desk, asker, '/desk/people', peopleShape);

/** @throws DeskUnreachableError */
export const readSettings = (desk: DeskConnection, asker: DeskClaim): Promise<DeskSettings> =>
  read(desk, asker, '/desk/settings', deskSettingsShape);

/** What is wrong with the pipeline now, the oldest first. @throws DeskUnreachableError */
export const readAlerts = async (desk: DeskConnection): Promise<readonly AlertInForce[]> =>
  (await read(desk, theStudio, '/alerts', alertsShape)).alerts;

/** Tells the site who may open the desk. @throws DeskUnreachableError */
export async function tellRoster(desk: DeskConnection, roster: Roster): Promise<void> {
  const answer = await askSite(desk, theStudio, { method: 'POST', path: '/desk/people', body: roster });
  if (isRefusal(answer)) throw new DeskUnreachableError('site-error');
  await answer.body?.cancel();
}
