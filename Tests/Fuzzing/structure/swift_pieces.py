"""The pieces of Swift that are repeated. `§` is the number of the repetition, `¶` the inner piece of an element."""

BRACKETS = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("[a§: ", "]"), ("[a§, ", ", b§]"), ("f§(", ")"), ("f§(x§: ", ")"),
    ("s§[", "]"), ("(a§: ", ")"), ("(a§, ", ")"), ("{ a§ in ", " }"),
    ("{ [weak a§] (b§: Int) async throws -> C§ in ", "\n}"), ("{ (a§) -> B§ in ", " }"), ("f§ { ", " }"),
    ("f§(a§) { ", " } label: { b§ }"), (".init(", ")"), ("A§.b§(", ")"), ('"\\(', ')"'), ('"a§ \\(', ') b§"'),
    ('#"\\#(', ')"#'), ('##"\\##(', ')"##'), ('"""\n\\(', ')\n"""'), ('#"""\n\\#(', ')\n"""#'), ("\\(", ")"),
    ("\\.a§[", "]"), ("\\A§.b§[", "]"), ('"\\([', '])"'), ('"\\({', '})"'), ("A§<", ">()"), ("A§<", ">"),
    ("[A§<", ">]()"), ("f§<A§>(", ")"), ("#m§(", ")"), ("#m§ { ", " }"), ("#selector(", ")"), ("#keyPath(", ")"),
    ("if a§ { ", " } else { b§ }"), ("switch a§ { case .b§: ", " default: c§ }"), ("do { ", " } catch {}"),
    ("a§ ? (", ") : c§"), ("a§ ? b§ : (", ")"), ("a§ ? ", " : c§"), ("#/(", ")/#"), ("/(", ")/"), ("/[", "]/"),
    ("<#", "#>"), ("`a§`(", ")"), ("@A§ {", "}"), ('String(localized: "k1 \\(', ')")'), ('Text("k1 \\(', ')")'),
    ("VStack { ", " }"), ("ForEach(0..<a§) { i§ in ", " }"), ("AnyView(", ")"), ("Group { if a§ { ", " } }"),
    ("Button { a§() } label: { ", " }"), ('Section(header: Text("k1")) { ', " }"),
    ("NavigationLink(destination: ", ') { Text("k2") }'), ("NSLocalizedString(", ', comment: "")'),
    ("(a§ as! B§<", ">)"), ("{ $0.", " }"), ("({ ", " })()"), ("[", "][a§]"), ("((a§, b§), ", ")"), ("{", "}()"),
    ("(", ").a§"), ("(", ")!"),
]

PREFIXES = [
    "!", "-", "~", "+", "&", "try ", "try! ", "try? ", "await ", "try await ", "a§ = ", "a§ += ", "_ = ", "return ",
    "throw ", "inout ", "consume ", "copy ", "each ", "repeat ", "any ", "some ", "unsafe ", "\\.", "\\", "#", "@a§ ",
    "a§: ", "...", ".", "≠", "∑", "if a§ { b§ } else ", "a§ ? b§ : ", "a§ ? b§§ ?? c§ : ", "a§ -> ", "{ ", "in ",
    "is ", "as ", "a§ in ", "/", '"', '#"', '"""\n', "'", "`", "$", "$a§", "async let a§ = ",
]

LINKS = [
    " + b§", " - b§", " * b§", " / b§", " % b§", " << b§", " >> b§", " & b§", " | b§", " ^ b§", " &+ b§", " < c§",
    " > c§", " <= c§", " == c§", " != c§", " === c§", " ~= c§", " && d§", " || d§", " ?? e§", " ... f§", " ..< f§",
    " = y§", " += y§", " -> T§", " as T§", " as? T§", " as! [T§]", " is T§", " ? t§ : u§", " ? t§ ", " : u§", "?.m§",
    "!.m§", ".m§", ".m§()", ".m§(a§)", "\n  .m§(a§)", ".m§ { $0 }", "(§)", "[§]", "()", "[]", "!", "?", " { a§ }",
    " { a§ in b§ }", " label§: { a§ }", ".0", ".0.§", ".self", ".Type", ".init", "?[a§]", "<A§>", "<A§>()",
    "<A§, B§>.c§", " ⊕ g§", " <=> g§", " +++ g§", "+b§", "-b§", "<b§", ">b§", "/b§", "/ b§", " /b§/", "*", " &&& h§",
    " in §", ", a§", ": a§", "; a§", "\n+ b§", "\n? b§ : c§", ' + "s§"', ' + "\\(s§)"', " + (a§)", " + [a§]",
    " + f§()", " + -b§", " && !d§", " == .a§", ".a§ == .b§", " as T§ ?? e§", " < c§ > d§", " < c§, d§ > ",
    ".modifier(M§())", ".padding(§)", ".frame(width: §)", ".font(.body)", ".foregroundColor(.red)",
    ".background(Color.a§)", ".lineLimit(§)", ".environment(\\.a§, b§)", '.overlay { Text("k1") }',
    '.overlay(Text("k2"))', '\n  .accessibilityLabel("k1")', "\n#if A§\n.b§\n#endif\n", " .m§ ", "\n\n  .m§",
    "/* § */.m§", "?.m§?.n§!", '.replacingOccurrences(of: "a", with: "b")', ".appending(s§)", ".map { $0 }",
    ".b§[c§]", ".b§(c§)[d§]", ".b§ { c§ } d§: { e§ }",
]

