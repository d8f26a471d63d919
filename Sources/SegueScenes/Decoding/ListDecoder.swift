// Lists, grids that scroll and what scripts do to them.

import CoreGraphics

enum ListDecoder {
  // MARK: Lists

  static func list(_ value: SceneValue?, path: String) -> SceneList? {
    guard let value, value.entries != nil else { return nil }
    let sections =
      value["sections"]?.elements?.enumerated().map { section($1, path: "\(path).sections[\($0)]") }
      ?? [SceneList.Section(rows: rows(value["rows"], path: "\(path).rows"))]
    return SceneList(
      style: value["style"]?.choice() ?? .plain, rowHeight: value["rowHeight"]?.number,
      sections: sections)
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
    return SceneRow(
      id: value["id"]?.text, title: title, detail: value["detail"]?.words("\(path).detail"),
      value: value["value"]?.words("\(path).value"), icon: value["icon"]?.located("\(path).icon"),
      color: value["color"]?.paint, tile: value["tile"]?.paint,
      image: value["image"]?.located("\(path).image"),
      imageSize: value["imageSize"]?.number ?? 40,
      accessory: value["accessory"]?.choice() ?? .none,
      isSelected: value["selected"]?.boolean ?? false)
  }

  // MARK: Grids

  static func items(_ value: SceneValue?) -> SceneItems? {
    guard let value, value.entries != nil else { return nil }
    let spacing = value["spacing"]?.number ?? 0
    let measure: SceneItems.Measure
    if let size = value["itemSize"]?.point {
      measure = .size(CGSize(width: size.x, height: size.y))
    } else {
      let columns = value["columns"]?.number.flatMap { Int(exactly: $0) } ?? 1
      measure = .columns(max(1, columns), aspect: value["cellAspect"]?.number ?? 1)
    }
    return SceneItems(
      measure: measure, spacing: spacing, lineSpacing: value["lineSpacing"]?.number ?? spacing,
      inset: value["inset"]?.insets ?? SceneInsets(),
      isHorizontal: value["direction"]?.text == "horizontal")
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
    return SceneScroll(
      view: view, target: target, place: value["at"]?.choice() ?? .start,
      isAnimated: value["animated"]?.boolean ?? true)
  }

  /// A tap that moves to another screen.
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
