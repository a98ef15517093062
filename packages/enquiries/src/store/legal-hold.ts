/** Whether a legal hold stands against erasing, as a condition on `enquiries e`: on it, or on whoever it is of. */
export const onLegalHold = `EXISTS (SELECT 1 FROM legal_holds h WHERE h.lifted_at IS NULL
  AND (h.enquiry_id = e.id OR (h.who IS NOT NULL AND h.who = e.person)))`;
