/**
 * For the migration that takes the list of rooms out of lodges: a room that only the list knew says itself from now on
 * which lodge it belongs to. Those that name a lodge keep it.
 *
 * @param schema prefix of the tables: `"studio".` on PostgreSQL, nothing on SQLite
 */
export const roomsNameTheirLodge = (schema: '' | '"studio".'): readonly string[] => [
  `UPDATE ${schema}"room" SET "accommodation_id" = (
    SELECT listed."parent_id" FROM ${schema}"accommodation_rels" listed
    JOIN ${schema}"accommodation" lodge ON lodge."id" = listed."parent_id"
    WHERE listed."path" = 'rooms' AND listed."room_id" = ${schema}"room"."id" AND lodge."deleted_at" IS NULL
    ORDER BY lodge."id" LIMIT 1
  ) WHERE "accommodation_id" IS NULL`,
  `UPDATE ${schema}"_room_v" SET "version_accommodation_id" = (
    SELECT "accommodation_id" FROM ${schema}"room" WHERE ${schema}"room"."id" = ${schema}"_room_v"."parent_id"
  ) WHERE "version_accommodation_id" IS NULL AND "latest"`,
  `DELETE FROM ${schema}"accommodation_rels" WHERE "path" = 'rooms'`,
  `DELETE FROM ${schema}"_accommodation_v_rels" WHERE "path" = 'rooms'`,
];
