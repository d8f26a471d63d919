// A button: a picture and a title side by side, on a background if its configuration has one. What they are
// is said state by state, as of old, or by a configuration; `ButtonFace` is what comes of either.

import Foundation

/// A control to tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// Plain; the title is white.
    case custom = 0
    /// As the system's: the title has the tint.
    case system = 1
    /// Says that there are details.
    case detailDisclosure = 2
    /// Says that there is information.
    case infoLight = 3
    /// Says that there is information.
    case infoDark = 4
    /// Adds something.
    case contactAdd = 5
    /// Closes something.
    case close = 7
  }

  /// Changes the configuration to suit the state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// How it looks.
  public private(set) var buttonType = ButtonType.custom
  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]
  let parts = ButtonParts()

  // MARK: Making

  /// A button of some type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType.symbol != nil { bounds.size = intrinsicContentSize }
    show()
  }

  /// A button that looks like this, and performs an action when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
    show()
    bounds.size = intrinsicContentSize
  }

  /// A button of the system's that performs an action when tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// A button at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A button; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else if !action.title.isEmpty {
      setTitle(action.title, for: .normal)
    }
  }

  // MARK: Contents

  /// The label that shows the title; its text and colour are the button's to set.
  open var titleLabel: UILabel? { parts.titleLabel(of: self) }
  /// The view that shows the picture, if there is one.
  open var imageView: UIImageView? { parts.imageView }

  /// How it looks, in place of titles, colours and pictures by state.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called to change the configuration when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var isUpdatingConfiguration = false

  /// Has the configuration suit the state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
    show()
  }
  /// Has the configuration suit the state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Around the contents.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }
  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets a title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  /// The title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  /// The colour of the title for a state; white, or the tint of a system's button, where none is set.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] ?? titleColors[.normal] { return color }
    if state.contains(.disabled), buttonType != .custom { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the picture that fills the button behind everything, for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  /// The picture behind everything for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title that shows.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The colour in which it shows.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture that shows.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  // MARK: Looks

  /// The size of the contents with the insets around them.
  open override var intrinsicContentSize: CGSize { face.size }
  /// The size of the contents with the insets around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    face.isEmpty ? super.sizeThatFits(size) : face.size
  }
  /// Places picture and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
    parts.place(face, in: self)
  }
  /// The tint has changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override var isHighlighted: Bool { didSet { stateDidChange(oldValue != isHighlighted) } }
  open override var isSelected: Bool { didSet { stateDidChange(oldValue != isSelected) } }
  open override var isEnabled: Bool { didSet { stateDidChange(oldValue != isEnabled) } }

  override var sendsPrimaryAction: Bool { true }

  private func stateDidChange(_ isChange: Bool) {
    guard isChange else { return }
    // Not at each layout: the view's opacity is its owner's to animate.
    if configuration != nil { alpha = isHighlighted ? ControlLooks.highlightedOpacity : 1 }
    if configurationUpdateHandler != nil { return setNeedsUpdateConfiguration() }
    show()
    setNeedsLayout()
  }

  private func contentDidChange() {
    show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show() { parts.show(face, in: self) }
}
