// Colors of asset catalogues. The expected values are those of the catalogue.

import Foundation
import ScratchFolders
import SegueWorld
import Testing

@testable import UIKit

@MainActor
@Suite struct AppColorTests {
  private func app(_ sets: [String: String], _ body: () throws -> Void) throws {
    let files = try ScratchFolder()
    for (name, contents) in sets {
      try files.bundleFile("A.xcassets/\(name).colorset/Contents.json", contents)
    }
    try World().run {
      UIKitState.current.install(AppBundle(path: files.path, language: ""))
      try body()
    }
  }

  private func color(_ space: String, _ parts: String) -> String {
    "\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", \"components\": {\(parts)}}"
  }

  private func rgb(_ color: UIColor?) -> [Int]? {
    color.map {
      [$0.cgColor.red, $0.cgColor.green, $0.cgColor.blue].map { Int(($0 * 255).rounded()) }
    }
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @Test("A color literal is also a CGColor, where one is expected") func literals() {
    let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    let inferred = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == inferred.cgColor && color.alpha == 0.5)
  }

  @Test func componentsInAllSpellings() throws {
    let parts = "\"red\": \"0x33\", \"green\": \"102\", \"blue\": \"0.6\", \"alpha\": \"0.500\""
    try app(["a": "{\"colors\": [{\(color("srgb", parts))}]}"]) {
      let found = try #require(UIColor(named: "a"))
      #expect(rgb(found) == [51, 102, 153])
      #expect(found.cgColor.alpha == 0.5)
      #expect(!found.isDynamic)
      #expect(UIColor(named: "b") == nil)
    }
  }

  @Test func variantsFollowTheTraits() throws {
    let light = color("gray-gamma-22", "\"white\": \"1.0\", \"alpha\": \"1\"")
    let dark = color("gray-gamma-22", "\"white\": \"0.0\", \"alpha\": \"1\"")
    let set =
      "{\"colors\": [{\(light)}, {\(dark), \"appearances\": "
      + "[{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}]}"
    try app(["paper": set]) {
      let found = try #require(UIColor(named: "paper"))
      let style = { UITraitCollection(userInterfaceStyle: $0) }
      #expect(rgb(found.resolvedColor(with: style(.light))) == [255, 255, 255])
      #expect(rgb(found.resolvedColor(with: style(.dark))) == [0, 0, 0])
      #expect(found == UIColor(named: "paper"))
      #expect(UIColor(resource: ColorResource(name: "paper", bundle: SegueBundle.main)) == found)
    }
  }

  /// The references were computed with the matrices of CSS Color 4 for Display P3 and sRGB.
  @Test func displayP3IsConverted() throws {
    let orange = "\"red\": \"1.0\", \"green\": \"0.5\", \"blue\": \"0.25\", \"alpha\": \"1\""
    let teal = "\"red\": \"0.3\", \"green\": \"0.6\", \"blue\": \"0.5\", \"alpha\": \"1\""
    try app([
      "p3": "{\"colors\": [{\(color("display-p3", orange))}]}",
      "teal": "{\"colors\": [{\(color("display-p3", teal))}]}",
    ]) {
      #expect(rgb(UIColor(named: "p3")) == [255, 118, 38])
      #expect(rgb(UIColor(named: "teal")) == [36, 155, 126])
      #expect(rgb(UIColor(displayP3Red: 0.3, green: 0.6, blue: 0.5, alpha: 1)) == [36, 155, 126])
    }
  }

  @Test func theAccentColorTintsViews() throws {
    let parts = "\"red\": \"0\", \"green\": \"255\", \"blue\": \"0\", \"alpha\": \"1\""
    try app(["AccentColor": "{\"colors\": [{\(color("srgb", parts))}]}"]) {
      #expect(rgb(UIView().tintColor) == [0, 255, 0])
    }
    try app(["AccentColor": "{\"colors\": [{\"idiom\": \"universal\"}]}"]) {
      #expect(UIView().tintColor == .systemBlue)
    }
  }

  @Test func referencesToTheSystem() throws {
    let set =
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
      + "{\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}"
    try app(["alarm": set]) {
      let found = try #require(UIColor(named: "alarm"))
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(found.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
      }
    }
  }
}
