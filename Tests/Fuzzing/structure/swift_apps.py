"""Apps whose texts are hard to follow: `¶…¶` is repeated, `§` is its number, `→` the next one, `№` a hostile number."""

HEAD = "import SwiftUI\nimport UIKit\n"

APPS = [(name, HEAD + text) for name, text in [
    ("functions that call the next",
     "struct V: View { var body: some View { Text(f0()) } }\n¶func f§() -> String { f→() }\n¶"),
    ("functions that call two",
     "struct V: View { var body: some View { Text(f0()) } }\n¶func f§() -> String { a ? f→() : f→() }\n¶"),
    ("functions that call all",
     "struct V: View { var body: some View { Text(f()) } }\nfunc f() -> String { switch a {\n¶case §: return f() "
     '+ "k§"\n¶default: return "k1" } }\n'),
    ("parameters handed on",
     'struct V: View { var body: some View { Text(f0("k1")) } }\n¶func f§(_ s: String) -> String { f→(s) }\n¶'),
    ("views in views",
     'struct V: View { var body: some View { V0(t: "k1") } }\n¶struct V§: View { var t: LocalizedStringKey; var '
     "body: some View { V→(t: t) } }\n¶"),
    ("views in views, twice",
     'struct V: View { var body: some View { V0(t: "k1") } }\n¶struct V§: View { var t: LocalizedStringKey; var '
     "body: some View { VStack { V→(t: t); V→(t: t) } } }\n¶"),
    ("a view in itself", 'struct V: View { var t: String; var body: some View { ¶V(t: t + "§") ¶ } }\n'),
    ("two views in each other",
     "struct A: View { var t: String; var body: some View { ¶B(t: t)\n¶ } }\nstruct B: View { var t: String; var "
     "body: some View { ¶A(t: t)\n¶ Text(t) } }\n"),
    ("many views with one name of a property",
     "¶struct V§: View { var title: String; var body: some View { Text(title) } }\n¶struct W: View { var body: "
     'some View { ¶V§(title: String(localized: "k1"))\n¶ } }\n'),
    ("many rows with one name",
     '¶struct Row { var title: String }\n¶struct V: View { var body: some View { Text(Row(title: "k1").title) } '
     "}\n"),
    ("implementations of a protocol",
     'protocol P { var t: String { get } }\n¶struct S§: P { var t: String { String(localized: "k1") } }\n'
     "¶¶struct V§: View { let p: P; var body: some View { Text(p.t) } }\n¶"),
    ("generic implementations",
     "protocol P { associatedtype A: P; var t: String { get } }\n¶struct S§<T: P>: P { typealias A = S→<T>; var "
     "t: String { A.t } }\n¶struct V: View { var body: some View { Text(S0<S1>.t) } }\n"),
    ("variables that are set",
     'class C: UIViewController { var s = ""; let label = UILabel()\nfunc f() {\n¶s = String(localized: "k1")\n'
     "¶¶label.text = s\n¶} }\n"),
    ("variables that are set from the next", "func f() {\n¶var s§ = s→\n¶Text(s0) }\n"),
    ("variables of two", "func f() {\n¶let s§ = s→ + s→\n¶Text(s0) }\n"),
    ("static texts",
     'enum L { ¶static let t§ = NSLocalizedString("k1", comment: "")\n¶ }\nstruct V: View { var body: some View '
     "{ ¶Text(L.t§)\n¶ } }\n"),
    ("enumerations with texts",
     'enum E: String, CaseIterable {\n¶case a§ = "k§"\n¶var t: String { NSLocalizedString(rawValue, comment: "") '
     "} }\nstruct V: View { var body: some View { ForEach(E.allCases) { Text($0.t) } } }\n"),
    ("a dictionary of texts",
     'let d = [¶"a§": "k1", ¶]\nstruct V: View { var body: some View { Text(d["a1"]!) ¶ Text(d["a§"]!)\n¶ } }\n'),
    ("modifiers", 'struct V: View { var body: some View { Text("k1")\n¶.padding(№)\n¶ } }\n'),
    ("frames", 'struct V: View { var body: some View { Text("k1")¶.frame(width: №, height: №)¶ } }\n'),
    ("frames with limits",
     'struct V: View { var body: some View { Text("k1")¶.frame(minWidth: №, maxWidth: №, alignment: .leading)¶ } '
     "}\n"),
    ("font sizes",
     'struct V: View { var body: some View { ¶Text("k1").font(.system(size: №))\n¶Text("k2").font(.custom("A", '
     "size: №, relativeTo: .body)) } }\n"),
    ("line limits",
     'struct V: View { var body: some View { Text("k1").lineLimit(№)\n'
     '¶Text("k2").lineLimit(§...№).minimumScaleFactor(№)\n¶ } }\n'),
    ("spacing",
     'struct V: View { var body: some View { VStack(spacing: №) { ¶HStack(spacing: №) { Text("k1"); '
     "Spacer(minLength: №) }\n¶ } } }\n"),
    ("grids",
     "struct V: View { var body: some View { LazyVGrid(columns: [GridItem(.adaptive(minimum: №)), "
     'GridItem(.fixed(№)), GridItem(.flexible(minimum: №, maximum: №))], spacing: №) { ¶Text("k1")\n¶ } } }\n'),
    ("repeated columns",
     "struct V: View { var body: some View { LazyVGrid(columns: Array(repeating: GridItem(spacing: №), count: "
     '№)) { ¶Text("k1")\n¶ } } }\n'),
    ("scaled metrics",
     "struct V: View { @ScaledMetric(relativeTo: .body) var a: CGFloat = №\nvar body: some View { "
     '¶Text("k1").frame(width: a * № / № - №)\n¶ } }\n'),
    ("arithmetic",
     "let a0 = №\n¶let a→ = a§ * 9223372036854775807 + № / 0 % 0 << 9999\n¶struct V: View { var body: some View "
     '{ Text("k1").frame(width: a5).padding(1 / 0).padding(0 % 0).padding(1 << '
     "99999).padding(-9223372036854775808 / -1) } }\n"),
    ("arithmetic in a chain", 'struct V: View { var body: some View { Text("k1").frame(width: 1¶ * №¶) } }\n'),
    ("constants that use the next",
     '¶let a§ = a→ + a→\n¶struct V: View { var body: some View { Text("k1").frame(width: a0) } }\n'),
    ("constants that use themselves",
     "let a = a + 1\nlet b = c\nlet c = b\n¶var d§ = d§ * №\n¶struct V: View { var body: some View { "
     'Text("k1").frame(width: a).padding(b).padding(d1) } }\n'),
    ("ranges", 'struct V: View { var body: some View { ForEach(0..<№) { i in ¶Text("k1 \\(i)")\n¶ } } }\n'),
    ("nested loops",
     "struct V: View { var body: some View { ForEach(0..<1000000000) { i in ForEach(0..<1000000000) { j in "
     'ForEach(№..<№) { k in ¶Text("k1")\n¶ } } } } }\n'),
    ("colours",
     'struct V: View { var body: some View { ¶Text("k1").foregroundColor(Color(red: №, green: №, blue: '
     "№)).background(Color(white: №, opacity: №))\n¶ } }\n"),
    ("colours by number",
     "class C { func f() { ¶l.textColor = UIColor(red: №/255, green: №, blue: 0x№, alpha: №)\nl.backgroundColor "
     "= UIColor(hue: №, saturation: №, brightness: №, alpha: №)\n¶ } }\n"),
    ("colours that use the next",
     "extension Color { ¶static var c§: Color { c→ }\n¶ }\nstruct V: View { var body: some View { "
     'Text("k1").foregroundColor(.c0).background(Color.c1) } }\n'),
    ("constraints in code",
     'class C: UIViewController { let label = UILabel()\nfunc f() { label.text = NSLocalizedString("k1", '
     'comment: "")\n¶label.widthAnchor.constraint(equalToConstant: №).isActive = true\n¶} }\n'),
    ("frames in code",
     "class C: UIViewController { ¶let l§ = UILabel(frame: CGRect(x: №, y: №, width: №, height: №))\n¶func f() { "
     '¶l§.text = NSLocalizedString("k1", comment: ""); l§.numberOfLines = №; l§.font = .systemFont(ofSize: №, '
     "weight: .init(№))\n¶} }\n"),
    ("formats", 'func f() { ¶Text(String(format: NSLocalizedString("k1 %№$@ %#@a@ %*.*f", comment: ""), a§))\n¶ }\n'),
    ("keys that are no keys",
     'struct V: View { var body: some View { ¶Text("%@ %№$ld %% \\(x) \\u{110000} \\u{0} \\u{FFFFFFFFFF} \\0 '
     'k§")\n¶Text(verbatim: "a"); Text("" + "k1"); Text("\\("k1")"); Text(.init("k1")) } }\n'),
    ("keys made of parts",
     'struct V: View { var body: some View { Text(""¶ + "k"¶); Text("k" + String(№)); Text("k\\(№)") } }\n'),
    ("ternaries of keys", 'struct V: View { var body: some View { Text(¶a§ ? "k1" : ¶"k2") } }\n'),
    ("conditions on keys", 'struct V: View { var body: some View { ¶if a§ { Text("k1") } else ¶{ Text("k2") } } }\n'),
    ("environments",
     "struct V: View { @Environment(\\.dynamicTypeSize) var s\nvar body: some View { ¶if s > .accessibility§ { "
     'Text("k1") } else ¶{ Text("k2").dynamicTypeSize(.xSmall ... .№) } } }\n'),
    ("closures handed on",
     'struct V: View { var body: some View { f0 { Text("k1") } } }\n¶func f§<C: View>(@ViewBuilder c: () -> C) '
     "-> some View { f→ { c() } }\n¶"),
    ("modifiers of their own",
     "extension View { ¶func m§() -> some View { m→().padding(№) }\n¶ }\nstruct V: View { var body: some View { "
     'Text("k1").m0()¶.m§()¶ } }\n'),
    ("extensions",
     '¶extension String { var l§: String { NSLocalizedString(self, comment: "").l→ } }\n¶struct V: View { var '
     'body: some View { Text("k1".l0)¶ Text("k1".l§)\n¶ } }\n'),
    ("classes that inherit from the next",
     "¶class C§: C→ { override func viewDidLoad() { super.viewDidLoad(); l.text = t } }\n¶class B: C0 { let t = "
     'NSLocalizedString("k1", comment: "") }\n'),
    ("classes that inherit from themselves",
     'class A: B {}\nclass B: A { ¶func f§() { l.text = NSLocalizedString("k1", comment: "") }\n¶ }\nprotocol P: '
     "P {}\ntypealias T = T\ntypealias S = U\ntypealias U = S\n"),
    ("aliases of the next", '¶typealias A§ = A→\n¶struct V: View { var body: some View { A0(t: "k1") } }\n'),
    ("aliases of two",
     "¶typealias A§ = (A→, A→)\n¶struct V: View { let a: A0; var body: some View { Text(a.0.1.0) } }\n"),
    ("nested types",
     "¶extension A { struct B§ { static let t = B→.t } }\n¶struct V: View { var body: some View { Text(A.B0.t) } "
     "}\n"),
    ("overloads", '¶func t(_ a: A§) -> String { "k1" }\n¶struct V: View { var body: some View { ¶Text(t(a§))\n¶ } }\n'),
    ("texts of many uses", 'struct V: View { var body: some View { ¶Text("k1").font(.title§).lineLimit(§)\n¶ } }\n'),
    ("texts in containers", 'struct V: View { var body: some View { ¶HStack { ¶Text("k1").frame(width: №)} } }\n'),
    ("accessibility",
     "struct V: View { var body: some View { "
     '¶Image("i§").accessibilityLabel("k1").accessibilityHint(Text("k2")).onTapGesture { }\n¶ } }\n'),
    ("comments for the checker",
     '¶// typecheck: lines=№ width=№ style=№\nlet t§ = NSLocalizedString("k1", comment: "lines: № width: № max: '
     '№")\n¶struct V: View { var body: some View { ¶Text(t§)\n¶ } }\n'),
    ("tables",
     '¶let t§ = NSLocalizedString("k1", tableName: "../../T§", bundle: .main, value: "№", comment: "")\n¶struct '
     "V: View { var body: some View { Text(t0) } }\n"),
    ("tuples of texts",
     'let t = (¶NSLocalizedString("k1", comment: ""), ¶"")\nstruct V: View { var body: some View { Text(t.№); '
     "¶Text(t.§)\n¶ } }\n"),
    ("arrays of arrays",
     'let t§ = [["k1"]]\n¶let a§ = [a→, a→]\n¶struct V: View { var body: some View { ForEach(a0) { ForEach($0) { '
     "Text($0) } }; Text(a0[№][№]) } }\n"),
    ("outlets",
     "class C: UIViewController { ¶@IBOutlet weak var l§: UILabel! { didSet { l§.text = l→.text } }\n¶ func f() "
     '{ ¶l§.text = t\n¶ } ; var t: String { ¶ a§ ?? ¶ NSLocalizedString("k1", comment: "") } }\n'),
    ("setters that set the next",
     'class C { ¶var s§: String { get { s→ } set { s→ = newValue } }\n¶ func f() { s0 = NSLocalizedString("k1", '
     'comment: ""); label.text = s0 } }\n'),
]]
