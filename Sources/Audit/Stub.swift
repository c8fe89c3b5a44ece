enum AuditPlaceholder {}
