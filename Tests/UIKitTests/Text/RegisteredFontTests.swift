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

  @Test("A text layer takes a font by its name as it takes the font itself")
  func named() throws {
    World().run {
      let font = UIFont.systemFont(ofSize: 20, weight: .bold)
      let fonts: [AnyObject?] = [font, CGFont(font.fontName as CFString), nil]
      let items = fonts.map { value in
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
        (layer.string, layer.font, layer.fontSize) = ("Segue", value, 20)
        let renderer = UIGraphicsImageRenderer(size: layer.frame.size)
        return renderer.image { layer.render(in: $0.cgContext) }.pngData()
      }
      #expect(items[0] == items[1] && items[0] != items[2])
      #expect(CGFont(font.fontName as CFString)?.fullName != nil)
      #expect(CGFont("There is no such font" as CFString) == nil)
      let registered = CGFont(font.fontName as CFString).map {
        CTFontManagerRegisterGraphicsFont($0, nil)
      }
      #expect(registered == false)
    }
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
