// Pages that are bent: the sublayers are the front and the back of the sheet.

import CoreGraphics
import SegueDisplay

extension LayerRenderer {
  /// Draws a layer's first sublayer as the front, and its second one as the back, of a bent page.
  mutating func drawPage(
    _ fold: PageFold, of own: LayerDrawing, in below: RenderContext, into items: inout [DisplayItem]
  ) {
    var sides = shownChildren(of: own.layer, in: below).prefix(2).map { [$0] }.makeIterator()
    guard let front = sides.next() else { return }
    let sheet = draw(front, in: below)
    let bounds = own.shown.bounds
    guard let cylinder = fold.cylinder(in: bounds),
      let curl = PageCurl(
        bounds: bounds, transform: below.transform, opacity: below.opacity, fold: fold, cylinder)
    else {
      items += sheet
      return
    }
    items += curl.items(of: sheet, back: sides.next().map { draw($0, in: below) })
  }

  private mutating func draw(_ layers: [ShownLayer], in context: RenderContext) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for child in layers where budget.use(.layers, by: child.layer) {
      draw(child.layer, shown: child.shown, time: child.time, in: context, into: &items)
    }
    return items
  }
}
