extension Script {
  /// Arabic (`Arab`).
  public static let arabic = Script(tag: 0x41726162)
  /// Armenian (`Armn`).
  public static let armenian = Script(tag: 0x41726D6E)
  /// Bengali (`Beng`).
  public static let bengali = Script(tag: 0x42656E67)
  /// Bopomofo (`Bopo`).
  public static let bopomofo = Script(tag: 0x426F706F)
  /// Burmese (`Mymr`).
  public static let burmese = Script(tag: 0x4D796D72)
  /// Cherokee (`Cher`).
  public static let cherokee = Script(tag: 0x43686572)
  /// Characters of many scripts: spaces, punctuation, digits, symbols (`Zyyy`).
  public static let common = Script(tag: 0x5A797979)
  /// Cyrillic (`Cyrl`).
  public static let cyrillic = Script(tag: 0x4379726C)
  /// Devanagari (`Deva`).
  public static let devanagari = Script(tag: 0x44657661)
  /// Ethiopic (`Ethi`).
  public static let ethiopic = Script(tag: 0x45746869)
  /// Georgian (`Geor`).
  public static let georgian = Script(tag: 0x47656F72)
  /// Greek (`Grek`).
  public static let greek = Script(tag: 0x4772656B)
  /// Gujarati (`Gujr`).
  public static let gujarati = Script(tag: 0x47756A72)
  /// Gurmukhi (`Guru`).
  public static let gurmukhi = Script(tag: 0x47757275)
  /// Han (`Hani`).
  public static let han = Script(tag: 0x48616E69)
  /// Hangul (`Hang`).
  public static let hangul = Script(tag: 0x48616E67)
  /// Hebrew (`Hebr`).
  public static let hebrew = Script(tag: 0x48656272)
  /// Hiragana (`Hira`).
  public static let hiragana = Script(tag: 0x48697261)
  /// Combining marks that take the script of their base (`Zinh`).
  public static let inherited = Script(tag: 0x5A696E68)
  /// Kannada (`Knda`).
  public static let kannada = Script(tag: 0x4B6E6461)
  /// Katakana (`Kana`).
  public static let katakana = Script(tag: 0x4B616E61)
  /// Khmer (`Khmr`).
  public static let khmer = Script(tag: 0x4B686D72)
  /// Lao (`Laoo`).
  public static let lao = Script(tag: 0x4C616F6F)
  /// Latin (`Latn`).
  public static let latin = Script(tag: 0x4C61746E)
  /// Malayalam (`Mlym`).
  public static let malayalam = Script(tag: 0x4D6C796D)
  /// Mongolian (`Mong`).
  public static let mongolian = Script(tag: 0x4D6F6E67)
  /// Odia (`Orya`).
  public static let odia = Script(tag: 0x4F727961)
  /// Sinhala (`Sinh`).
  public static let sinhala = Script(tag: 0x53696E68)
  /// Syriac (`Syrc`).
  public static let syriac = Script(tag: 0x53797263)
  /// Tamil (`Taml`).
  public static let tamil = Script(tag: 0x54616D6C)
  /// Telugu (`Telu`).
  public static let telugu = Script(tag: 0x54656C75)
  /// Thaana (`Thaa`).
  public static let thaana = Script(tag: 0x54686161)
  /// Thai (`Thai`).
  public static let thai = Script(tag: 0x54686169)
  /// Tibetan (`Tibt`).
  public static let tibetan = Script(tag: 0x54696274)
  /// Unassigned, private-use and lone surrogate code points (`Zzzz`).
  public static let unknown = Script(tag: 0x5A7A7A7A)
}
