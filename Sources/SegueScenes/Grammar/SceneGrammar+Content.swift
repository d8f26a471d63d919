// The grammar of the contents of views: images, text, movies, buttons and icons.

extension SceneGrammar {
  /// The keys that describe a view's content and how it is drawn.
  static let contentKeys = [
    KeyRule("image", .text(.path), "An image."),
    KeyRule(
      "label",
      .either([
        .text(.words), .number(anyNumber), .list(.object("run"), count: 0...SceneLimits.nodes),
      ]),
      "Text, or a list of text runs that are styled individually."),
    KeyRule("video", .text(.path), "A movie to play: MP4, WebM, GIF, or an animated PNG or WebP."),
    KeyRule("button", words, "A button, given by its title."),
    KeyRule("icon", .text(.icon), "The name of an icon in the icon font."),
    KeyRule("list", .object("list"), "A scrolling list of rows in sections."),
    KeyRule(
      "shape", .either([.choice(SceneShape.Kind.allCases.map(\.rawValue)), .object("shape")]),
      "A filled and stroked shape."),
    KeyRule(
      "gradient", .object("gradient"), "A gradient over the background."),
    KeyRule(
      "blur", .choice(BlurStyle.allCases.map(\.rawValue)),
      "The style of a blur effect, which blurs and tints the content behind the view."),
    KeyRule(
      "emitter", .object("emitter"),
      "A particle emitter, for effects such as sparks, snow, or confetti."),
    KeyRule(
      "replicator", .object("replicator"),
      "Draws the subviews several times, each time with a further offset."),
    KeyRule(
      "contentMode", contentMode, default: .choice(ContentMode.standard),
      "How the image or the movie fills the frame."),
    KeyRule(
      "tint", paint, "The color that replaces the image's own colors; the image's alpha is kept."),
    KeyRule(
      "capInsets", insets,
      "The insets of the parts of an image that are not stretched, in points."),
    KeyRule(
      "sampling", .choice(SceneImage.Sampling.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.image.sampling),
      "The filter used to scale an image."),
    KeyRule(
      "font", fontRule, default: .described("\(SceneDefaults.font.style.rawValue)"),
      "A text style, or { family: …, size: …, weight: … }."),
    KeyRule("color", paint, "The color of the text, the button, or the icon."),
    KeyRule(
      "textAlign", .choice(SceneLabel.Alignment.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.label.alignment),
      "The alignment of lines."),
    KeyRule(
      "lines", .number(lines), default: .number(SceneDefaults.label.lines),
      "The maximum number of lines; 0 means no maximum."),
    KeyRule(
      "truncate", .choice(SceneLabel.Truncation.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.label.truncation),
      "Where a line that is too long is truncated."),
    KeyRule(
      "minimumScale", .number(scale), default: .number(SceneDefaults.label.minimumScale),
      "The smallest factor by which text may shrink to fit its width."),
    KeyRule(
      "lineSpacing", radius, default: .number(SceneDefaults.label.lineSpacing),
      "Additional spacing between lines in points."),
    KeyRule(
      "loop", .boolean, default: .boolean(SceneDefaults.video.loops),
      "Whether the movie starts over when it ends."),
    KeyRule(
      "rate", .number(rate), default: .number(SceneDefaults.video.rate),
      "The playback speed of the movie as a factor."),
    KeyRule(
      "start", seconds, default: .number(SceneDefaults.video.start),
      "The movie's position, in seconds, when its screen appears."),
    KeyRule(
      "style", .choice(SceneButton.Style.allCases.map(\.rawValue)),
      default: .choice(SceneDefaults.button.style),
      "The style of the button."),
    KeyRule("symbol", .text(.icon), "The icon before the button's title."),
    KeyRule(
      "size", radius, default: .number(SceneDefaults.icon.size),
      "The height of the icon in points."),
  ]

  /// The content keys that each key of a content requires.
  static let contentNeeds: [KeyNeed] =
    [
      KeyNeed("contentMode", anyOf: ["image", "video"]), KeyNeed("size", anyOf: ["icon"]),
      KeyNeed("font", anyOf: ["label", "button"]),
      KeyNeed("color", anyOf: ["label", "button", "icon"]),
    ] + needs(["tint", "capInsets", "sampling"], "image")
    + needs(["textAlign", "lines", "truncate", "minimumScale", "lineSpacing"], "label")
    + needs(["loop", "rate", "start"], "video")
    + needs(["style", "symbol"], "button")

  private static func needs(_ keys: [String], _ content: String) -> [KeyNeed] {
    keys.map { KeyNeed($0, anyOf: [content]) }
  }

