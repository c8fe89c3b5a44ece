import AuditModel
import Documents
import Foundation

/// A parsed file of design tokens.
///
/// Source: Design Tokens Format Module 2025.10, sections "Design token", "Groups" and "Aliases / References".
struct TokenFile {
  /// The display path of the file.
  let path: String
  /// The appearance that the tokens apply to.
  let mode: TokenMode
  /// The file's name without its extension and mode words.
  let rest: String
  /// The root object, or nil if the file could not be read.
  private(set) var root: LocatedJSON?
  /// All tokens in file order; tokens from `$extends` come last.
  private(set) var tokens: [Token] = []
  private(set) var notes: JSONNotes
  /// The indices of members in large groups, by group position and key, to speed up pointers.
  private var places: [LocatedJSON.Place: [String: Int]] = [:]

  /// The maximum number of members in a group that is searched linearly.
  private static let mostSearched = 16

  /// A group that inherits the tokens of another.
  private typealias Extension = (group: String, target: String, place: LocatedJSON.Place)

  /// A group whose members have not been read yet.
  private struct Group {
    var place: LocatedJSON.Place
    var members: [LocatedJSON.Member]
    var name: String
    var type: String?
  }

  init(_ bytes: [UInt8], path: String, index: Int) {
    self.path = path
    (mode, rest) = TokenMode.of(file: path)
    let remedy = "write tokens, such as {\"ink\": {\"$type\": \"color\", \"$value\": \"#111111\"}}"
    let root: LocatedJSON?
    (root, notes) = JSONNotes.reading(bytes, file: path, isBlank: LocatedJSON.isBlank(bytes), remedy: remedy)
    guard let root else { return }
    guard case .object(let members) = root.content else {
      notes.error(root.place, "the file contains \(root.kind), not an object", remedy)
      return
    }
    self.root = root
    flatten(members, at: root.place, index)
    if tokens.isEmpty, !notes.hasErrors {
      notes.warning(root.place, "this file has no token", remedy)
    }
  }

  private mutating func flatten(_ members: [LocatedJSON.Member], at place: LocatedJSON.Place, _ index: Int) {
    reportMisspelt(members)
    var waiting = [Group(place: place, members: members, name: "", type: nil)]
    var extensions: [Extension] = []
    while let group = waiting.popLast() {
      if group.members.count > Self.mostSearched {
        places[group.place] = Dictionary(
          group.members.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { $1 })
      }
      let members = notes.members(group.members)
      let type = members["$type"]?.value.text ?? group.type
      if let target = members["$extends"], let name = extended(target.value) {
        extensions.append((group.name, name, target.value.place))
      }
      var inner: [Group] = []
      for member in members.counting where !member.key.hasPrefix("$") || member.key == "$root" {
        guard case .object(let all) = member.value.content else {
          if member.key == "value" || member.key == "type" { continue }
          notes.warning(
            member.value.place, "\(Quotation(member.key)) is \(member.value.kind), neither a token nor a group",
            "write {\"$value\": …}, or remove it")
          continue
        }
        reportMisspelt(all)
        let name = group.name.isEmpty ? member.key : "\(group.name).\(member.key)"
        if let token = token(member, all, name, type, index) {
          tokens.append(token)
        } else {
          inner.append(Group(place: member.value.place, members: all, name: name, type: type))
        }
      }
      warnOfOldFormat(members, group.name)
      waiting += inner.reversed()
    }
    tokens.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    guard let first = extensions.first else { return }
    var known = Set(tokens.map(\.name))
    var fresh = tokens
    for _ in 0..<Self.deepestExtension {
      fresh = extended(fresh, by: extensions, &known)
      guard tokens.count + fresh.count <= Self.mostTokens else {
        return notes.error(
          first.place, "with $extends, the groups have more than \(Self.mostTokens) tokens; none of these is read",
          "remove some of the $extends")
      }
      guard !fresh.isEmpty else { return }
      tokens += fresh
    }
    notes.error(first.place, "the groups extend each other in a circle", "remove one $extends")
  }