LISTS = [
    ("[", "¶, ", "]"), ("[", '"k§": ¶, ', "]"), ("f(", "a§: ¶, ", ")"), ("(", "¶, ", ")"), ("(", "a§: ¶, ", ")"),
    ("[", "¶\n", "]"), ("{ ", "a§, ", "b in c }"), ('"', "\\(¶) ", '"'), ('"""\n', "\\(¶)\n", '"""'),
    ("A<", "B§, ", "C>()"), ("{ ", "¶; ", " }"), ("{\n", "¶\n", "}"), ("VStack {\n", 'Text("k§")\n', "}"),
    ("VStack {\n", "¶\n", "}"), ('Text("k1")', "\n.a§(¶)", ""), ("switch x {\n", "case .a§: ¶\n", "}"),
    ("switch x {\n", "case .a§, ", "b: c }"), ("switch x { case ", ".a§(let b§, ¶), ", "c: d }"),
    ("if ", "a§ = ¶, ", "b {}"), ("if ", "let a§, ", "b {}"), ("if ", "case .a§(¶) = b§, ", "c {}"),
    ("guard ", "let a§ = ¶, ", "b else {}"), ("{ [", "weak a§, ", "b] in c }"), ("f", " {¶} a§:", "{}"),
    ('"', "\\u{41}", '"'), ('"', "a§ ", '"'), ('"', "\\\\", '"'), ('"', "%§$@ ", '"'), ('"', '\\"', '"'),
    ('#"', '"', '"#'), ("", "1§", ""), ("0x", "F", ""), ("0.", "1", ""), ("", "1_", "0"), ("1e", "9", ""),
    ("a", "é", ""), ("`", "a§ ", "`"),
]

TYPE_BRACKETS = [
    ("[", "]"), ("[A§: ", "]"), ("(", ")"), ("A§<", ">"), ("Optional<", ">"), ("(a§: ", ")"), ("(A§, ", ")"),
    ("(", ") -> B§"), ("some A§<", ">"), ("any A§<", ">"), ("@escaping (", ") -> Void"),
    ("((", ")) async throws -> A§"), ("[", "].A§"), ("(", ")?"), ("[", "]?"), ("inout ", ""), ("borrowing ", ""),
    ("@A§ ", ""), ("repeat each ", ""), ("any ", ""), ("some ", ""), ("A§ & ", ""), ("A§ -> ", ""), ("(A§) -> ", ""),
    ("(A§) async throws(B§) -> ", ""), ("~", ""), ("[§ of ", "]"), ("A§.", ""), ("isolated ", ""),
    ("(@MainActor () -> ", ")"),
]

TYPE_LINKS = [
    "?", "!", ".A§", " & A§", " -> A§", ".Type", ".Protocol", "<A§>", "<A§>.B§", ", A§", "...", "?.A§",
    " where A§: B§", ": A§", " = A§", "[]", "()", " async", " throws",
]

TYPE_LISTS = [
    ("(", "A§, ", "B)"), ("A<", "¶, ", "B>"), ("(", "a§: ¶, ", "B)"), ("", "A§ & ", "B"), ("", "A§.", "B"),
    ("(", "¶, ", ") -> C"),
]

