// Decoding of navigations, tabs and pages, and of what bars show.

/// Decodes screens that contain other screens, and their bars.
enum ContainerDecoder {
  /// Returns the container that a screen declares, or `nil` if the screen contains no others.
  static func content(_ value: SceneValue, _ path: String) -> SceneScreen.Content? {
    if let names = names("navigation", of: value, path) { return .navigation(names) }
    if let names = names("tabs", of: value, path) { return .tabs(names) }
    return names("pages", of: value, path).map { .pages($0, pager(value["pager"])) }
  }

  private static func names(_ key: String, of value: SceneValue, _ path: String)
    -> [Located<String>]?
  {
    value[key]?.elements?.enumerated().compactMap { index, name in
      name.located("\(path).\(key)[\(index)]")
    }
  }

  private static func pager(_ value: SceneValue?) -> ScenePager {
    var pager = ScenePager()
    value?.read("axis", into: &pager.axis)
    value?.read("spacing", into: &pager.spacing)
    value?.read("dots", into: &pager.hasDots)
    return pager
  }

  /// Adds to `screen` what bars show of it and the appearance of its own bar.
  static func addBars(to screen: inout SceneScreen, _ value: SceneValue, _ path: String) {
    screen.bar = bar(value["bar"], isUsual: screen.tabs != nil)
    screen.title = value["title"]?.words("\(path).title")
    screen.item = item(value["item"], "\(path).item")
    screen.tab = tab(value["tab"], "\(path).tab")
    value.read("hidesBottomBar", into: &screen.hidesBottomBar)
  }

  private static func bar(_ value: SceneValue?, isUsual: Bool) -> SceneBar {
    guard let value else { return SceneBar(isShown: isUsual) }
    var bar = SceneBar(isShown: value.boolean ?? true)
    value.read("largeTitles", into: &bar.hasLargeTitles)
    (bar.tint, bar.background) = (value["tint"]?.paint, value["background"]?.paint)
    return bar
  }

  private static func item(_ value: SceneValue?, _ path: String) -> SceneBarItem {
    var item = SceneBarItem()
    item.prompt = value?["prompt"]?.words("\(path).prompt")
    item.isLarge = value?["largeTitle"]?.boolean
    item.backTitle = value?["backTitle"]?.words("\(path).backTitle")
    value?.read("hidesBackButton", into: &item.hidesBackButton)
    item.left = buttons(value?["left"], "\(path).left")
    item.right = buttons(value?["right"], "\(path).right")
    return item
  }

  private static func buttons(_ value: SceneValue?, _ path: String) -> [SceneBarButton] {
    (value?.elements ?? []).enumerated().compactMap { button($1, "\(path)[\($0)]") }
  }

  private static func button(_ value: SceneValue, _ path: String) -> SceneBarButton? {
    let content: SceneBarButton.Content
    if let title = value["title"]?.words("\(path).title") {
      content = .title(title)
    } else if let icon = value["icon"]?.located("\(path).icon") {
      content = .icon(icon)
    } else if let system: SceneBarButton.System = value["system"]?.choice() {
      content = .system(system)
    } else {
      return nil
    }
    var button = SceneBarButton(content)
    value.read("bold", into: &button.isBold)
    button.color = value["color"]?.paint
    return button
  }

  private static func tab(_ value: SceneValue?, _ path: String) -> SceneTab {
    var tab = SceneTab()
    tab.title = value?["title"]?.words("\(path).title")
    tab.icon = value?["icon"]?.located("\(path).icon")
    tab.selectedIcon = value?["selectedIcon"]?.located("\(path).selectedIcon")
    tab.badge = value?["badge"]?.words("\(path).badge")
    return tab
  }
}
