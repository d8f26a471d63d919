// Navigations, tabs and pages, and what bars show.

/// Reads containers of screens and their bars.
enum ContainerDecoder {
  /// What a screen contains, if it contains others.
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
    if let axis: ScenePager.Axis = value?["axis"]?.choice() { pager.axis = axis }
    pager.spacing = value?["spacing"]?.number ?? 0
    pager.hasDots = value?["dots"]?.boolean ?? false
    return pager
  }

  /// What bars show of a screen, and how its own bar looks.
  static func addBars(to screen: inout SceneScreen, _ value: SceneValue, _ path: String) {
    screen.bar = bar(value["bar"], isUsual: screen.tabs != nil)
    screen.title = value["title"]?.words("\(path).title")
    screen.item = item(value["item"], "\(path).item")
    screen.tab = tab(value["tab"], "\(path).tab")
    screen.hidesBottomBar = value["hidesBottomBar"]?.boolean ?? false
  }

  private static func bar(_ value: SceneValue?, isUsual: Bool) -> SceneBar {
    guard let value else { return SceneBar(isShown: isUsual) }
    var bar = SceneBar(isShown: value.boolean ?? true)
    bar.hasLargeTitles = value["largeTitles"]?.boolean ?? false
    (bar.tint, bar.background) = (value["tint"]?.paint, value["background"]?.paint)
    return bar
  }

  private static func item(_ value: SceneValue?, _ path: String) -> SceneBarItem {
    var item = SceneBarItem()
    item.prompt = value?["prompt"]?.words("\(path).prompt")
    item.isLarge = value?["largeTitle"]?.boolean
    item.backTitle = value?["backTitle"]?.words("\(path).backTitle")
    item.hidesBackButton = value?["hidesBackButton"]?.boolean ?? false
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
    (button.isBold, button.color) = (value["bold"]?.boolean ?? false, value["color"]?.paint)
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