BLOCKS = [
    ("{", "}"), ("func f§() {\n", "\n}\n"), ("func f§(a§: Int = {\n", "\n}()) {}\n"), ("struct S§ {\n", "\n}\n"),
    ("enum E§ {\n", "\n}\n"), ("extension X§ {\n", "\n}\n"), ("class C§: D§ {\n", "\n}\n"), ("actor A§ {\n", "\n}\n"),
    ("protocol P§ {\n", "\n}\n"), ("var v§: Int {\n", "\n}\n"), ("var v§: some View {\n", "\n}\n"),
    ("var v§ = {\n", "\n}()\n"), ("var v§: A§ { get {\n", "\n} set {} }\n"), ("init() {\n", "\n}\n"),
    ("subscript(a§: Int) -> Int {\n", "\n}\n"), ("if a§ {\n", "\n}\n"), ("if let a§ = b§ {\n", "\n} else { c§ }\n"),
    ("if a§ {} else {\n", "\n}\n"), ("if a§ { b§ } else ", ""), ("guard a§ else {\n", "\n}\n"),
    ("for a§ in b§ {\n", "\n}\n"), ("for case .a§(let b§) in c§ where d§ {\n", "\n}\n"), ("while a§ {\n", "\n}\n"),
    ("repeat {\n", "\n} while a§\n"), ("do {\n", "\n} catch .a§ {}\n"), ("defer {\n", "\n}\n"),
    ("switch a§ {\ncase .b§:\n", "\ndefault: break }\n"), ("switch a§ {\ncase let .b§(c§) where d§:\n", "\n}\n"),
    ("l§: while a§ {\n", "\n}\n"), ("#if A§\n", "\n#endif\n"), ("#if A§\n#else\n", "\n#endif\n"),
    ("#if A§ && !(B§)\n", "\n#elseif C§\nd§\n#endif\n"), ("a§ {\n", "\n}\n"), ("a§(b§) { c§ in\n", "\n}\n"),
    ("VStack {\n", "\n}\n"), ("List { Section {\n", "\n} }\n"), ("let a§ = {\n", "\n}\n"), ("return {\n", "\n}\n"),
    ("/*", "*/"), ("/* a§ ", " */"), ("/**", "*/"), ("struct V§: View { var body: some View {\n", "\n} }\n"),
    ('struct V§: View { var body: some View { Text("k1") }\n', "\n}\n"), ("@A§ ", ""), ("@A§(b§: c§)\n", ""),
    ("public ", ""), ("static ", ""), ("@available(iOS §, *)\n", ""), ("if #available(iOS §, *) {\n", "\n}\n"),
    ("macro m§() = ", ""), ("precedencegroup P§ {", "}"),
    ('#sourceLocation(file: "a§", line: §)\n', "#sourceLocation()\n"), ("case a§(", ")\n"),
    ("extension A { struct B§ {\n", "\n} }\n"), ("Task { await a§ {\n", "\n} }\n"),
    ("withAnimation { if a§ {\n", "\n} }\n"),
]

ITEMS = [
    ("", "let v§ = ¶\n", ""), ("", "v§ = ¶\n", ""), ("", "¶\n", ""), ("", "¶;", ""),
    ("func f() {\n", "let v§ = v0\n", "}\n"), ("func f() {\n", "a§(¶)\n", "}\n"), ("", "import A§\n", ""),
    ("", "import struct A§.B§\n", ""), ("", "func f§() -> String { ¶ }\n", ""),
    ("", "struct S§ { var title: String }\n", ""), ("", "struct S§ { var a§: String { ¶ } }\n", ""),
    ("enum E: String {\n", 'case a§ = "k§"\n', "}\n"), ("enum E {\n", "case a§(b§: ¶)\n", "}\n"),
    ("enum E { case ", "a§, ", "b }\n"), ("", "extension A { func f§() {} }\n", ""), ("", "typealias A§ = B§\n", ""),
    ("func f(", "a§: ¶, ", "b: Int) {}\n"), ("func f<", "A§: B§, ", "C>() {}\n"),
    ("func f() where ", "A§: B§, ", "C: D {}\n"), ("class C: ", "A§, ", "D {}\n"), ("", "if a§ {} else ", "{}\n"),
    ("", "if a§ { ¶ } else ", "{}\n"), ("", "#if A§\n#endif\n", ""), ("#if A\n", "#elseif B§\n¶\n", "#endif\n"),
    ("#if ", "A§ && ", "B\n#endif\n"), ("#if ", "!A§ || ", "B\n#endif\n"), ("#if ", "!", "B\n#endif\n"),
    ("#if ", "(A§ || ", "B\n#endif\n"), ("@available(", "iOS §, ", "*) func f() {}\n"), ("", "@A§ ", "func f() {}\n"),
    ("", "@A§(¶) ", "var a: Int\n"), ("do {} ", "catch A§ {} ", "\n"), ("", "/// a§\n", ""), ("", "// a§\n", ""),
    ("// ", "a§ ", "\n"), ("/*", " a§ ", "*/\n"), ("", "operator +§\n", ""), ("", "prefix operator ⊕\n", ""),
    ("precedencegroup P { higherThan: ", "A§, ", "B }\n"), ("var a, ", "b§, ", "c: Int\n"),
    ("let (", "a§, ", "b) = c\n"), ("let ", "a§ = ¶, ", "b = 1\n"), ('#warning("', "a§", '")\n'),
    ("", "let r§ = /a§/b§/c§/\n", ""), ("let r = ", "/a§/ ", "\n"), ("let r = ", "/a§ ", "\n"), ("", "\n", ""),
    ("", " ", ""), ("", "\t", ""), ("", "\r", ""), ("", "\r\n", ""), ("", ";", ""), ("", "}", ""), ("", ")", ""),
    ("", "]", ""), ("", ">", ""), ("", '"', ""), ("", "'", ""), ("", "`", ""), ("", "#", ""), ("", "@", ""),
    ("", "\\", ""), ("", "$", ""), ("", "\u200b", ""), ("", "\ufeff", ""), ("", "é", ""),
    ("", "👩\u200d👩\u200d👧", ""), ("", "=", ""), ("", "<", ""), ("", "?", ""), ("", ":", ""), ("", ",", ""),
    ("", "a", ""), ("", "a§ ", ""), ("", "1", ""),
    ("struct V: View { var body: some View { VStack {\n", 'Text("k§")\n', "} } }\n"),
    ('struct V: View { var body: some View { Text("k1")\n', ".a§(¶)\n", "} }\n"),
    ("", 'struct V§: View { var body: some View { Text("k1") } }\n', ""),
    ("func f(_ x: Int) -> String { switch x {\n", 'case §: return "k§"\n', 'default: return "k1" } }\n'),
    ("let d = [", '"a§": ¶, ', "]\n"),
]

