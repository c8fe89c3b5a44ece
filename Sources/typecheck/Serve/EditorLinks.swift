import Foundation

/// The URLs with which a browser opens a line of a file in an editor.
enum EditorLinks {
  /// The editors with their URL templates; `{path}` is an absolute path.
  ///
  /// Sources: code.visualstudio.com, Command Line Interface, Opening VS Code with URLs; zed.dev, CLI Reference;
  /// www.jetbrains.com, Toolbox protocol `idea`; macromates.com, The txmt URL Scheme.
  static let all: [(name: String, template: String)] = [
    ("vscode", "vscode://file{path}:{line}"), ("cursor", "cursor://file{path}:{line}"),
    ("zed", "zed://file{path}:{line}"), ("idea", "idea://open?file={path}&line={line}"),
    ("textmate", "txmt://open?url=file://{path}&line={line}"),
  ]

  /// The names, with commas.
  static var names: String { all.map(\.name).joined(separator: ", ") }

  /// Returns an editor's URL template; nil if unknown.
  static func template(for name: String) -> String? { all.first { $0.name == name }?.template }
}
