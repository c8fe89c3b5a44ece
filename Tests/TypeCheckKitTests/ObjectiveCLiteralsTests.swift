import Testing

@testable import TypeCheckKit

@Suite struct ObjectiveCLiteralsTests {
  private func found(_ names: Set<String>, _ code: String) -> [String: Int] {
    ObjectiveCLiterals(names, in: Array(code.utf8)).offsets
  }

  @Test(arguments: [
    (#"L(@"a")"#, "a"), (#"char *c = "a";"#, "a"), (#"[self say:@"a" with:@"b"]"#, "b"),
    (#"@"say \"hi\"\n""#, "say \"hi\"\n"), (#"@"caf\u00e9 \U0001F600""#, "café 😀"),
    (#"@"\xE2\x80\xA6 \303\251""#, "… é"),
    (#"@"one " @"two""#, "one two"), (#"@"one " @"two""#, "two"),
    ("@\"one \"\n   \"two \" // two\n @\"three\";", "one two three"),
    ("#define L @\"one \" \\\n  @\"two\"", "one two"), ("@\"one \\\ntwo\"", "one two"),
    (#"if (c == '"') { s = @"a"; }"#, "a"), (#"c = '\''; s = @"a";"#, "a"), ("#pragma mark - Don't\ns = @\"a\";", "a"),
    (#"/* it's */ s = @"a";"#, "a"), (#"s = @"/*"; t = @"a";"#, "a"), (#"x = 1'000'000 + f("a");"#, "a"),
  ])
  func literalsAreFound(_ code: String, _ text: String) { #expect(found([text], code).keys.first == text) }

  @Test(arguments: [
    (#"// L(@"a")"#, "a"), (#"/* "a" */"#, "a"), (#"@"a", @"b""#, "ab"), (#"@"ab""#, "a"), ("L(a)", "a"),
    ("@\"a\n\"", "a"), (#"@"a"#, "a"), ("/* @\"a\"", "a"), (#"@"a\"#, "a"), (#"@"\u"#, "u"),
  ])
  func otherTextsAreNot(_ code: String, _ text: String) { #expect(found([text], code).isEmpty) }

  @Test func theFirstPlaceCounts() {
    #expect(found(["a", "ab"], #"x(@"b"); y(@"a"); z(@"a" @"b")"#) == ["a": 12, "ab": 21])
  }
}
