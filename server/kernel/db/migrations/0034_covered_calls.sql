-- The log's date indexes also hold what its pages, counts, sorts and reports read of a call, so that those don't read whole
-- rows. Nothing in them changes once a call is settled. The longest texts (decision 084) fit into an index row.
DROP INDEX "calls_account_date";--> statement-breakpoint
CREATE INDEX "calls_account_date" ON "calls" USING btree ("account_id","date_start" DESC NULLS LAST,"id" DESC NULLS LAST)
  INCLUDE ("t15","state","direction","blocked","test","first_time","status","duration","talk_time","tracking_source","tracking_number","tracking_name",
    "area","caller","target","ivr","ivr_name","revenue","revenue_currency","user_id","audio");--> statement-breakpoint
DROP INDEX "calls_date";--> statement-breakpoint
CREATE INDEX "calls_date" ON "calls" USING btree ("date_start" DESC NULLS LAST,"id" DESC NULLS LAST)
  INCLUDE ("account_id","direction","test");--> statement-breakpoint
-- An index alone answers only for pages that vacuum has marked. By default it would come after 20 % of the log is new.
ALTER TABLE "calls" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02, vacuum_index_cleanup = on);
