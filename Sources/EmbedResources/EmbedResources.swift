import Foundation

/// A tool that writes a Swift file with the given files as string literals.
///
/// A `.ttf` file is encoded in base64, and other files are unchanged.
///
/// String literals compile in a third of a second. Byte arrays of the same size take minutes.
@main
struct EmbedResources {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { throw Failure.usage }
    var source = "enum EmbeddedResources {\n"
    for path in arguments.dropFirst() {
      let url = URL(fileURLWithPath: path)
      let data = try Data(contentsOf: url)
      let text: String
      if url.pathExtension == "ttf" {
        text = data.base64EncodedString()
      } else if let decoded = String(data: data, encoding: .utf8) {
        text = decoded
      } else {
        throw Failure.notText(path)
      }
      guard !text.contains("\"\"\"###") else { throw Failure.notText(path) }
      let name = url.lastPathComponent.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      source += "  static let \(name): StaticString = ###\"\"\"\n\(text)\n\"\"\"###\n"
    }
    source += "}\n"
    // An unchanged file keeps its date. Otherwise, every rebuild of this tool would recompile all modules with
    // resources.
    let written = URL(fileURLWithPath: output)
    if (try? Data(contentsOf: written)) == Data(source.utf8) { return }
    try Data(source.utf8).write(to: written, options: .atomic)
  }

  enum Failure: Error {
    case usage
    case notText(String)
  }
}
