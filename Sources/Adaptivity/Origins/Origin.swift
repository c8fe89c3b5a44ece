/// The origin of a figure.
public enum Origin: Hashable, Sendable {
  /// A table row, with its source keys and the system version of the measurement; nil if unknown.
  case table(sources: [String], os: SystemVersion?)
  /// The row of another device with the same screen, with the id of that device.
  case twin(String, sources: [String], os: SystemVersion?)
  /// A rule or a calculation from other figures, described in words.
  case rule(String)

  /// Whether the figure is derived rather than taken directly from a source.
  public var isDerived: Bool {
    switch self {
    case .table: false
    case .twin, .rule: true
    }
  }
}

extension Origin: CustomStringConvertible {
  /// The text to print next to a figure: its sources, or `derived: …`.
  public var description: String {
    switch self {
    case .table(let sources, let os): Self.words(sources, os)
    case .twin(let device, let sources, let os): "derived: as on \(device), same screen, \(Self.words(sources, os))"
    case .rule(let words): "derived: \(words)"
    }
  }

  private static func words(_ sources: [String], _ os: SystemVersion?) -> String {
    let keys = sources.joined(separator: " + ")
    return os.map { "\(keys), iOS \($0)" } ?? keys
  }
}
