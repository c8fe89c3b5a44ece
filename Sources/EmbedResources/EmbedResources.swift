import Foundation

/// Writes one Swift file that holds the named files as text: a `.ttf` as base64, everything else as it is.
///
/// Text literals compile in a third of a second where byte arrays of the same size take minutes.
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
    // What is unchanged keeps its date: a build that links this tool anew need not compile all that rests on the text.
    let written = URL(fileURLWithPath: output)
    if (try? Data(contentsOf: written)) == Data(source.utf8) { return }
    try Data(source.utf8).write(to: written, options: .atomic)
  }

  enum Failure: Error {
    case usage
    case notText(String)
  }
}
