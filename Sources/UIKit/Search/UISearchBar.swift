// A bar with a field for searching, an optional Cancel button, and an optional row of scopes. It
// belongs to a view of the app, or to a search controller that shows it in a navigation bar.

import Foundation

/// A bar with a text field for searching.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits, UIBarPositioning {
  /// The prominence of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style. Same as `prominent`.
    case `default`
    /// The field is placed on a bar.
    case prominent
    /// The field has no bar behind it.
    case minimal
  }

  /// The images of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button of the list of results.
    case resultsList
  }

  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl(items: nil)
  private let promptLabel = UILabel()
  private let backdrop = UIImageView()
  private lazy var sideButton = makeSideButton()
  /// The images of the parts for each state, their offsets, and the images behind the field.
  var images = SearchBarImages() { didSet { imagesDidChange() } }

  /// The controller that shows the results.
  weak var controller: UISearchController?
  /// The parts that the bar has, and the place where it is.
  var arrangement = SearchBarLayout() { didSet { setNeedsLayout() } }
  /// The height by which a navigation bar has collapsed the bar, in points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { shrinkField() } } }

  /// The text field of the search bar.
  open private(set) var searchTextField = UISearchTextField()
  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a search bar as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.restore(self, as: UISearchBar.self)
  }

  private func addParts() {
    backdrop.isHidden = true
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    searchTextField.delegate = self
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.tokensDidChange = { [weak self] in self?.controller?.textDidChange() }
    searchTextField.addHandler(for: .editingChanged) { [weak self] _ in self?.textWasEdited() }
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addHandler(for: .touchUpInside) { [weak self] _ in self?.cancelWasTapped() }
    scopes.alpha = 0
    scopes.addHandler(for: .valueChanged) { [weak self] _ in self?.scopeWasChosen() }
    for view in [backdrop, promptLabel, searchTextField, cancel, scopes] { addSubview(view) }
  }

  // MARK: Text

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      controller?.textDidChange()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      arrangement.hasPrompt = prompt != nil
      heightMayHaveChanged()
    }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// A Boolean value that indicates whether the bar takes touches. The default is `true`.
  open var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      searchTextField.isEnabled = isEnabled
      imagesDidChange()
      searchTextField.alpha = isEnabled ? 1 : 0.5
    }
  }

  // MARK: Buttons

  /// A Boolean value that indicates whether the Cancel button is shown. The default is `false`.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
  /// A Boolean value that indicates whether an empty field has a bookmark button. The default is
  /// `false`.
  open var showsBookmarkButton = false { didSet { sideButtonMayHaveChanged() } }
  /// A Boolean value that indicates whether the field has a button for the list of results. The
  /// default is `false`.
  open var showsSearchResultsButton = false { didSet { sideButtonMayHaveChanged() } }
  /// A Boolean value that indicates whether the button of the list of results is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { sideButton.isSelected = isSearchResultsButtonSelected }
  }

  // MARK: Scopes

  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? { didSet { scopeTitlesDidChange() } }
  /// The index of the selected scope. The default is 0.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// A Boolean value that indicates whether the scopes are shown, if there are any. The default is
  /// `false`.
  open var showsScopeBar = false { didSet { scopesMayHaveChanged() } }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) {
      self.layoutIfNeeded()
      self.superview?.layoutIfNeeded()
    }
  }

  private func scopeTitlesDidChange() {
    let selected = max(0, scopes.selectedSegmentIndex)
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = scopes.numberOfSegments > selected ? selected : 0
    scopesMayHaveChanged()
  }

  private func scopesMayHaveChanged() {
    let isShown = showsScopeBar && scopeButtonTitles?.isEmpty == false
    guard isShown != arrangement.hasScope else { return }
    arrangement.hasScope = isShown
    heightMayHaveChanged()
  }

  // MARK: Appearance

  /// The prominence of the search bar. The default is `default`.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  /// The style of the bar. `black` makes it dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether content is visible through the bar. Stored but not used:
  /// a bar of the app has an opaque color, and one in a navigation bar has that bar's background.
  open var isTranslucent = true
  /// The image behind the bar; an empty image for none.
  open var backgroundImage: UIImage? {
    didSet {
      backdrop.image = backgroundImage
      backdrop.isHidden = backgroundImage == nil
      setNeedsLayout()
    }
  }
  /// Sets the image behind the bar for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  /// The displacement of the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The displacement of the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// The position of the bar.
  open var barPosition: UIBarPosition { arrangement.place == .alone ? .any : .top }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: arrangement.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height)
  }

  private func heightMayHaveChanged() {
    invalidateIntrinsicContentSize()
    controller?.barHeightDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = ownBackground
    backdrop.frame = bounds
    promptLabel.frame = CGRect(
      x: 0, y: 4, width: bounds.width, height: arrangement.hasPrompt ? SearchBarLayout.prompt : 0)
    let button = cancel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
    var row = arrangement.row(bounds, cancel: button.width, showsCancel: showsCancelButton)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      row = (row.field.mirrored(in: bounds.width), row.cancel.mirrored(in: bounds.width))
    }
    let move = searchFieldBackgroundPositionAdjustment
    row.field.size.height = max(0, SearchBarLayout.field - collapse)
    searchTextField.frame = row.field.offsetBy(dx: move.horizontal, dy: move.vertical)
    cancel.frame = row.cancel
    cancel.isHidden = !showsCancelButton
    scopes.frame = arrangement.scopeFrame(bounds)
    scopes.alpha = arrangement.hasScope ? 1 : 0
  }

  private var ownBackground: UIColor? {
    if backgroundImage != nil { return nil }
    if let barTintColor { return barTintColor }
    return arrangement.place != .alone || searchBarStyle == .minimal ? nil : .systemBackground
  }

  /// Shrinks the field, whose content disappears over the first part of the way.
  private func shrinkField() {
    setNeedsLayout()
    layoutIfNeeded()
    let content = max(0, 1 - collapse / (SearchBarLayout.field / 2))
    for view in searchTextField.subviews where view.alpha != content { view.alpha = content }
    let isGone: CGFloat = collapse >= SearchBarLayout.field ? 0 : 1
    if searchTextField.alpha != isGone { searchTextField.alpha = isGone }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Text field delegate

  /// Forwards the question to the delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Begins the search of the controller, and notifies the delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    controller?.barDidBeginEditing()
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.updateResults()
  }
  /// Forwards the question to the delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Notifies the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Forwards the question to the delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  /// Notifies the delegate that the return key has been pressed. In a search of a controller, the
  /// keyboard is dismissed.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    if controller?.isActive == true { resignFirstResponder() }
    return true
  }
}

