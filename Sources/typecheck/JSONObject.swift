import Foundation
import TypeCheckKit

/// A JSON object, as a dictionary of its members.
struct JSONObject: Encodable {
  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private let members: [String: Member]

  /// Creates an object in which nil values become `null`.
  init(_ members: [String: any Encodable]) { self.members = members.mapValues(Member.init) }

  /// Creates an object that omits members with nil values.
  init(omittingNil members: [String: (any Encodable)?]) { self.init(members.compactMapValues(\.self)) }

  /// Creates a command's output from its members, the version of their format, and the tool.
  init(output members: [String: any Encodable]) {
    let tool = JSONObject(["name": "typecheck", "version": TypeCheckVersion.current])
    self.init(members.merging(["schemaVersion": 1, "tool": tool]) { $1 })
  }

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

  /// Returns the object as JSON text with sorted keys and a final line break, safe for terminals and logs.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return JSONText.harmless(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
  }
}
