// Decoding of sheets and popovers, and of the steps that move them.

import CoreGraphics

enum SheetDecoder {
  static func sheet(_ value: SceneValue?) -> SceneSheet? {
    guard let value, value.boolean != false else { return nil }
    var sheet = SceneSheet()
    let detents = (value["detents"]?.elements ?? []).compactMap(detent)
    if !detents.isEmpty { sheet.detents = detents }
    sheet.selected = value["selected"].flatMap(detent)
    sheet.undimmed = value["undimmed"].flatMap(detent)
    value.read("grabber", into: &sheet.showsGrabber)
    sheet.cornerRadius = value["cornerRadius"]?.number
    value.read("dismissible", into: &sheet.isDismissible)
    value.read("scrollingExpands", into: &sheet.scrollingExpands)
    value.read("edgeAttached", into: &sheet.isEdgeAttached)
    return sheet
  }

  static func detent(_ value: SceneValue) -> SceneSheet.Detent? {
    switch value.text {
    case "medium": .medium
    case "large": .large
    default: value.length.map { .height($0) }
    }
  }

  static func popover(_ value: SceneValue?, path: String) -> ScenePopover? {
    guard let value, value.boolean != false else { return nil }
    var popover = ScenePopover()
    popover.source = value["about"]?.located("\(path).about")
    popover.rect = value["about"]?.rect
    let arrows = (value["arrow"]?.elements ?? []).compactMap { arrow -> ScenePopover.Arrow? in
      arrow.choice()
    }
    if !arrows.isEmpty { popover.arrows = arrows }
    popover.size = value["size"]?.point.map { CGSize(width: $0.x, height: $0.y) }
    value.read("adapts", into: &popover.adapts)
    return popover
  }

  static func move(_ value: SceneValue, path: String) -> SceneStep.Action? {
    guard let screen = value["sheet"]?.located("\(path).sheet"), let to = value["to"],
      let target: SceneSheetMove.Target = to.text == "away"
        ? .away : detent(to).map({ .detent($0) })
    else { return nil }
    var move = SceneSheetMove(screen, to: target)
    value.read("flick", into: &move.isFlick)
    value.read("finger", into: &move.isByTouch)
    value.read("duration", into: &move.duration)
    value.read("hold", into: &move.hold)
    return .sheet(move)
  }
}
