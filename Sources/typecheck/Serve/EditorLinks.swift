import Foundation

/// The addresses by which a browser opens a line of a file in an editor.
enum EditorLinks {
  /// The editors with their addresses; `{path}` is an absolute path.
  ///
  /// Sources: code.visualstudio.com, Command Line Interface, Opening VS Code with URLs; zed.dev, CLI Reference;
  /// www.jetbrains.com, Toolbox protocol `idea`; macromates.com, The txmt URL Scheme.
  static let all: [(name: String, template: String)] = [
    ("vscode", "vscode://file{path}:{line}"), ("cursor", "cursor://file{path}:{line}"),
    ("zed", "zed://file{path}:{line}"), ("idea", "idea://open?file={path}&line={line}"),
    ("textmate", "txmt://open?url=file://{path}&line={line}"),
  ]

  /// The names as a list.
  static var names: String { all.map(\.name).joined(separator: ", ") }

  /// Returns the address of an editor; nil for an unknown one.
  static func template(for name: String) -> String? { all.first { $0.name == name }?.template }
}
