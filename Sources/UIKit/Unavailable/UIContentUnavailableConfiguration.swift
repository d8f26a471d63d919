// What a screen shows when it has no content: that it is empty, that it loads, or that a search has found
// nothing, as a value. Apple publishes neither sizes nor distances: the fonts are those of iOS 17 by name,
// the distances our choice, by eye.

import Foundation

/// A content configuration for a screen without content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignments of the contents.
  public enum Alignment: Int, Sendable {
    /// The contents are centered.
    case center
    /// The contents are aligned at the leading edge.
    case natural
  }

  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The way in which a text that is too long is shortened. The default is at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font becomes smaller so that a line fits. The
    /// default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font. The default is 0.
    public var minimumScaleFactor: CGFloat = 0

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The configuration of a symbol that has none of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of a template image; `nil` for that of the view.
    public var tintColor: UIColor?
    /// The corner radius of the image.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image. A dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
  }

  /// The effect of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action that a tap performs. Its title and image are used if the button has none.
    public var primaryAction: UIAction?
    /// The menu of the button, which opens by a tap if there is no action.
    public var menu: UIMenu?
    /// A Boolean value that indicates whether the button is enabled. The default is `true`.
    public var isEnabled = true
    /// The meaning of the button. The default is `normal`.
    public var role = UIButton.Role.normal
  }

  /// The image above the text.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The text below the text.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The effect of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The effect of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the contents. The default is `center`.
  public var alignment = Alignment.center
  /// The margins around the contents, inside the safe area.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 24, bottom: 16, trailing: 24)
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the text and the secondary text.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the button.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background of the whole view. The default has no color.
  public var background = UIBackgroundConfiguration.clear()

  /// A Boolean value that indicates whether a spinner is in place of the image.
  private(set) var showsActivityIndicator = false
  private var isSearch = false

  private init() {
    textProperties = TextProperties(
      .systemFont(ofSize: UIFont.TextStyle.title2.pointSize(.wanted(nil)), weight: .bold), .label)
    secondaryTextProperties = TextProperties(
      .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  }

  // MARK: Configurations

  /// Returns the configuration of a screen without content: a large gray image, a bold text and a
  /// gray one. All are empty at first.
  public static func empty() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    made.imageProperties.tintColor = .secondaryLabel
    return made
  }

  /// Returns the configuration of a screen whose content loads: a spinner above "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.showsActivityIndicator = true
    made.text = "Loading…"
    made.textProperties = TextProperties(
      .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    made.imageToTextPadding = 8
    return made
  }

  /// Returns the configuration of a search without results. In the state of a screen that searches,
  /// its text names what is searched.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = empty()
    made.isSearch = true
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  // MARK: Content configuration

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: the text of a search that has not been changed names what
  /// is searched.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == "No Results",
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var made = self
    made.text = "No Results for “\(searched)”"
    return made
  }
}

/// The state of a screen without content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text for which the screen's search controller searches; `nil` without one.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a screen that does not search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that an app adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
