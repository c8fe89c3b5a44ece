import AuditModel

/// The outlets and classes by which code reaches an object of a document, with its changes.
struct ObjectReach {
  /// The knowledge about the changes of a property.
  enum Change {
    /// No code changes it.
    case none
    /// Code changes it.
    case certain
    /// Code that is not read, or that gets the object as an argument, may change it.
    case possible
  }

  /// Whether outlets or numbers lead to the object.
  let hasOutlet: Bool
  /// Whether code that may name the object was not read.
  let isUnread: Bool
  private let names: [String]
  private let ownClass: String?
  private let code: OutletCode?
  private let isPassed: Bool
  /// The number of the object may lead to it.
  private let isFound: Bool

  /// Properties of cells that lead to labels of the system's styles.
  private static let cellLabels: Set<String> = ["textLabel", "detailTextLabel"]

  init(_ object: Int, in document: InterfaceDocument, _ code: OutletCode?) {
    let own = document.objects[object]
    let outlets = document.outlets(to: object)
    var names = outlets.map(\.name)
    if let key = own.key, Self.cellLabels.contains(key) { names.append(key) }
    self.names = names
    self.code = code
    ownClass = own.customClass
    isFound = own.number != 0 && code?.usesTags != false
    hasOutlet = !names.isEmpty || isFound
    // Code walks through a collection to give all of its objects the same look.
    isUnread =
      code == nil && (isFound || !outlets.allSatisfy { $0.kind == .outletCollection } || names.count > outlets.count)
    isPassed = code.map { code in names.contains(where: code.passed.contains) } ?? !names.isEmpty
  }

  /// Returns what code does with properties of the object.
  ///
  /// - Parameter properties: The names of properties and methods, one of which is a change.
  /// - Returns: The strongest change.
  func change(_ properties: [String]) -> Change {
    for name in names {
      if let changed = code?.changes[name], !changed.isDisjoint(with: properties) { return .certain }
    }
    if isPassed || isFound { return .possible }
    guard let ownClass else { return .none }
    guard let changed = code?.classes[ownClass] else { return .possible }
    if !changed.isDisjoint(with: properties) { return .certain }
    return changed.contains(OutletCode.itself) ? .possible : .none
  }

  /// Returns whether code may change one of some properties.
  func mayChange(_ properties: [String]) -> Bool { change(properties) != .none }
}
