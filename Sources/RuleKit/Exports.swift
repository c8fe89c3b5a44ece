// Every rule is about the model: a file that imports `RuleKit` to write one needs `AuditModel` too.
@_exported public import AuditModel
