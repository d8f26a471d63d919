// The grammar of scenes that run an app, of queries for views, and of the steps that use them.

extension SceneGrammar {
  static let apps = [app, query, viewQuery, rowPlace, targetScroll, expectation]

  static let actSteps = [longPress, swipe, pinch, type, key, expect, screenshot]

  // MARK: App

  private static let app = ObjectRule(
    name: "app", noun: "an app", summary: "The app whose screens the scene shows.",
    keys: [
      .required(
        "project", .text(.words),
        "The project: a folder, an .xcodeproj, or a Swift package, relative to the scene's folder."),
      KeyRule(
        "target", .text(.words), default: .described("the project's only app"),
        "The target to build."),
      KeyRule(
        "libraries", .list(.text(.words), count: 0...100), default: .described("none"),
        "Folders with the sources of libraries that the app imports, relative to the scene's folder: "
          + "packages, folders of packages or pods, or folders of one module."),
      KeyRule(
        "language", .text(.words), default: .described("the project's development language"),
        "The language in which the app runs, such as de or pt-BR."),
      KeyRule(
        "responses", .text(.words), default: .described("none"),
        "The folder of canned responses to the app's network requests."),
    ])

  // MARK: Queries

  /// A query in full, or the label, identifier or text of a view.
  static let queryOrWords = ValueRule.either([
    .text(.words), .number(NumberRule(noun: "a number")), .object("query"),
  ])

  /// The same without points, which are visible everywhere.
  private static let viewOrWords = ValueRule.either([
    .text(.words), .number(NumberRule(noun: "a number")), .object("viewQuery"),
  ])

  private static let query = ObjectRule(
    name: "query", noun: "a query",
    summary: "A view that is visible, or a point. All keys that are given must apply to it.",
    keys: viewKeys + [
      KeyRule("at", vector, "A point instead of a view: [x, y], in points or percent.")
    ],
    exclusions: [["at", "label", "id", "text", "contains", "class", "index", "in"]],
    needsOneOf: ["label", "id", "text", "contains", "class", "at"])

  private static let viewQuery = ObjectRule(
    name: "viewQuery", noun: "a query",
    summary: "A view that is visible. All keys that are given must apply to it.",
    keys: viewKeys, needsOneOf: ["label", "id", "text", "contains", "class"])

  private static let viewKeys = [
    KeyRule("label", words, "The accessibility label, such as the title of a button."),
    KeyRule("id", words, "The accessibility identifier, or the id of a view in the scene."),
    KeyRule("text", words, "A text that the view shows."),
    KeyRule("contains", words, "A part of the label or of a text that the view shows."),
    KeyRule("class", words, "The name of the view's class or of one of its superclasses."),
    KeyRule(
      "index", .number(wholeNumber), default: .described("there is only one"),
      "Which one of several views, from top to bottom and left to right, counted from 0."),
    KeyRule("in", viewOrWords, "A view around the one that is meant."),
  ]

  static let timeout = KeyRule(
    "timeout", seconds, default: .number(SceneAct.standardTimeout),
    "The maximum time to wait for the view, in seconds.")

  // MARK: Touches

  private static let longPress = ObjectRule(
    name: "longPress", noun: "a step", summary: "Touches a view for a while.",
    keys: [
      .required("longPress", queryOrWords, "The view to touch."),
      KeyRule(
        "duration", seconds, default: .number(SceneAct.standardLongPress),
        "The time in seconds for which the finger rests."),
      timeout,
    ])

  private static let swipe = ObjectRule(
    name: "swipe", noun: "a step", summary: "Moves a finger quickly in one direction.",
    keys: [
      .required(
        "swipe", .choice(SceneInteraction.Direction.allCases.map(\.rawValue)),
        "The direction in which the finger moves."),
      KeyRule(
        "in", queryOrWords, default: .described("the whole screen"), "The view to swipe over."),
      timeout,
    ])

  private static let pinch = ObjectRule(
    name: "pinch", noun: "a step", summary: "Moves two fingers apart or together.",
    keys: [
      .required(
        "pinch",
        .number(NumberRule(noun: "a factor", minimum: 0, excludesMinimum: true, maximum: 100)),
        "The factor by which the distance of the fingers changes."),
      KeyRule(
        "in", queryOrWords, default: .described("the whole screen"), "The view under the fingers."),
      KeyRule(
        "duration", seconds, default: .number(ScenePinch(scale: 1).duration),
        "The duration of the movement in seconds."),
      timeout,
    ])

