/// A length in a sentence: one decimal, two below one point.
struct Points: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  /// The number without its unit.
  var number: String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let decimals = abs(value) < 1 ? 100 : 10
    let scaled = Int64((value * Double(decimals)).rounded())
    let whole = abs(scaled) / Int64(decimals)
    var fraction = String(abs(scaled) % Int64(decimals))
    if decimals == 100, fraction.count == 1 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + (fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)")
  }

  var description: String { number + " pt" }
}
