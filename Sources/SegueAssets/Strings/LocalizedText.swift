// One entry of a table of strings.

import SegueDiagnostics

/// A localized text.
struct LocalizedText: Sendable, Hashable {
  /// The text; of a text with forms for numbers, its format.
  var text: String
  /// The forms for numbers, if it has them.
  var plural: PluralText?

  /// Creates a text without forms.
  init(_ text: String) { self.text = text }

  private init(_ plural: PluralText) { (text, self.plural) = (plural.format, plural) }

  // MARK: stringsdict

  /// Creates a text from the entry of a `.stringsdict` file; `nil` if it is none.
  init?(rules: PropertyList, language: String) {
    guard let entries = rules.dictionary, let format = entries["NSStringLocalizedFormatKey"]?.string
    else { return nil }
    let variables = entries.compactMapValues { Self.variable($0) }
    self.init(PluralText(format: format, variables: variables, language: language))
  }

  private static func variable(_ list: PropertyList) -> PluralText.Variable? {
    guard let entries = list.dictionary,
      entries["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType"
    else { return nil }
    return PluralText.Variable(
      specifier: entries["NSStringFormatValueTypeKey"]?.string ?? "d",
      forms: forms { entries[$0]?.string })
  }

  // MARK: String catalogues

  /// Creates a text from a localization in a string catalogue; `nil` if it has none.
  init?(localization: JSONNode, language: String, idiom: String) {
    let substitutions = Self.substitutions(localization["substitutions"])
    guard let unit = Self.unit(localization, idiom) else { return nil }
    if let text = unit["stringUnit"]?["value"]?.string {
      guard !substitutions.isEmpty else {
        self.init(text)
        return
      }
      self.init(PluralText(format: text, variables: substitutions, language: language))
      return
    }
    let forms = Self.plurals(unit)
    guard let other = forms["other"] else { return nil }
    // The arguments of the forms are those of the whole text, in their order.
    self.init(other)
    plural = PluralText(
      format: other,
      variables: [
        PluralText.whole: PluralText.Variable(argument: nil, specifier: "lld", forms: forms)
      ],
      language: language)
  }

  /// Returns the part of a localization for a kind of device.
  private static func unit(_ node: JSONNode, _ idiom: String) -> JSONNode? {
    guard let device = node["variations"]?["device"] else { return node }
    return device[idiom] ?? device["other"]
  }

  private static func substitutions(_ node: JSONNode?) -> [String: PluralText.Variable] {
    guard case .object(let members)? = node?.content else { return [:] }
    var found: [String: PluralText.Variable] = [:]
    for member in members {
      found[member.key] = PluralText.Variable(
        argument: member.value["argNum"]?.number.map { Int($0) },
        specifier: member.value["formatSpecifier"]?.string ?? "lld", forms: plurals(member.value))
    }
    return found
  }

  private static func plurals(_ node: JSONNode) -> [String: String] {
    forms { node["variations"]?["plural"]?[$0]?["stringUnit"]?["value"]?.string }
  }

  private static func forms(_ text: (String) -> String?) -> [String: String] {
    var found: [String: String] = [:]
    for category in PluralCategory.allCases { found[category.rawValue] = text(category.rawValue) }
    return found
  }
}
