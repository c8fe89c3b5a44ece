import Foundation
import TypeCheckKit

/// A folder that holds the files of our faces and nothing else, and a configuration of fontconfig that names it alone.
struct PeerFonts {
  /// What a peer's process needs in its environment to see these fonts and no others.
  let environment: [String: String]

  /// Links the files of the faces that a stack has opened, the bold ones beside the regular ones.
  init(_ stack: FontStack, in scratch: Scratch) throws {
    let folder = scratch.file("fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: Set<String> = [ShapingPass.defaultFace]
    for located in stack.facesInUse {
      if let path = located.path { paths.insert(path) }
      if located.entry.boldFile != nil, let bold = try stack.locator.locate(located.entry, bold: true)?.path {
        paths.insert(bold)
      }
    }
    for path in paths {
      let file = URL(filePath: path)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: file.lastPathComponent), withDestinationURL: file)
    }
    let configuration = scratch.file("fonts.conf")
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path)</dir><cachedir>\(scratch.file("fontcache").path)</cachedir></fontconfig>

      """
    try Data(text.utf8).write(to: configuration)
    environment = ["FONTCONFIG_FILE": configuration.path]
  }
}
