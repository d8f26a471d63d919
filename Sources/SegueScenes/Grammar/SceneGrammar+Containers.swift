// Navigations, tabs and pages, and what their bars show of a screen.

extension SceneGrammar {
  /// Keys of screens that contain others, and of what bars show.
  static let containerKeys = [
    KeyRule(
      "navigation", .list(name, count: 1...SceneLimits.screensAtOnce),
      "The screens on the stack at the beginning, the lowest first; push and pop move on it."),
    KeyRule(
      "tabs", .list(name, count: 1...mostTabs),
      "The screens of a tab bar, in the order of reading; the first is selected."),
    KeyRule(
      "pages", .list(name, count: 1...SceneLimits.screensAtOnce),
      "Screens that fingers turn like pages; the first one shows."),
    KeyRule(
      "bar", .either([.boolean, .object("bar")]),
      "Whether there is a bar, and how it looks. Default: with tabs there is, with a navigation not."
    ),
    KeyRule("pager", .object("pager"), "How pages follow each other."),
    KeyRule("title", words, "What bars around the screen call it. Default: nothing."),
    KeyRule("item", .object("barItem"), "What else a navigation bar shows of it."),
    KeyRule("tab", .object("tabItem"), "What a tab bar shows of it."),
    KeyRule(
      "hidesBottomBar", .boolean,
      "Whether the tab bar goes when the screen is pushed. Default false."),
  ]

  /// What a screen shows that contains no others.
  private static let pageKeys = [
    "image", "contentMode", "gradient", "perspective", "views", "stack", "grid", "padding",
    "safeArea",
  ]

  /// A screen contains others in one way, or shows something itself.
  static let containerExclusions = [
    ["navigation", "tabs", "pages"] + pageKeys, ["tabs", "pages"] + pageKeys, ["pages"] + pageKeys,
  ]

  static let containerNeeds = [
    KeyNeed("bar", anyOf: ["navigation", "tabs"]), KeyNeed("pager", anyOf: ["pages"]),
  ]

  static let bar = ObjectRule(
    name: "bar", noun: "a bar", summary: "How a navigation bar or a tab bar looks.",
    keys: [
      KeyRule(
        "largeTitles", .boolean,
        "Whether titles are large where screens do not say otherwise. Default false."),
      KeyRule("tint", paint, "The colour of buttons and of the selected tab."),
      KeyRule("background", paint, "What is behind it. Default: frosted glass over content."),
    ])

  static let barItem = ObjectRule(
    name: "barItem", noun: "an item of a bar", summary: "What a navigation bar shows of a screen.",
    keys: [
      KeyRule("prompt", words, "A line above the title."),
      KeyRule(
        "largeTitle", .boolean,
        "Whether the title is large. Default: as on the screen beneath; at the bottom as the bar says."
      ),
      KeyRule("backTitle", words, "What the button back to it says. Default: its title."),
      KeyRule("hidesBackButton", .boolean, "Whether no button leads back. Default false."),
      KeyRule("left", buttons, "Buttons on the left, from the edge inwards."),
      KeyRule("right", buttons, "Buttons on the right, from the edge inwards."),
    ])

  static let barButton = ObjectRule(
    name: "barButton", noun: "a button", summary: "A button in a bar.",
    keys: [
      KeyRule("title", words, "What it says."),
      KeyRule("icon", .text(.icon), "A pictogram of the icon font, by its name."),
      KeyRule(
        "system", .choice(SceneBarButton.System.allCases.map(\.rawValue)),
        "One that all apps have."),
      KeyRule("bold", .boolean, "Whether its words are bold. Default false."),
      KeyRule("color", paint, "Its colour. Default: the bar's."),
    ],
    exclusions: [["title", "icon", "system"], ["icon", "system"]],
    needsOneOf: ["title", "icon", "system"])

  static let tabItem = ObjectRule(
    name: "tabItem", noun: "a tab", summary: "What a tab bar shows of a screen.",
    keys: [
      KeyRule("title", words, "What it says. Default: the screen's title."),
      KeyRule("icon", .text(.icon), "A pictogram of the icon font, by its name."),
      KeyRule("selectedIcon", .text(.icon), "Another one while it is selected."),
      KeyRule("badge", words, "What its badge says. Default: no badge."),
    ])

  static let pager = ObjectRule(
    name: "pager", noun: "a pager", summary: "How pages follow each other.",
    keys: [
      KeyRule(
        "axis", .choice(ScenePager.Axis.allCases.map(\.rawValue)),
        "Across or down. Default horizontal."),
      KeyRule("spacing", radius, "Points between pages. Default 0."),
      KeyRule("dots", .boolean, "Whether dots tell which page shows. Default false."),
    ])

  /// More find no room on a phone.
  private static let mostTabs = 5
  private static let buttons = ValueRule.list(.object("barButton"), count: 0...10)
}
