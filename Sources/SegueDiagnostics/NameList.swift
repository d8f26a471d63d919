// Lists of known names in messages. A table can have a hundred thousand columns.

/// Lists of names for one line of a message.
public enum NameList {
  /// The maximum number of names that are written out.
  public static let maximumNames = 20

  /// Returns the names, separated by commas. Of a long list, the first ones and the number of the
  /// others.
  public static func text(_ names: some Collection<String>) -> String {
    let shown = names.prefix(maximumNames).map { QuotedText.plain($0) }.joined(separator: ", ")
    let more = names.count - maximumNames
    return more > 0 ? "\(shown), and \(more) more" : shown
  }
}