// What the user does with the parts.
extension UISearchBar {
  fileprivate func textWasEdited() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.textDidChange()
    if showsBookmarkButton { sideButtonMayHaveChanged() }
  }

  fileprivate func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  fileprivate func scopeWasChosen() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.updateResults()
  }

  fileprivate func makeSideButton() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 32, height: SearchBarLayout.field)
    button.addHandler(for: .touchUpInside) { [weak self] _ in
      guard let self else { return }
      if showsSearchResultsButton {
        delegate?.searchBarResultsListButtonClicked(self)
      } else {
        delegate?.searchBarBookmarkButtonClicked(self)
      }
    }
    return button
  }

  /// Shows the button at the end of the field: that of the results, or the bookmark button.
  fileprivate func sideButtonMayHaveChanged() {
    guard showsSearchResultsButton || showsBookmarkButton else {
      searchTextField.rightView = nil
      return
    }
    let icon = showsSearchResultsButton ? Icon.resultsList : .bookmark
    let glyph = icon == .bookmark ? "bookmark_border" : "list"
    let usual = images.icon(icon, .normal) ?? BarGlyph.image(glyph, side: 20)
    sideButton.setImage(usual, for: .normal)
    for state in SearchBarImages.otherStates {
      sideButton.setImage(images.icons[icon]?[state], for: state)
    }
    searchTextField.sideOffset = images.moves[icon] ?? .zero
    if searchTextField.rightView !== sideButton { searchTextField.rightView = sideButton }
    searchTextField.rightViewMode = .always
  }
}

// The images that code has set.
extension UISearchBar {
  private func imagesDidChange() {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    let field = searchTextField
    field.glass.image = images.icon(.search, state) ?? UISearchTextField.magnifyingGlass
    field.glassOffset = images.moves[.search] ?? .zero
    field.clearOffset = images.moves[.clear] ?? .zero
    if let clear = images.icons[.clear] {
      let usual = clear[.normal] ?? ButtonSymbol.clear.image(for: traitCollection)
      field.clearButton.setImage(usual, for: .normal)
      for state in SearchBarImages.otherStates {
        field.clearButton.setImage(clear[state], for: state)
      }
    }
    let background = images.fields[state] ?? images.fields[.normal]
    if field.backgroundImage !== background { field.backgroundImage = background }
    sideButtonMayHaveChanged()
  }
}
