/// Where a number comes from.
public enum Origin: Hashable, Sendable {
  /// A row of a table: the keys of its sources and the system it was read from; nil where the source does not say.
  case table(sources: [String], os: SystemVersion?)
  /// The row of another device of the same screen, by its id.
  case twin(String, sources: [String], os: SystemVersion?)
  /// A rule or arithmetic over other numbers, in words.
  case rule(String)

  /// Whether no source gives the number itself.
  public var isDerived: Bool {
    switch self {
    case .table: false
    case .twin, .rule: true
    }
  }
}

extension Origin: CustomStringConvertible {
  /// What is printed beside a number: its sources, or `derived: …`.
  public var description: String {
    switch self {
    case .table(let sources, let os): Self.words(sources, os)
    case .twin(let device, let sources, let os): "derived: as \(device) of the same screen, \(Self.words(sources, os))"
    case .rule(let words): "derived: \(words)"
    }
  }

  private static func words(_ sources: [String], _ os: SystemVersion?) -> String {
    let keys = sources.joined(separator: " + ")
    return os.map { "\(keys), iOS \($0)" } ?? keys
  }
}
