import Documents

/// The words of a name, in lowercase.
///
/// Words end at spaces and separators, between lowercase and uppercase letters, and between letters and digits. They
/// also end between capitals and a capitalised word: `URLText` is `url text`.
struct NameWords: Hashable {
  let words: [String]

  init(_ name: some StringProtocol) {
    var words: [String] = []
    var word = ""
    let scalars = Array(name.unicodeScalars)
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for (index, scalar) in scalars.enumerated() {
      let kind = Kind(scalar)
      guard kind != .separator else {
        end()
        continue
      }
      if index > 0 {
        let before = Kind(scalars[index - 1])
        let next = index + 1 < scalars.count ? Kind(scalars[index + 1]) : .separator
        let isBreak =
          (before == .small && kind == .capital) || (before == .capital && kind == .capital && next == .small)
          || (before == .digit) != (kind == .digit)
        if isBreak, before != .separator { end() }
      }
      word.unicodeScalars.append(scalar)
    }
    end()
    self.words = words
  }

  private enum Kind {
    case small, capital, digit, separator

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.numericType != nil {
        self = .digit
      } else if properties.isUppercase {
        self = .capital
      } else if properties.isAlphabetic || properties.isDiacritic {
        self = .small
      } else {
        self = .separator
      }
    }
  }
}
