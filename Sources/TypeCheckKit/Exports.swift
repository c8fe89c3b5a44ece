@_exported public import Audit
@_exported public import AuditModel
@_exported public import Catalogs
@_exported public import ColorContrast
@_exported public import DynamicType
@_exported public import Reports
@_exported public import TextEngine
@_exported public import Vocabulary
