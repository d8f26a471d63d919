// A button: an image and a title side by side, on a background if its configuration has one. The
// contents are specified either for each state or by a configuration; `ButtonFace` is the result of
// either.

import Foundation

/// A control that performs an action when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// A plain button whose title is white.
    case custom = 0
    /// A system button whose title has the tint color.
    case system = 1
    /// A button that reveals details.
    case detailDisclosure = 2
    /// A button that shows information, for light backgrounds.
    case infoLight = 3
    /// A button that shows information, for dark backgrounds. Looks like `infoLight`.
    case infoDark = 4
    /// A button that adds an item.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7
    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The meaning of a button.
  public enum Role: Int, Sendable {
    /// The button has no particular meaning.
    case normal = 0
    /// The button is the one that people are most likely to choose: the title of a configuration is
    /// bolder.
    case primary = 1
    /// The button cancels something. It looks like others.
    case cancel = 2
    /// The button deletes something: a configuration has red in place of the tint color.
    case destructive = 3
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom
  var titles: [State: String] = [:]
  var attributedTitles: [State: NSAttributedString] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]
  let parts = ButtonParts()

  // MARK: Initialization

  /// Creates a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType.symbol != nil { bounds.size = intrinsicContentSize }
    show()
  }

  /// Creates a button with the given configuration that performs an action when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adoptPrimaryAction(primaryAction)
    show()
    bounds.size = intrinsicContentSize
  }

  /// Creates a button of the given type that performs an action when it is tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adoptPrimaryAction(primaryAction)
  }

  /// Creates a system button with an image that sends its primary action to a target, and has the size
  /// of the image.
  open class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.bounds.size = button.intrinsicContentSize
    return button
  }

  /// Creates a custom button with the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a custom button. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = ButtonType(archived: coder.archived("buttonType"))
    coder.restore(self, as: UIButton.self)
  }

  override func adoptPrimaryAction(_ action: UIAction?) {
    super.adoptPrimaryAction(action)
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: Menu

  /// The menu of the button. A long press opens it, or a tap if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu? {
    get { menuState.menu }
    set {
      menuState.menu = newValue
      menuDidChange()
    }
  }
  open override var showsMenuAsPrimaryAction: Bool { didSet { selectFirstIfNeeded() } }
  /// A Boolean value that indicates whether a tap changes the selection: with a menu as the primary
  /// action, the chosen element is the title; otherwise `isSelected` changes. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { selectFirstIfNeeded() } }
  /// The preferred order of the menu's elements. They are always shown in their order.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  override func opensMenuAtTouchDown() -> Bool {
    guard showsMenuAsPrimaryAction, menu != nil else { return false }
    openMenu()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, isTouchInside {
      isSelected.toggle()
    }
  }

  // MARK: Contents

  /// The label that shows the title. Set its text and color with the methods of the button.
  open var titleLabel: UILabel? { parts.titleLabel(of: self) }
  /// The view that shows the image, or `nil` if the button has none.
  open var imageView: UIImageView? { parts.imageView }

  /// The configuration of the button. If set, it replaces colors, and titles and images for the
  /// normal state. The first one takes those that have been set before, if it has none of its own.
  open var configuration: Configuration? {
    didSet {
      if oldValue == nil { adoptContents() }
      contentDidChange()
    }
  }

  private func adoptContents() {
    guard let found = configuration else { return }
    if found.title == nil, !found.hasStyledTitle, let title = titles[.normal] {
      configuration?.title = title
    }
    if found.image == nil, let image = images[.normal] { configuration?.image = image }
  }

  /// The closure that updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that changes the style of a pointer over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// A Boolean value that indicates whether a pointer has an effect on the button. Stored without
  /// effect, because there is no pointer.
  open var isPointerInteractionEnabled = false
  /// The closure that changes the style of a pointer over the button. Never called.
  open var pointerStyleProvider: PointerStyleProvider?
  /// The meaning of the button. The default is `normal`.
  open var role = Role.normal { didSet { if role != oldValue { contentDidChange() } } }
  private var isUpdatingConfiguration = false

  /// Requests an update of the configuration for the button's state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
    show()
  }
  /// Updates the configuration for the button's state by calling `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The insets around the contents.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets by which the title is moved.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets by which the image is moved.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether the image of a custom button is darker while it is
  /// highlighted, unless there is an image for that state. The default is `true`.
  open var adjustsImageWhenHighlighted = true { didSet { show() } }
  /// A Boolean value that indicates whether the image of a custom button is fainter while it is
  /// disabled, unless there is an image for that state. The default is `true`.
  open var adjustsImageWhenDisabled = true { didSet { show() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }
  /// Returns the title for a state, or the title for the normal state if there is none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Sets the configuration of symbols that have none of their own, for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }
  /// Returns the configuration of symbols for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// Sets the color of the title for a state. It takes precedence over the color of a configuration.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  /// Returns the color of the title for a state. Where none is set, it is white, or the tint color
  /// in system buttons.
  open func titleColor(for state: State) -> UIColor? {
    if let color = titleColors[state] ?? titleColors[.normal] { return color }
    if state.contains(.disabled), buttonType != .custom { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }
  /// Returns the image for a state, or the image for the normal state if there is none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the background image for a state. It fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The title for the current state.
  open var currentTitle: String? {
    (state == .normal ? nil : titles[state]) ?? configuration?.title ?? title(for: state)
  }
  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image for the current state.
  open var currentImage: UIImage? {
    (state == .normal ? nil : images[state]) ?? configuration?.image ?? image(for: state)
  }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Rectangles

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle in which image and title are placed. It is used in buttons without a
  /// configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }
  /// Returns the rectangle of the title. It is used in buttons without a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.plainRects(face, in: contentRect, of: self).title
  }
  /// Returns the rectangle of the image. It is used in buttons without a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts.plainRects(face, in: contentRect, of: self).image
  }

  // MARK: Appearance

  /// The size of the contents, including the insets.
  open override var intrinsicContentSize: CGSize { face.size }
  /// Returns the size of the contents, including the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    face.size
  }
  /// Lays out the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
    parts.place(face, in: self)
  }
  /// Updates the colors after a change of the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// Updates the size of the contents of a configuration after a change of the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard configuration != nil, previousTraitCollection?.preferredContentSizeCategory != category
    else { return }
    contentDidChange()
  }

  open override var isHighlighted: Bool { didSet { stateDidChange(oldValue != isHighlighted) } }
  open override var isSelected: Bool { didSet { stateDidChange(oldValue != isSelected) } }
  open override var isEnabled: Bool { didSet { stateDidChange(oldValue != isEnabled) } }

  override var sendsPrimaryAction: Bool { true }

  private func stateDidChange(_ isChange: Bool) {
    guard isChange else { return }
    // This is not done at each layout, since the view's opacity belongs to its owner, who may
    // animate it.
    if configuration != nil { alpha = isHighlighted ? ControlStyle.highlightedOpacity : 1 }
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
