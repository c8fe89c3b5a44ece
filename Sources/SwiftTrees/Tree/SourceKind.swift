/// The kind of a node in a reduced source file.
///
/// The reduced tree keeps only the syntax that affects texts and their containers.
package enum SourceKind: UInt8, Sendable {
  /// The label of a static property or function.
  package static let staticLabel = "static"

  /// The attribute name for a declaration that only its file can use.
  package static let privateName = "private"

  /// The attribute name for a type that other modules can use.
  package static let publicName = "public"

  /// The attribute name for a protocol.
  package static let protocolName = "protocol"

  /// The name of a collection with alternating keys and values.
  package static let dictionary = ":"

  /// The name of an expression such as `&width`, whose value a function may change.
  package static let `inout` = "&"

  /// Whether a node with the name of an operator changes its first operand, as `+=` and `&` do.
  package static func isChange(_ name: String) -> Bool { name == `inout` || OperatorPrecedence(name) == .assignment }

  /// The name of an expression with a postfix operator, such as `.large...`.
  package static func postfix(_ name: String) -> String { "_\(name)" }

  /// The whole file: declarations and statements.
  case file
  /// A type with its members, or a type alias with its target.
  case type
  /// An extension with its members; ``SourceNode/name`` is the full written name of the type.
  case `extension`
  /// A type that a declaration inherits from, extends or conforms to.
  case inherited
  /// A case of an enum; the children are its raw value and its associated values as parameters.
  case enumCase
  /// A function: parameters, the written result type and the body.
  case function
  /// An initializer: parameters and the body.
  case initializer
  /// A subscript: parameters, the written result type and the getter.
  case `subscript`
  /// A variable or constant: the written type, the value and the getter.
  case property
  /// A parameter: the written type and the default value; ``SourceNode/label`` is the argument label.
  case parameter
  /// An attribute such as `@State`, with its arguments; ``SourceNode/label`` is the name in `@objc(name)`.
  case attribute
  /// A type as written, without whitespace.
  case typeName
  /// Statements in braces.
  case block
  /// A closure: parameters and statements.
  case closure
  /// Alternatives of which one applies: `if`, `switch`, `?:`, `??`, `guard`; the conditions come first.
  case choice
  /// A condition of a choice, or the subject of a `switch`.
  case condition
  /// A call; the callee comes first.
  case call
  /// An argument of a call; ``SourceNode/label`` is empty if there is none.
  case argument
  /// A trailing closure of a call; the first one has no label.
  case trailing
  /// Access to a member; the base comes first and is missing for `.name`.
  case member
  /// An identifier.
  case name
  /// A key path; ``SourceNode/name`` without the backslash.
  case keyPath
  /// A string literal; the children are its segments and holes.
  case string
  /// The text between the holes of a string literal, unescaped.
  case segment
  /// An interpolation; the children are its expressions as arguments.
  case hole
  /// A number as written, with its sign.
  case number
  /// `true`, `false` or `nil`.
  case constant
  /// An assignment with `=`: target and value; `+=` and the like are ``other``.
  case assignment
  /// A `return` or `throw` with its expression.
  case result
  /// Operands of `+`.
  case sum
  /// A subscript access: the base and arguments.
  case element
  /// An array, dictionary or tuple; the parts of a tuple are arguments.
  case collection
  /// A macro expansion such as `#Preview`.
  case macro
  /// Anything else that contains expressions.
  case other
}
