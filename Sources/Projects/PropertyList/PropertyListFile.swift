/// A reader for OpenStep and XML property lists.
enum PropertyListFile {
  /// The maximum file size in bytes, about ten times that of the largest projects (our own limit).
  static let largest = 64 << 20

  /// The maximum nesting depth, far above any project; it limits stack use (our own limit).
  static let deepest = 128

  /// Parses a property list.
  ///
  /// - Throws: ``ProjectFault`` if the file is not a complete property list.
  static func read(_ bytes: [UInt8]) throws(ProjectFault) -> PropertyValue {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "a project file") { throw fault }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw ProjectFault(1, "the file is UTF-16, but project files are UTF-8", "save it as UTF-8")
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if body.starts(with: "bplist".utf8) {
      throw ProjectFault(
        1, "the file is a binary property list, which Xcode does not write for projects",
        "convert it: plutil -convert xml1 project.pbxproj")
    }
    if let line = lineOfInvalidByte(body) {
      throw ProjectFault(line, "a byte on this line is not valid UTF-8", "save the file as UTF-8")
    }
    guard let first = body.first(where: { !isSpace($0) }) else {
      var fault = ProjectFault(1, "the file is empty", "restore it from version control")
      fault.isError = false
      throw fault
    }
    do throws(ProjectFault) {
      return try body.withUnsafeBufferPointer { (buffer) throws(ProjectFault) in
        if first == UInt8(ascii: "<"), isXML(body) {
          var parser = XMLPropertyListParser(bytes: buffer)
          return try parser.document()
        }
        var parser = OpenStepParser(bytes: buffer)
        return try parser.document()
      }
    } catch {
      throw ProjectFault.git(in: body) ?? error
    }
  }

  /// Returns the fault for values that are nested too deeply.
  static func tooDeep(_ line: Int) -> ProjectFault {
    ProjectFault(line, "values are nested deeper than \(deepest) levels", "check that it is a project file")
  }

  /// Returns whether a file is XML; a file with a merge conflict may start with a marker instead.
  private static func isXML(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.drop(while: isSpace)
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { start.starts(with: $0.utf8) }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func lineOfInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
