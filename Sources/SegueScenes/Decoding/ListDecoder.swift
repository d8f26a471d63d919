// Decoding of lists and scrolling grids, and of the steps that scroll and tap them.

import CoreGraphics

enum ListDecoder {
  // MARK: Lists

  static func list(_ value: SceneValue?, path: String) -> SceneList? {
    guard let value, value.entries != nil else { return nil }
    let sections =
      value["sections"]?.elements?.enumerated().map { section($1, path: "\(path).sections[\($0)]") }
      ?? [SceneList.Section(rows: rows(value["rows"], path: "\(path).rows"))]
    var list = SceneList(rowHeight: value["rowHeight"]?.number, sections: sections)
    value.read("style", into: &list.style)
    return list
  }

  private static func section(_ value: SceneValue, path: String) -> SceneList.Section {
    SceneList.Section(
      header: value["header"]?.words("\(path).header"),
      footer: value["footer"]?.words("\(path).footer"),
      rows: rows(value["rows"], path: "\(path).rows"))
  }

  private static func rows(_ value: SceneValue?, path: String) -> [SceneRow] {
    (value?.elements ?? []).enumerated().compactMap { row($1, path: "\(path)[\($0)]") }
  }

  private static func row(_ value: SceneValue, path: String) -> SceneRow? {
    guard let title = value["title"]?.words("\(path).title") else { return nil }
    var row = SceneRow(
      id: value["id"]?.text, title: title, detail: value["detail"]?.words("\(path).detail"),
      value: value["value"]?.words("\(path).value"), icon: value["icon"]?.located("\(path).icon"),
      color: value["color"]?.paint, tile: value["tile"]?.paint,
      image: value["image"]?.located("\(path).image"))
    value.read("imageSize", into: &row.imageSize)
    value.read("accessory", into: &row.accessory)
    value.read("selected", into: &row.isSelected)
    return row
  }

  // MARK: Grids

  static func items(_ value: SceneValue?) -> SceneItems? {
    guard let value, value.entries != nil else { return nil }
    let measure: SceneItems.Measure
    if let size = value["itemSize"]?.point {
      measure = .size(CGSize(width: size.x, height: size.y))
    } else {
      let columns = value["columns"]?.number.flatMap { Int(exactly: $0) } ?? 1
      var aspect = SceneItems.standardAspect
      value.read("cellAspect", into: &aspect)
      measure = .columns(max(1, columns), aspect: aspect)
    }
    var items = SceneItems(measure: measure)
    value.read("spacing", into: &items.spacing)
    items.lineSpacing = value["lineSpacing"]?.number ?? items.spacing
    if let inset = value["inset"]?.insets { items.inset = inset }
    value.read("direction", into: &items.direction)
    return items
  }

  // MARK: Steps

  static func scroll(_ value: SceneValue, path: String) -> SceneScroll? {
    guard let view = value["scroll"]?.located("\(path).scroll") else { return nil }
    let target: SceneScroll.Target
    if let offset = value["offset"]?.point {
      target = .offset(offset)
    } else if let id = value["to"]?.located("\(path).to") {
      target = .id(id)
    } else if let index = value["to"]?.number.flatMap({ Int(exactly: $0) }) {
      target = .index(index)
    } else {
      return nil
    }
    var scroll = SceneScroll(view: view, target: target)
    value.read("at", into: &scroll.place)
    value.read("animated", into: &scroll.isAnimated)
    return scroll
  }

  /// Returns the interaction in which a tap starts a move to another screen.
  static func selection(_ value: SceneValue, path: String) -> SceneInteraction? {
    guard let selected = value["onTap"]?.located("\(path).onTap"),
      let verb = value.entries?.first(where: { SceneGrammar.moveVerbs.contains($0.key) }),
      let action = SceneDecoder.move(value, verb: verb.key, path: path)
    else { return nil }
    let place = Located(verb.key, at: verb.position, keyPath: "\(path).\(verb.key)")
    var interaction = SceneInteraction(.up, SceneStep(action, verb: place))
    interaction.selected = selected
    return interaction
  }
}
