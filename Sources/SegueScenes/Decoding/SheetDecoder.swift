// Sheets and popovers, and what is done to them.

import CoreGraphics

enum SheetDecoder {
  static func sheet(_ value: SceneValue?) -> SceneSheet? {
    guard let value, value.boolean != false else { return nil }
    var sheet = SceneSheet()
    let detents = (value["detents"]?.elements ?? []).compactMap(detent)
    if !detents.isEmpty { sheet.detents = detents }
    sheet.selected = value["selected"].flatMap(detent)
    sheet.undimmed = value["undimmed"].flatMap(detent)
    sheet.showsGrabber = value["grabber"]?.boolean ?? false
    sheet.cornerRadius = value["cornerRadius"]?.number
    sheet.isDismissible = value["dismissible"]?.boolean ?? true
    sheet.scrollingExpands = value["scrollingExpands"]?.boolean ?? true
    sheet.isEdgeAttached = value["edgeAttached"]?.boolean ?? false
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
    popover.adapts = value["adapts"]?.boolean ?? true
    return popover
  }

  static func move(_ value: SceneValue, path: String) -> SceneStep.Action? {
    guard let screen = value["sheet"]?.located("\(path).sheet"), let to = value["to"],
      let target: SceneSheetMove.Target = to.text == "away"
        ? .away : detent(to).map({ .detent($0) })
    else { return nil }
    var move = SceneSheetMove(screen, to: target)
    move.isFlick = value["flick"]?.boolean ?? false
    move.byFinger = value["finger"]?.boolean ?? true
    if let duration = value["duration"]?.number { move.duration = duration }
    if let hold = value["hold"]?.number { move.hold = hold }
    return .sheet(move)
  }
}
