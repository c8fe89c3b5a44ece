internal import AuditModel

extension InterfaceUseBuilder {
  /// Applies the configured properties of the class.
  func take(_ stated: SlotFields, _ use: inout TextUse) {
    func value<Stated>(_ stated: Stated?) -> Value<Stated>? { stated.map { Value($0, .exact) } }
    use.role = stated.role ?? use.role
    use.style = value(stated.style) ?? use.style
    if stated.style != nil { use.fixedSize = nil }
    use.weight = value(stated.weight) ?? use.weight
    use.lines = value(stated.lines) ?? use.lines
    use.minimumScale = value(stated.minimumScale) ?? use.minimumScale
    use.maxCategory = value(stated.maxCategory) ?? use.maxCategory
    use.truncation = value(stated.truncation) ?? use.truncation
    use.uppercase = value(stated.uppercase) ?? use.uppercase
    if let inset = stated.inset { use.width.value = use.width.value.map(OfferedWidth(taken: 2 * inset).within) }
  }
}
