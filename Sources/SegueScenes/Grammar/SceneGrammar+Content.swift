// What views show: pictures, text, clips, buttons and pictograms.

extension SceneGrammar {
  /// Keys of a view that say what it shows, and how.
  static let contentKeys = [
    KeyRule("image", .text(.path), "A picture."),
    KeyRule(
      "label",
      .either([
        .text(.words), .number(anyNumber), .list(.object("run"), count: 0...SceneLimits.nodes),
      ]),
      "Text, or stretches of text that look different."),
    KeyRule("video", .text(.path), "A clip that plays, MP4 or WebM."),
    KeyRule("button", words, "Something to tap, by what it says."),
    KeyRule("icon", .text(.icon), "A pictogram of the icon font, by its name."),
    KeyRule("list", .object("list"), "Rows in sections, which scroll."),
    KeyRule(
      "shape", .either([.choice(SceneShape.Kind.allCases.map(\.rawValue)), .object("shape")]),
      "Lines and curves, filled and stroked."),
    KeyRule(
      "gradient", .object("gradient"), "Colours that run into each other, over the background."),
    KeyRule(
      "blur", .choice(BlurStyle.allCases.map(\.rawValue)),
      "A frosted glass: blurs and tints what is behind it."),
    KeyRule("emitter", .object("emitter"), "Particles, such as sparks, snow or confetti."),
    KeyRule(
      "replicator", .object("replicator"),
      "Draws its views again and again, each time moved once more."),
    KeyRule("contentMode", contentMode, "How picture or clip fill the frame. Default scaleToFill."),
    KeyRule("tint", paint, "What the picture's shape is painted with, instead of its own colours."),
    KeyRule(
      "capInsets", insets, "The parts at a picture's edges that are not stretched, in points."),
    KeyRule(
      "sampling", .choice(SceneImage.Sampling.allCases.map(\.rawValue)),
      "How a picture is enlarged and reduced. Default linear."),
    KeyRule("font", fontRule, "A text style, or { family: …, size: …, weight: … }. Default body."),
    KeyRule("color", paint, "The colour of text, button or pictogram."),
    KeyRule(
      "textAlign", .choice(SceneLabel.Alignment.allCases.map(\.rawValue)),
      "Where lines stand. Default natural."),
    KeyRule("lines", .number(lines), "The most lines there may be. Default 0: any number."),
    KeyRule(
      "truncate", .choice(SceneLabel.Truncation.allCases.map(\.rawValue)),
      "What happens to a line that is too long. Default tail."),
    KeyRule(
      "minimumScale", .number(scale), "How far text may shrink to fit its width. Default 1."),
    KeyRule("lineSpacing", radius, "Points added between lines. Default 0."),
    KeyRule("loop", .boolean, "Whether a clip begins again at its end. Default true."),
    KeyRule("rate", .number(rate), "Seconds of a clip that pass in one second. Default 1."),
    KeyRule("start", seconds, "Which second of a clip shows when its screen comes. Default 0."),
    KeyRule(
      "style", .choice(SceneButton.Style.allCases.map(\.rawValue)),
      "How much a button stands out. Default plain."),
    KeyRule("symbol", .text(.icon), "The pictogram before a button's title."),
    KeyRule("size", radius, "Height of a pictogram in points. Default 24."),
  ]

  /// What a key of the content goes with.
  static let contentNeeds =
    [
      KeyNeed("contentMode", anyOf: ["image", "video"]), KeyNeed("size", anyOf: ["icon"]),
      KeyNeed("font", anyOf: ["label", "button"]),
      KeyNeed("color", anyOf: ["label", "button", "icon"]),
    ] + ["tint", "capInsets", "sampling"].map { KeyNeed($0, anyOf: ["image"]) }
    + ["textAlign", "lines", "truncate", "minimumScale", "lineSpacing"].map {
      KeyNeed($0, anyOf: ["label"])
    } + ["loop", "rate", "start"].map { KeyNeed($0, anyOf: ["video"]) }
    + ["style", "symbol"].map { KeyNeed($0, anyOf: ["button"]) }

  /// A view shows one thing.
  static let contentExclusions =
    kindsThatFill.indices.map { Array(kindsThatFill[$0...] + kindsWithViews) + ["stack", "grid"] }
    + kindsWithViews.indices.dropLast().map { Array(kindsWithViews[$0...]) } + [["stack", "grid"]]

  /// What a view can show that arranges no views, and what one can that does.
  static let (kindsThatFill, kindsWithViews) = (
    ["label", "image", "video", "button", "icon", "list"],
    ["shape", "gradient", "blur", "emitter", "replicator"]
  )

  static let run = ObjectRule(
    name: "run", noun: "a stretch of text", summary: "Text that looks the same throughout.",
    keys: [
      .required("text", words, "The text."),
      KeyRule("font", fontRule, "Its font. Default: the label's."),
      KeyRule("color", paint, "Its colour. Default: the label's."),
      KeyRule("kern", coordinate, "Points added between letters. Default 0."),
      KeyRule("underline", .boolean, "Whether a line is under it. Default false."),
      KeyRule("strikethrough", .boolean, "Whether a line is through it. Default false."),
      KeyRule("baselineOffset", coordinate, "Points by which it is raised. Default 0."),
    ])

  static let font = ObjectRule(
    name: "font", noun: "a font", summary: "A font by its style, or by family, size and weight.",
    keys: [
      KeyRule("family", .text(.words), "The family. Default: the system's."),
      KeyRule("size", .number(fontSize), "Points. Default: the style's."),
      KeyRule(
        "weight", .choice(SceneFont.Weight.allCases.map(\.rawValue)),
        "From thin to heavy. Default: the style's."),
      KeyRule("style", .choice(fontStyles), "A text style. Default body."),
      KeyRule("italic", .boolean, "Whether it slants. Default false."),
      KeyRule(
        "monospacedDigits", .boolean, "Whether all digits are equally wide. Default false."),
    ])

  static let fonts = ObjectRule(
    name: "fonts", noun: "a list of fonts", summary: "Fonts beside the system's.",
    keys: [
      KeyRule(
        "files", .list(.text(.path), count: 0...100),
        "Font files of the scene's own; text names them by their families."),
      KeyRule(
        "fallback", .list(.text(.words), count: 0...20),
        "Families that stand in for letters that a font lacks, in the order they are asked."),
    ])

  static let colorPair = ObjectRule(
    name: "colorPair", noun: "a pair of colours", summary: "One colour for light, one for dark.",
    keys: [
      .required("light", .text(.paint), "In the light appearance."),
      .required("dark", .text(.paint), "In the dark appearance."),
    ])

  /// A colour of something on a screen.
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
