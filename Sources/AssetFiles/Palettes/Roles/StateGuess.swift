import AuditModel
import Documents

/// Infers groups of states from the names of colours.
///
/// Colours form a group if their names differ in one word, and these words belong to one family. Examples are `risk
/// low` and `risk high`, and `status ok` and `status fail`.
enum StateGuess {
  private struct Key: Hashable {
    var family: Int
    var before: [String]
    var after: [String]
  }

  /// A colour with the meaning of its state word.
  private typealias Member = (meaning: Int, color: NamedColor)

  /// Returns the groups among colours, in the order of their first colours.
  static func groups(of colors: [NamedColor]) -> [Palette.StateGroup] {
    var members: [Key: [Member]] = [:]
    var order: [Key] = []
    let prefix = RoleGuess.prefix(of: colors.map(\.name))
    for color in colors where color.roles.isDisjoint(with: [.background, .separator, .disabled, .decorative]) {
      for (key, meaning) in readings(of: NameWords(color.name).words) {
        if members[key] == nil { order.append(key) }
        members[key, default: []].append((meaning, color))
      }
    }
    return order.flatMap { key in
      opposed(members[key] ?? []).map { group(of: $0, key, prefix: prefix) }
    }
  }

  /// Groups colours with different meanings.
  ///
  /// One group has the first colour of each meaning. Every further colour is paired with the first colours of the other
  /// meanings.
  private static func opposed(_ members: [Member]) -> [[NamedColor]] {
    var first: [Member] = []
    var further: [Member] = []
    for member in members {
      if first.contains(where: { $0.meaning == member.meaning }) {
        further.append(member)
      } else {
        first.append(member)
      }
    }
    guard first.count > 1 else { return [] }
    // Further colours form pairs, because larger groups would compare the first colours again.
    let more = further.flatMap { one in
      first.filter { $0.meaning != one.meaning }.map { [$0.color, one.color] }
    }
    return [first.map(\.color)] + more
  }

  private static func group(of colors: [NamedColor], _ key: Key, prefix: [String]) -> Palette.StateGroup {
    let all = key.before + key.after
    let own = all.count > prefix.count && all.starts(with: prefix) ? Array(all.dropFirst(prefix.count)) : all
    let words = own.filter { $0 != "color" && $0 != "colour" }
    let name = words.isEmpty ? colors.map(\.name).joined(separator: ", ") : words.joined(separator: " ")
    return Palette.StateGroup(name: name, colors: colors, cues: [], isGuessed: true, location: colors[0].location)
  }

  /// Returns the state word's meaning and the remaining words of a name, for every family with a word in it.
  private static func readings(of words: [String]) -> [(key: Key, meaning: Int)] {
    StateFamily.all.enumerated().compactMap { number, family in
      guard let index = words.lastIndex(where: { family.meaning(of: $0) != nil }),
        let meaning = family.meaning(of: words[index]),
        family.beside.isEmpty || words.contains(where: { family.beside.contains($0) })
      else { return nil }
      return (Key(family: number, before: Array(words[..<index]), after: Array(words[(index + 1)...])), meaning)
    }
  }
}
