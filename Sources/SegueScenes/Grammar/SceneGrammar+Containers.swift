// The grammar of navigations, tabs and pages, and of what their bars show of a screen.

extension SceneGrammar {
  /// The keys of screens that contain others, and of what bars show of a screen.
  static let containerKeys = [
    KeyRule(
      "navigation", .list(name, count: 1...SceneLimits.screensAtOnce),
      "Makes the screen a navigation. The screens initially on its stack, the root screen first."),
    KeyRule(
      "tabs", .list(name, count: 1...maximumTabs),
      "The screens of a tab bar, in reading order. The first one is initially selected."),
    KeyRule(
      "pages", .list(name, count: 1...SceneLimits.screensAtOnce),
      "The screens of a pager, which a finger turns like pages. The first one is initially visible."
    ),
    KeyRule(
      "bar", .either([.boolean, .object("bar")]),
      default: .described("true with tabs, otherwise false"),
      "Whether there is a bar, and its style."),
    KeyRule("pager", .object("pager"), "The layout of the pages."),
    KeyRule(
      "title", words, default: .described("none"),
      "The title that the bars of the containers show for the screen."),
    KeyRule(
      "item", .object("barItem"),
      "What a navigation bar shows for the screen, in addition to its title."),
    KeyRule("tab", .object("tabItem"), "What a tab bar shows for the screen."),
    KeyRule(
      "hidesBottomBar", .boolean, default: .boolean(SceneDefaults.screen.hidesBottomBar),
      "Whether the tab bar is hidden when the screen is pushed."),
  ]

  /// The keys of the content of a screen that contains no others.
  private static let pageKeys = [
    "image", "contentMode", "gradient", "perspective", "views", "stack", "grid", "padding",
    "safeArea",
  ]

  /// The exclusions that make a screen either one kind of container or a page with content of its
  /// own.
  static let containerExclusions = [
    ["navigation", "tabs", "pages"] + pageKeys, ["tabs", "pages"] + pageKeys, ["pages"] + pageKeys,
  ]

  static let containerNeeds = [
    KeyNeed("bar", anyOf: ["navigation", "tabs"]), KeyNeed("pager", anyOf: ["pages"]),
  ]

  static let bar = ObjectRule(
    name: "bar", noun: "a bar", summary: "The style of a navigation bar or a tab bar.",
    keys: [
      KeyRule(
        "largeTitles", .boolean, default: .boolean(SceneDefaults.bar.hasLargeTitles),
        "Whether titles are large, unless a screen specifies otherwise."),
      KeyRule("tint", paint, "The color of the buttons and of the selected tab."),
      KeyRule(
        "background", paint, default: .described("a blur of the content behind it"),
        "The background of the bar."),
    ])

  static let barItem = ObjectRule(
    name: "barItem", noun: "a bar item", summary: "What a navigation bar shows for a screen.",
    keys: [
      KeyRule("prompt", words, "A line above the title."),
      KeyRule(
        "largeTitle", .boolean,
        default: .described(
          "as on the screen below it on the stack, or for the root screen, as the bar specifies"),
        "Whether the title is large."),
      KeyRule(
        "backTitle", words, default: .described("the screen's title"),
        "The title of the back button that leads to this screen."),
      KeyRule(
        "hidesBackButton", .boolean, default: .boolean(SceneDefaults.barItem.hidesBackButton),
        "Whether the back button is hidden."),
      KeyRule("left", buttons, "The buttons on the left, from the edge inward."),
      KeyRule("right", buttons, "The buttons on the right, from the edge inward."),
    ])

  static let barButton = ObjectRule(
    name: "barButton", noun: "a button", summary: "A button in a bar.",
    keys: [
      KeyRule("title", words, "The title of the button."),
      KeyRule("icon", .text(.icon), "The name of an icon in the icon font."),
      KeyRule(
        "system", .choice(SceneBarButton.System.allCases.map(\.rawValue)),
        "A system button, such as done or cancel."),
      KeyRule(
        "bold", .boolean, default: .boolean(SceneDefaults.barButton.isBold),
        "Whether the title is bold."),
      KeyRule("color", paint, default: .described("the bar's tint"), "The color of the button."),
    ],
    exclusions: [["title", "icon", "system"], ["icon", "system"]],
    needsOneOf: ["title", "icon", "system"])

  static let tabItem = ObjectRule(
    name: "tabItem", noun: "a tab", summary: "What a tab bar shows for a screen.",
    keys: [
      KeyRule("title", words, default: .described("the screen's title"), "The title of the tab."),
      KeyRule("icon", .text(.icon), "The name of an icon in the icon font."),
      KeyRule(
        "selectedIcon", .text(.icon), "The name of the icon to show while the tab is selected."),
      KeyRule("badge", words, default: .described("no badge"), "The text of the badge."),
    ])

  static let pager = ObjectRule(
    name: "pager", noun: "a pager", summary: "The layout of the pages.",
    keys: [
      KeyRule(
        "axis", .choice(ScenePager.Axis.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.pager.axis),
        "The axis along which the pages are arranged."),
      KeyRule(
        "spacing", radius, default: .number(SceneDefaults.pager.spacing),
        "The spacing between pages in points."),
      KeyRule(
        "dots", .boolean, default: .boolean(SceneDefaults.pager.hasDots),
        "Whether a page control indicates the current page."),
    ])

  /// The maximum number of tabs that fit on a phone.
  private static let maximumTabs = 5
  private static let buttons = ValueRule.list(.object("barButton"), count: 0...10)
}