  /// The exclusions that give a view at most one content.
  static let contentExclusions: [[String]] =
    exclusionsThatFill + exclusionsWithViews + [["stack", "grid"]]

  private static let exclusionsThatFill: [[String]] = kindsThatFill.indices.map {
    kind -> [String] in
    let others: [String] = kindsThatFill[kind...] + kindsWithViews
    return others + ["stack", "grid"]
  }
  private static let exclusionsWithViews: [[String]] = kindsWithViews.indices.dropLast().map {
    kind in
    Array(kindsWithViews[kind...])
  }

  /// The contents of a view that cannot contain arranged views.
  static let kindsThatFill: [String] = ["label", "image", "video", "button", "icon", "list"]
  /// The contents of a view that can contain arranged views.
  static let kindsWithViews: [String] = ["shape", "gradient", "blur", "emitter", "replicator"]

  static let run = ObjectRule(
    name: "run", noun: "a text run", summary: "A run of text with a single style.",
    keys: [
      .required("text", words, "The text."),
      KeyRule("font", fontRule, default: .described("the label's font"), "The font."),
      KeyRule("color", paint, default: .described("the label's color"), "The color."),
      KeyRule(
        "kern", coordinate, default: .number(SceneDefaults.run.kern),
        "Additional spacing between letters in points."),
      KeyRule(
        "underline", .boolean, default: .boolean(SceneDefaults.run.isUnderlined),
        "Whether the text is underlined."),
      KeyRule(
        "strikethrough", .boolean, default: .boolean(SceneDefaults.run.isStruckThrough),
        "Whether the text is struck through."),
      KeyRule(
        "baselineOffset", coordinate, default: .number(SceneDefaults.run.baselineOffset),
        "The distance in points by which the text is raised above the baseline."),
    ])

  static let font = ObjectRule(
    name: "font", noun: "a font",
    summary: "A font, given by its text style, or by family, size, and weight.",
    keys: [
      KeyRule(
        "family", .text(.words), default: .described("the system font's"), "The font family."),
      KeyRule(
        "size", .number(fontSize), default: .described("that of the text style"),
        "The font size in points."),
      KeyRule(
        "weight", .choice(SceneFont.Weight.allCases.map(\.rawValue)),
        default: .described("that of the text style"),
        "The font weight."),
      KeyRule(
        "style", .choice(fontStyles), default: .choice(SceneDefaults.font.style), "The text style."),
      KeyRule(
        "italic", .boolean, default: .boolean(SceneDefaults.font.isItalic),
        "Whether the font is italic."),
      KeyRule(
        "monospacedDigits", .boolean, default: .boolean(SceneDefaults.font.hasMonospacedDigits),
        "Whether all digits have the same width."),
    ])

  static let fonts = ObjectRule(
    name: "fonts", noun: "a list of fonts", summary: "Fonts in addition to the system's.",
    keys: [
      KeyRule(
        "files", .list(.text(.path), count: 0...100),
        "Font files to load. Text refers to the fonts by family."),
      KeyRule(
        "fallback", .list(.text(.words), count: 0...20),
        "Fallback families for characters that a font lacks, in order of preference. Other installed "
          + "fonts are used after them."),
      KeyRule(
        "pinned", .list(.text(.words), count: 0...20),
        "The only families, beside the interface's and those of the files, that may be used, in "
          + "order of preference. No other installed font is used."),
    ], exclusions: [["fallback", "pinned"]])

  static let colorPair = ObjectRule(
    name: "colorPair", noun: "a pair of colors",
    summary: "A color for the light appearance and one for the dark appearance.",
    keys: [
      .required("light", .text(.paint), "The color in the light appearance."),
      .required("dark", .text(.paint), "The color in the dark appearance."),
    ])

  /// The rule for a color on a screen: one color, or one for each appearance.
  static let paint = ValueRule.either([.text(.paint), .object("colorPair")])

  private static let fontRule = ValueRule.either([.choice(fontStyles), .object("font")])
  private static let fontStyles = SceneFont.Style.allCases.map(\.rawValue)
  static let contentMode = ValueRule.choice(ContentMode.allCases.map(\.rawValue))
  private static let anyNumber = NumberRule(noun: "a number")
  private static let lines = NumberRule(
    noun: "a whole number of lines", minimum: 0, limit: 10_000, isWhole: true)
  private static let scale = NumberRule(
    noun: "a factor", minimum: 0, excludesMinimum: true, maximum: 1)
  private static let rate = NumberRule(
    noun: "a factor", minimum: 0, limit: SceneLimits.factor)
  private static let fontSize = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true, limit: 2000)
}
