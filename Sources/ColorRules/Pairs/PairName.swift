internal import AuditModel

/// The names of a pair's two colours in quotation marks, with a length limit that keeps them distinguishable.
struct PairName: CustomStringConvertible {
  let description: String

  init(_ pair: ColorPair) { description = "\(Quotation(pair.name, limit: 100))" }
}
