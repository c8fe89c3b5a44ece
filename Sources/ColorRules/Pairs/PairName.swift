internal import AuditModel

/// The names of a pair's two colours in quotation marks, long enough to be told apart.
struct PairName: CustomStringConvertible {
  let description: String

  init(_ pair: ColorPair) { description = "\(Quotation(pair.name, limit: 100))" }
}
