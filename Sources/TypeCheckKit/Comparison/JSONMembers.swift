import Documents

/// The members of a JSON object by name.
struct JSONMembers {
  private let all: [LocatedJSON.Member]

  init(_ members: [LocatedJSON.Member]) { all = members }

  init?(_ value: LocatedJSON) {
    guard let members = value.object else { return nil }
    all = members
  }

  subscript(name: String) -> LocatedJSON? { all.first { $0.key == name }?.value }

  func text(_ name: String) -> String? { self[name]?.text }

  func number(_ name: String) -> Double? {
    if case .number(let number)? = self[name]?.content, abs(number) < 1e15 { number } else { nil }
  }
}
