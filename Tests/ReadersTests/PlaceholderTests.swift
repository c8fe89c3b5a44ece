import AuditModel
import Testing

@Suite struct PlaceholderTests {
  @Test(arguments: [("{{- name}}", "name"), ("{{-  a.b}}", "a.b"), ("{{ - x }}", "x"), ("{{-name, upper}}", "name")])
  func unescapedValuesArePlaceholders(text: String, name: String) {
    #expect(Placeholder.found(in: "a \(text)!").map(\.name) == [name])
    #expect(Placeholder.removing(from: "a \(text)!", source: nil) == "a !")
  }

  @Test func literalsAreNotPlaceholders() {
    let text = "{a} %d {b} %{c}"
    #expect(Placeholder.found(in: text, literals: [0..<3, 11..<12]).map(\.spelling) == ["%d", "{b}", "{c}"])
    #expect(Placeholder.found(in: text, literals: [0..<15]).isEmpty)
    #expect(Placeholder.found(in: text, literals: [4..<5, 8..<9]).map(\.spelling) == ["{a}", "%{c}"])
    #expect(Placeholder.removing(from: text, literals: [0..<3], source: nil) == "{a}   ")
    #expect(FormatText(text, literals: [0..<15]).filled { _ in "x" } == text)
  }

  @Test(arguments: [
    ("%@", ""), ("Hi %@!", "Hi !"), ("%1$@ of %2$ld", " of "), ("%.1f km", " km"), ("%02u:%02u", ":"),
    ("%#@files@ in %@", " in "), ("%1$#@days@ left", " left"), ("%-8s|", "|"), ("%*d", ""), ("%.*f", ""),
    ("%1$*2$d", ""), ("%lld %llu %zu %qi %hhx %Lf %jd %td", "       "), ("%'d", ""), ("%+d", ""),
    ("%arg Dateien", " Dateien"), ("%arg.", "."), ("%argon", "rgon"), ("{name} ist da", " ist da"), ("{0}/{1}", "/"),
    ("{ name } da", " da"), ("{{a}", "{"), ("{{count}} da", " da"), ("{{ n, number }} da", " da"), ("${user}!", "!"),
    ("%{user}!", "!"),
    ("%(count)lld Fotos", " Fotos"), ("%d %% voll", " % voll"), ("%%%d%%", "%%"), ("%#@größe@", ""),
    ("%C %S %p %A %G %E %X %O %U %D %F", "          "),
  ])
  func removesPlaceholders(text: String, rest: String) {
    #expect(Placeholder.removing(from: text, source: nil) == rest)
  }

  @Test(arguments: [
    "", "Save", "100 %", "100%", "%", "%%", "100%% sure", "20% off", "50% a", "100 % de", "50 % des", "% d", "% @",
    "{}", "{{}}", "{a b}", "{a", "$5", "${", "%{", "%{}", "%(", "%(a", "%()d", "%(a)", "%1$",
    "%.", "%l", "%5", "%y", "5 %, 6 %",
  ])
  func leavesLiteralText(text: String) {
    #expect(Placeholder.removing(from: text, source: nil) == nil)
    #expect(Placeholder.spans(in: text).isEmpty)
  }

  @Test func aSpaceFlagCountsOnlyWithTheSameConversionInTheSource() {
    #expect(Placeholder.removing(from: "de % d fichiers", source: "%d files") == "de  fichiers")
    #expect(Placeholder.removing(from: "de % d fichiers", source: "%ld files") == "de  fichiers")
    #expect(Placeholder.removing(from: "% @ da", source: "%@ there") == " da")
    #expect(Placeholder.removing(from: "%# @v@ da", source: "%#@v@ there") == " da")
    #expect(Placeholder.removing(from: "50 % des", source: "50 % of") == nil)
    #expect(Placeholder.removing(from: "50 % des", source: "%@ of") == nil)
    #expect(Placeholder.removing(from: "50 % des", source: "50 % des") == nil)
    #expect(Placeholder.removing(from: "20% off", source: "%o") == nil)
    #expect(Placeholder.removing(from: "50 % des %@", source: "50 % of %@") == "50 % des ")
  }

  @Test func spansMatchTheSpecifiers() {
    let text = "ü %1$@ und {name}, 20% off"
    #expect(Placeholder.spans(in: text).map { String(text[$0]) } == ["%1$@", "{name}"])
  }

  @Test func hostileLongTextsTakeBoundedTime() {
    for piece in ["%", "{", "$", "%#@a", "{{a,", "%1", "%(a", "%*", "{{", "${"] {
      let text = String(repeating: piece, count: 200_000)
      _ = Placeholder.removing(from: text, source: text)
    }
  }
}
