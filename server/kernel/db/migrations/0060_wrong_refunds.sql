-- Earlier versions paid back texts that were refused before they were charged. What each payer got so is said in the audit log, in
-- minor units; whether it is taken back is for whoever sells the credit to decide.
INSERT INTO "audit_log" ("account_id", "action", "subject", "after")
SELECT paid."account_id", 'credit.refunded-wrongly', 'account ' || paid."account_id",
  jsonb_build_object('amount', trim_scale(sum(paid."amount" - coalesce(owed."amount", 0)) / 10000.0), 'currency', min(paid."currency"))
FROM (
  SELECT "account_id", "used_by_id", "campaign_id", min("currency") AS "currency", sum("amount") AS "amount"
  FROM "credit_entries" WHERE "kind" = 'refund' GROUP BY "account_id", "used_by_id", "campaign_id"
) paid
LEFT JOIN (
  SELECT "payer_id", "account_id", "campaign_id", sum("charge") AS "amount"
  FROM "messages" WHERE "refunded" GROUP BY "payer_id", "account_id", "campaign_id"
) owed ON owed."payer_id" = paid."account_id" AND owed."account_id" = paid."used_by_id" AND owed."campaign_id" IS NOT DISTINCT FROM paid."campaign_id"
WHERE paid."amount" > coalesce(owed."amount", 0)
GROUP BY paid."account_id";
