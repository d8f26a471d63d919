// Frosted glass over the whole frame, of several radii, over an image that moves and one that does
// not; and shadows of a card that is new, at rest and moving.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels

extension Case {
  static func glass() throws -> [Case] {
    let photo = try Images.screen(width: width, height: height, seed: 1)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    func list(_ radius: Double, _ move: Double, tinted: Bool) -> DisplayList {
      let image = ImageQuad(
        bitmap: photo, source: whole, destination: whole,
        transform: CGAffineTransform(translationX: 0, y: CGFloat(move)))
      var pane = DisplayBackdrop(
        shape: RoundedRectangle(whole), transform: .identity, radius: radius)
      if tinted {
        pane.saturation = 1.8
        pane.tint = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.3)
      }
      return DisplayList(
        width: width, height: height, background: .black, items: [.image(image), .backdrop(pane)])
    }
    return [4.9, 5, 20, 60].map { radius in
      Case(name: String(format: "glass, blur of %g", radius)) { list(radius, $0, tinted: false) }
    } + [
      Case(name: "glass, blur of 20, tinted") { list(20, $0, tinted: true) },
      Case(name: "glass, blur of 20, at rest") { _ in list(20, 0, tinted: true) },
      Case(name: "the same without glass") { n in
        var plain = list(20, n, tinted: false)
        plain.items.removeLast()
        return plain
      },
    ]
  }

  static func cards() -> [Case] {
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    func list(_ radius: Double, growing: Double = 0, moving: Double = 0) -> DisplayList {
      let rect = CGRect(x: 390 + moving, y: 600, width: 300 + growing / 4096, height: 600)
      let card = DisplayItem.solid(
        SolidQuad(
          shape: RoundedRectangle(rect, radius: 40), transform: .identity, color: white))
      let shadow = DisplayShadow(
        of: [card], radius: radius + growing / 1e6, offset: CGSize(width: 0, height: 12),
        color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.3), transform: .identity)
      let items = radius > 0 ? [DisplayItem.shadow(shadow)] : [card]
      return DisplayList(width: width, height: height, background: white, items: items)
    }
    return [Case(name: "300 x 600 without a shadow", list: list(0))]
      + [12.0, 24].flatMap { radius in
        let name = "300 x 600, shadow of \(Int(radius))"
        return [
          Case(name: name + ", new") { list(radius, growing: $0) },
          Case(name: name + ", at rest", list: list(radius)),
          Case(name: name + ", moving") { list(radius, moving: Double(Int($0) % 300)) },
        ]
      }
  }
}
