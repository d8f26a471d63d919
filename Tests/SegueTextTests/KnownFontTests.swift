// Lookup of fonts in the fixed list by family and by PostScript name.

import Testing

@testable import SegueText

@Suite struct KnownFontTests {
  @Test("families and PostScript names are found in any case, in the order of the list")
  func lookup() {
    for font in KnownFont.all {
      let family = KnownFont.all.filter { $0.family == font.family }
      #expect(KnownFont.fonts(ofFamily: font.family.uppercased()) == family)
      let first = KnownFont.all.first { $0.postScriptName == font.postScriptName }
      #expect(KnownFont.font(named: font.postScriptName.lowercased()) == first)
    }
    #expect(KnownFont.fonts(ofFamily: "Nowhere").isEmpty)
    #expect(KnownFont.font(named: "Nowhere-Regular") == nil)
  }
}