CONTEXTS = [
    "¶", "let x = ¶\n", "func f() { ¶ }\n", "func f(a: Int = ¶) {}\n",
    "struct V: View { var body: some View { Text(¶) } }\n", "struct V: View { var body: some View { ¶ } }\n",
    'struct V: View { var body: some View { Text("k1").frame(width: ¶) } }\n', 'let x = "\\(¶)"\n',
    'let x = """\n\\(¶)\n"""\n', 'let x = #"\\#(¶)"#\n', "let x = String(localized: ¶)\n",
    'let x = NSLocalizedString(¶, comment: "")\n', "class C { func f() { label.text = ¶ } }\n",
    "switch x { case ¶: break }\n", "switch ¶ { case 1: break }\n", "if ¶ {}\n", "guard let x = ¶ else {}\n",
    "#if ¶\n#endif\n", "@A(¶) var x: Int\n", "enum E: String { case a = ¶ }\n", "let x = [¶: ¶]\n",
    "let x = \\A.b[¶]\n", "for x in ¶ {}\n", "f { ¶ }\n", "let x = { ¶ }\n", 'VStack { Text("k1").padding(¶) }\n',
    "return ¶\n", "let x: A = ¶\n", "¶ = ¶\n", "struct V: View { let t = ¶\n var body: some View { Text(t) } }\n",
    "func t() -> String { ¶ }\nstruct V: View { var body: some View { Text(t()) } }\n", "let x = ¶ as? A\n",
    "throw ¶\n", "defer { ¶ }\n", "let x = /¶/\n", "let x = #/¶/#\n", "// ¶\n", "/* ¶ */\n", '"¶"\n',
    "#sourceLocation(¶)\n",
]

TYPE_CONTEXTS = [
    "let x: ¶ = a\n", "func f(_ x: ¶) -> ¶ {}\n", "let x = a as? ¶\n", "typealias A = ¶\n", "extension ¶ {}\n",
    "struct S<T: ¶> {}\n", "func f() where A: ¶ {}\n", "let x = [¶]()\n", "let x = ¶()\n", "class C: ¶ {}\n",
    "enum E { case a(¶) }\n", "let f = { (x: ¶) -> ¶ in x }\n", "let x = ¶.self\n", "associatedtype A: ¶\n",
    "@A<¶> var x: Int\n", "let x = a is ¶\n", "catch let e as ¶ {}\n", 'var body: ¶ { Text("k1") }\n',
    'struct V: ¶ { var body: some View { Text("k1") } }\n', "func f(a: ¶ = .init()) throws(¶) {}\n",
    "subscript<T>(a: ¶) -> ¶ { a }\n",
]
