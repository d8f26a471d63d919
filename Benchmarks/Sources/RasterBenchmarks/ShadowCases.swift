// A card over most of the frame, with shadows of several radii; the time should not increase with
// the radius.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension Case {
  static func shadows() -> [Case] {
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    let card = DisplayItem.solid(
      SolidQuad(
        shape: RoundedRectangle(CGRect(x: 60, y: 200, width: 960, height: 1500), radius: 40),
        transform: .identity, color: white))
    let plain = DisplayList(width: width, height: height, background: white, items: [card])
    return [Case(name: "a card without a shadow", list: plain)]
      + [1.0, 5, 9, 60, 300].map { radius in
        var list = plain
        let dark = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.3)
        list.items = [
          .shadow(
            DisplayShadow(
              of: [card], radius: radius, offset: CGSize(width: 0, height: 12), color: dark,
              transform: .identity))
        ]
        return Case(name: "a card, shadow radius \(Int(radius)) pixels", list: list)
      }
  }
}
