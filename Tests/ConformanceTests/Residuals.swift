import Foundation
import Testing

/// The cases of a suite that the linked ICU is known to decide otherwise, pinned one a line.
struct Residuals {
  let name: String

  private var file: URL { Self.file(name) }

  /// The location of a suite's list.
  static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Residuals/\(name).txt")
  }

  /// Expects exactly the pinned cases to fail.
  ///
  /// With `TYPECHECK_RECORD` set in the environment the list is written instead, and the test fails to say so.
  ///
  /// - Parameters:
  ///   - failing: The cases that failed, in the order of the suite.
  ///   - count: How many there are to be.
  /// - Throws: An error of the file system when the list cannot be read or written.
  func expect(_ failing: [String], count: Int) throws {
    if ProcessInfo.processInfo.environment["TYPECHECK_RECORD"] != nil {
      try failing.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(failing.count) residuals of \(name)")
      return
    }
    let pinned = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(pinned.count == count, "Residuals/\(name).txt")
    #expect(failing.count == count)
    #expect(Set(failing).subtracting(pinned).sorted() == [], "these fail now")
    #expect(Set(pinned).subtracting(failing).sorted() == [], "these pass now")
  }
}
