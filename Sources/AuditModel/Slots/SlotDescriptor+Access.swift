extension SlotDescriptor {
  /// The operations on the properties of a field.
  struct Access: Sendable {
    private(set) var isStated: @Sendable (SlotFields) -> Bool = { _ in false }
    private(set) var copy: @Sendable (SlotFields, inout SlotFields) -> Void = { _, _ in }
    private(set) var clear: @Sendable (inout SlotFields) -> Void = { _ in }
    private(set) var write: @Sendable (SlotValue, Bool, inout SlotFields) throws(SlotRefusal) -> Void = { _, _, _ in }
    private(set) var apply: @Sendable (SlotFields, inout Slot) -> Void = { _, _ in }
    private(set) var shown: @Sendable (Slot) -> String? = { _ in nil }

    /// The operations on a field that no text sets.
    init() {}

    /// The operations on a property of ``SlotFields`` and one of ``Slot``.
    init<Value>(
      _ path: SlotPath<SlotFields, Value?>, _ form: SlotForm<Value>, _ target: SlotTarget<Value>?
    ) {
      isStated = { $0[keyPath: path] != nil }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      clear = { $0[keyPath: path] = nil }
      write = { (value, isExact, fields) throws(SlotRefusal) in fields[keyPath: path] = try form.read(value, isExact) }
      guard let target else { return }
      apply = { if let value = $0[keyPath: path] { target.set(&$1, value) } }
      shown = { target.get($0).map(form.shown) }
    }
  }
}

/// A path that tasks may share.
typealias SlotPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// The property of ``Slot`` that a field determines.
struct SlotTarget<Value: Sendable>: Sendable {
  let get: @Sendable (Slot) -> Value?
  let set: @Sendable (inout Slot, Value) -> Void

  /// A property that every slot has.
  init(_ path: SlotPath<Slot, Value>) {
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }

  /// A property that a slot may lack.
  init(_ path: SlotPath<Slot, Value?>) {
    get = { $0[keyPath: path] }
    set = { $0[keyPath: path] = $1 }
  }
}