  /// The maximum length of a chain of groups in which each extends the next (our own limit).
  private static let deepestExtension = 8
  /// The maximum number of tokens if groups extend each other (our own limit).
  private static let mostTokens = 200_000

  private func token(
    _ member: LocatedJSON.Member, _ all: [LocatedJSON.Member], _ name: String, _ groupType: String?, _ index: Int
  ) -> Token? {
    let members = JSONMembers(all)
    guard let value = members["$value"] ?? members["$ref"] else { return nil }
    return Token(
      name: name, file: index, type: members["$type"]?.value.text, groupType: groupType, value: value.value,
      isPointer: members["$value"] == nil, comment: members["$description"]?.value.text, place: member.keyPlace)
  }

  /// The names that the format defines; it reserves all others that begin with a dollar sign.
  private static let reserved = [
    "$type", "$value", "$description", "$extensions", "$deprecated", "$extends", "$root", "$ref", "$schema",
  ]

  /// Reports likely misspellings of names of the format.
  private mutating func reportMisspelt(_ members: [LocatedJSON.Member]) {
    for member in members where member.key.hasPrefix("$") {
      notes.misspelt(
        member.key, member.keyPlace, among: Self.reserved, .error,
        "\(Quotation(member.key)) is not a name in the token format")
    }
  }

  /// Reports a token of an older format, whose `value` has no dollar sign.
  private mutating func warnOfOldFormat(_ members: JSONMembers, _ name: String) {
    guard let value = members["value"], value.value.text != nil, members["$value"] == nil else { return }
    notes.error(
      value.keyPlace, "\(Quotation(name)) has a value without a dollar sign, so it is not a W3C token",
      "write \"$value\" and \"$type\"")
  }

  private mutating func extended(_ value: LocatedJSON) -> String? {
    if let text = value.text, let name = Self.alias(text) { return name }
    if let path = (value.text ?? Self.reference(value)).flatMap(Self.pointer) { return path.joined(separator: ".") }
    return notes.refused(value.place, "this $extends names no group", "write \"{group}\" or {\"$ref\": \"#/group\"}")
  }

  /// Returns copies of tokens for the groups that inherit them, except tokens with `known` names.
  private func extended(_ tokens: [Token], by extensions: [Extension], _ known: inout Set<String>) -> [Token] {
    var below: [String: [Int]] = [:]
    for item in extensions { below[item.target] = [] }
    let lengths = Set(below.keys.map(\.utf8.count))
    for (index, token) in tokens.enumerated() {
      let name = token.name.utf8
      for (length, end) in zip(0..., name.indices) where name[end] == UInt8(ascii: ".") && lengths.contains(length) {
        below[String(token.name[..<end])]?.append(index)
      }
    }
    var added: [Token] = []
    for item in extensions {
      for index in below[item.target] ?? [] {
        guard added.count <= Self.mostTokens else { return added }
        var copy = tokens[index]
        let rest = copy.name.utf8.dropFirst(item.target.utf8.count + 1)
        copy.name = item.group.isEmpty ? String(Substring(rest)) : "\(item.group).\(Substring(rest))"
        if known.insert(copy.name).inserted { added.append(copy) }
      }
    }
    return added
  }

  /// Returns the text of the `$ref` in an object, or nil for other values.
  static func reference(_ value: LocatedJSON) -> String? {
    guard case .object(let members) = value.content else { return nil }
    return JSONMembers(members)["$ref"]?.value.text
  }

  /// Returns the name in `{group.token}`, or nil for other texts.
  static func alias(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the parts of a JSON pointer into the same file (RFC 6901), or nil for other texts.
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
      (part.removingPercentEncoding ?? String(part)).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// Returns the value that a JSON pointer refers to, or nil if it does not exist.
  func value(at pointer: [String]) -> LocatedJSON? {
    guard var value = root else { return nil }
    for part in pointer {
      switch value.content {
      case .object(let members):
        let known = places[value.place]
        guard let index = known.map({ $0[part] }) ?? members.lastIndex(where: { $0.key == part }) else { return nil }
        value = members[index].value
      case .array(let elements):
        guard let index = Int(part), elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }
}
