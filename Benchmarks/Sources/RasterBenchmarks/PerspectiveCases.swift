// A screen that flips, and one that is tilted steeply, as images: the sample position is computed
// separately for every pixel.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension Case {
  static func perspectives() throws -> [Case] {
    let screen = try Images.screen(width: width, height: height, seed: 4)
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
    let (w, h) = (Double(width), Double(height))
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let image = DisplayItem.image(
      ImageQuad(bitmap: screen, source: rect, destination: rect, transform: .identity))
    func frame(_ cosine: Double, _ sine: Double, distance: Double) -> DisplayList {
      let turn = Homography(
        a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: sine / distance, q: 0, r: 1)
      let map = Homography(CGAffineTransform(translationX: CGFloat(-w / 2), y: CGFloat(-h / 2)))
        .concatenating(turn)
        .concatenating(
          Homography(CGAffineTransform(translationX: CGFloat(w / 2), y: CGFloat(h / 2))))
      let item = DisplayItem.projected(DisplayProjection([image], through: map))
      return DisplayList(width: width, height: height, background: white, items: [item])
    }
    return [
      Case(name: "perspective, turned 10", list: frame(0.984807753, 0.173648178, distance: 3000)),
      Case(name: "perspective, turned 37", list: frame(0.8, 0.6, distance: 3000)),
      Case(name: "perspective, turned 74", list: frame(0.28, 0.96, distance: 1200)),
    ]
  }
}
