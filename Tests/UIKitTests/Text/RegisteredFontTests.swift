// Fonts of files that an app registers itself.

import Foundation
import MadeFonts
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RegisteredFontTests {
  @Test("A registered font is found by its name, in its own world alone")
  func registered() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(MadeFont.varying.file))))
    let font = try #require(CGFont(provider))
    let name = try #require(font.postScriptName)
    World().run {
      #expect(UIFont(name: name, size: 12)?.familyName != "Segue Varying")
      #expect(CTFontManagerRegisterGraphicsFont(font, nil))
      #expect(UIFont(name: name, size: 12)?.familyName == "Segue Varying")
    }
    World().run { #expect(UIFont(name: name, size: 12)?.familyName != "Segue Varying") }
  }

  @Test("What is no font is refused, with the reason")
  func refused() throws {
    let text = try #require(CGDataProvider(data: NSData(data: Data("no font".utf8))))
    #expect(CGFont(text) == nil)
    World().run {
      var error: Unmanaged<CFError>?
      let url = NSURL(fileURLWithPath: "/nowhere/larkspur.ttf")
      #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
      #expect(
        error?.takeRetainedValue().localizedDescription
          == "/nowhere/larkspur.ttf: cannot be read; expected a font file")
    }
  }
}
