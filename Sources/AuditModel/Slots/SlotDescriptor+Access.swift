extension SlotDescriptor {
  /// The operations on the properties of a field.
  struct Access: Sendable {
    private(set) var isStated: @Sendable (SlotFields) -> Bool = { _ in false }
    private(set) var copy: @Sendable (SlotFields, inout SlotFields) -> Void = { _, _ in }
    private(set) var clear: @Sendable (inout SlotFields) -> Void = { _ in }
    private(set) var write: @Sendable (SlotValue, Bool, inout SlotFields) throws(SlotRefusal) -> Void = { _, _, _ in }
    private(set) var apply: @Sendable (SlotFields, inout Slot) -> Void = { _, _ in }
    private(set) var shown: @Sendable (Slot) -> String? = { _ in nil }

    /// Creates operations that do nothing, for a field that no text sets.
    init() {}

    /// Creates the operations on a property of ``SlotFields`` and, if there is a target, on a property of ``Slot``.
    init<Value>(
      _ path: SlotPath<SlotFields, Value?>, _ form: SlotForm<Value>, _ target: SlotTarget<Value>?
    ) {
      let property = SlotProperty(path)
      isStated = { property.get($0) != nil }
      copy = { property.set(&$1, property.get($0)) }
      clear = { property.set(&$0, nil) }
      write = { (value, isExact, fields) throws(SlotRefusal) in property.set(&fields, try form.read(value, isExact)) }
      guard let target else { return }
      apply = { if let value = property.get($0) { target.set(&$1, value) } }
      shown = { target.get($0).map(form.shown) }
    }
  }
}

/// A writable key path that tasks can share.
typealias SlotPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// A property that is accessed by its offset if it is stored in place.
///
/// A text that states fields needs about a hundred accesses, and each would take ten times as long through its key
/// path.
private struct SlotProperty<Root: Sendable, Value: Sendable>: Sendable {
  private let path: SlotPath<Root, Value>
  /// The offset in bytes; nil for a computed property.
  private let offset: Int?

  init(_ path: SlotPath<Root, Value>) {
    self.path = path
    offset = MemoryLayout<Root>.offset(of: path)
  }

  func get(_ root: Root) -> Value {
    guard let offset else { return root[keyPath: path] }
    return withUnsafeBytes(of: root) { $0.load(fromByteOffset: offset, as: Value.self) }
  }

  func set(_ root: inout Root, _ value: Value) {
    guard let offset else { return root[keyPath: path] = value }
    withUnsafeMutableBytes(of: &root) { bytes in
      bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}

/// The property of ``Slot`` that a field determines.
struct SlotTarget<Value: Sendable>: Sendable {
  let get: @Sendable (Slot) -> Value?
  let set: @Sendable (inout Slot, Value) -> Void

  /// Creates the target for a property that every slot has.
  init(_ path: SlotPath<Slot, Value>) {
    let property = SlotProperty(path)
    get = { property.get($0) }
    set = { property.set(&$0, $1) }
  }

  /// Creates the target for an optional property.
  init(_ path: SlotPath<Slot, Value?>) {
    let property = SlotProperty(path)
    get = { property.get($0) }
    set = { property.set(&$0, $1) }
  }
}
