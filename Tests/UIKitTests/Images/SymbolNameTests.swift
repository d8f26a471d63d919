// Names of system symbols, and the icons that stand for them.

import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct SymbolNameTests {
  @Test("a symbol has its own icon, or that of the symbol without its last parts")
  func parts() {
    #expect(SymbolNames.shape("heart.fill")?.icon == "favorite")
    #expect(SymbolNames.shape("cart.fill")?.icon == "shopping_cart")
    #expect(SymbolNames.shape("calendar.badge.lock")?.icon == "event")
    #expect(SymbolNames.shape("cpu.fill")?.icon == "memory")
    let clapper = SymbolShape(icon: "movie_creation", isHollow: true)
    #expect(SymbolNames.shape("movieclapper") == clapper)
    #expect(SymbolNames.shape("briefcase.circle.fill")?.enclosure?.isFilled == true)
    #expect(SymbolNames.shape("teapot.fill") == nil)
  }

  @Test("every icon of the lists is in the icon font, and no symbol is in two of them")
  func inFont() {
    let names = Array(SymbolNames.inFont.keys) + SymbolNames.more.keys + SymbolNames.rare.keys
    #expect(Set(names).count == names.count)
    World().run {
      let icons = Array(SymbolNames.more.values) + SymbolNames.rare.values
      let missing = icons.filter { BarGlyph.symbol($0, pointSize: 17) == nil }
      #expect(Set(missing).isEmpty)
    }
  }

  @Test("symbols in circles and squares are composed unless the font has them")
  func enclosures() {
    typealias Enclosure = SymbolShape.Enclosure
    let circle = Enclosure(isCircle: true, isFilled: false)
    let disc = Enclosure(isCircle: true, isFilled: true)
    let expected: [(String, String, Enclosure?)] = [
      ("ellipsis.circle", "more_horiz", circle), ("ellipsis.circle.fill", "more_horiz", disc),
      ("arrow.up.circle", "arrow_circle_up", nil), ("arrow.up.circle.fill", "arrow_upward", disc),
      ("person.crop.circle", "person", circle), ("person.crop.circle.fill", "account_circle", nil),
      ("star.circle", "star", circle), ("checkmark.circle.fill", "check_circle", nil),
      ("plus.square", "add", Enclosure(isCircle: false, isFilled: false)),
      ("phone.circle.badge.plus", "phone", circle), ("circle.fill", "lens", nil),
      ("square.on.circle", "check_box_outline_blank", nil), ("7.circle.fill", "7", disc),
    ]
    for (name, icon, enclosure) in expected {
      let shape = SymbolNames.shape(name)
      #expect(shape?.icon == icon && shape?.enclosure == enclosure, "\(name): \(shape as Any)")
      #expect(shape?.isHollow == false && shape?.isText == (name == "7.circle.fill"))
    }
  }

  @Test("outlined symbols are drawn as outlines, also where the icon of the font is solid")
  func outlines() {
    #expect(SymbolNames.shape("house") == SymbolShape(icon: "home", isHollow: true))
    #expect(SymbolNames.shape("house.fill") == SymbolShape(icon: "home"))
    #expect(SymbolNames.shape("trash") == SymbolShape(icon: "delete_outline"))
    #expect(SymbolNames.shape("trash.fill") == SymbolShape(icon: "delete"))
    #expect(SymbolNames.shape("tag.fill") == SymbolShape(icon: "local_offer"))
  }

  /// The opacities of an image of 120 by 120 points at the given places of it, in 24ths.
  private func opacities(_ name: String, _ places: [(Int, Int)]) throws -> [UInt8] {
    try World().run {
      let configuration = UIImage.SymbolConfiguration(pointSize: 96)
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      #expect(image.size == CGSize(width: 120, height: 120))
      #expect(image.renderingMode == .alwaysTemplate)
      let pixels = try #require(image.cgImage?.bitmap?.pixels)
      return places.map { pixels[$0.0 * pixels.width / 24, $0.1 * pixels.height / 24].alpha }
    }
  }

  @Test("a circle is a ring around the icon, or a disc out of which it is cut; outlines are hollow")
  func drawing() throws {
    // The ring, beside it, the middle dot, and between ring and dots.
    let places = [(3, 12), (1, 12), (12, 12), (12, 7)]
    #expect(try opacities("ellipsis.circle", places) == [255, 0, 255, 0])
    #expect(try opacities("ellipsis.circle.fill", places) == [255, 0, 0, 255])
    // The roof of a house below its ridge, where only the outline is drawn, and its ridge.
    #expect(try opacities("house.fill", [(12, 9), (12, 4)]) == [255, 255])
    #expect(try opacities("house", [(12, 9), (12, 4)]) == [0, 255])
    // The middle of the pencil, and what is between the edges of the square.
    #expect(try opacities("square.and.pencil", [(15, 9), (6, 18)]) == [255, 0])
    // The middle pip and one in a corner of three, and of six.
    #expect(try opacities("die.face.3", [(12, 12), (7, 7), (17, 7)]) == [255, 255, 0])
    #expect(try opacities("die.face.6.fill", [(12, 12), (7, 7), (17, 7)]) == [255, 0, 0])
    // The stem of an I, and beside it.
    #expect(try opacities("i.circle.fill", [(12, 12), (15, 12)]) == [0, 255])
    #expect(try opacities("i.circle", [(12, 12), (15, 12)]) == [255, 0])
  }
}