  // MARK: Scrolling

  private static let rowPlace = ObjectRule(
    name: "rowPlace", noun: "a row, an item, or a query",
    summary: "What is visible after scrolling.",
    keys: [
      KeyRule("row", .number(wholeNumber), "The row of a table, counted from 0."),
      KeyRule("item", .number(wholeNumber), "The item of a collection, counted from 0."),
      KeyRule("section", .number(wholeNumber), "The section of the row or item. Usually 0."),
      KeyRule("label", words, "The accessibility label of a view."),
      KeyRule("id", words, "The accessibility identifier of a view."),
      KeyRule("text", words, "A text that a view shows."),
      KeyRule("contains", words, "A part of the label or text of a view."),
      KeyRule("class", words, "The class of a view."),
    ],
    exclusions: [
      ["row", "item", "label", "id", "text", "contains", "class"],
      ["item", "label", "id", "text", "contains", "class"],
    ],
    needsOneOf: ["row", "item", "label", "id", "text", "contains", "class"],
    needs: [KeyNeed("section", anyOf: ["row", "item"])])

  private static let targetScroll = ObjectRule(
    name: "targetScroll", noun: "a search by scrolling",
    summary: "Scrolls with a finger until something is visible.",
    keys: [
      KeyRule(
        "in", queryOrWords, default: .described("the front view that scrolls"),
        "The view that scrolls."),
      KeyRule(
        "to", .either([.text(.words), .number(wholeNumber), .object("rowPlace")]),
        "What to scroll to: a label or text, a row's index, or { row: … }, { item: … }, { text: … }."
      ),
      KeyRule(
        "offset", .list(coordinate, count: 2...2), "The content offset to scroll to, [x, y]."),
      KeyRule("by", .list(coordinate, count: 2...2), "The distance to scroll by, [x, y]."),
      KeyRule(
        "touch", .boolean, default: .boolean(true),
        "Whether a finger scrolls. Otherwise, the content offset is set by code."),
    ],
    exclusions: [["to", "offset", "by"], ["offset", "by"]], needsOneOf: ["to", "offset", "by"])

  // MARK: Typing

  private static let type = ObjectRule(
    name: "type", noun: "a step", summary: "Types text into the view that is being edited.",
    keys: [
      .required("type", words, "The text."),
      KeyRule(
        "interval", seconds, default: .number(SceneAct.standardInterval),
        "The time for each character, in seconds."),
      timeout,
    ])

  private static let key = ObjectRule(
    name: "key", noun: "a step", summary: "Presses a key of the keyboard.",
    keys: [
      .required(
        "key", .choice(SceneKey.allCases.map(\.rawValue)), "The key: return or delete."), timeout,
    ])

  // MARK: Expectations

  private static let expectation = ObjectRule(
    name: "expectation", noun: "an expectation", summary: "What must be visible.",
    keys: [
      KeyRule("visible", viewOrWords, "A view that must be visible."),
      KeyRule("notVisible", viewOrWords, "A view that must not be visible."),
      KeyRule("title", words, "The title of the front navigation bar."),
      KeyRule("of", viewOrWords, "The view that the other keys concern."),
      KeyRule("text", words, "The text that the view shows."),
      KeyRule("value", words, "The accessibility value of the view."),
      KeyRule("enabled", .boolean, "Whether the control is enabled."),
      KeyRule("selected", .boolean, "Whether the control or cell is selected."),
      KeyRule("count", .number(wholeNumber), "The number of such views."),
    ],
    needsOneOf: ["visible", "notVisible", "title", "of"],
    needs: ["text", "value", "enabled", "selected", "count"].map { KeyNeed($0, anyOf: ["of"]) }
      + [KeyNeed("of", anyOf: ["text", "value", "enabled", "selected", "count"])])

  private static let expect = ObjectRule(
    name: "expect", noun: "a step",
    summary: "Requires that something is visible, and waits for it.",
    keys: [
      .required("expect", .object("expectation"), "What must be visible. All keys must apply."),
      timeout,
    ])

  private static let screenshot = ObjectRule(
    name: "screenshot", noun: "a step",
    summary: "Gives the instant a name. Lasts for one frame, which shows the instant.",
    keys: [.required("screenshot", name, "The name.")])

  static let wholeNumber = NumberRule(
    noun: "a whole number", minimum: 0, limit: Double(SceneLimits.nodes), isWhole: true)
}
