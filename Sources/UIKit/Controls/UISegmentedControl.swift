// A row of segments, one of which can be selected: a light plate slides behind it.

import Foundation

/// A control of several segments, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that represents no segment.
  public static let noSegment = -1

  var segments: [Segment] = []
  private let plate = UIView()
  private static let height: CGFloat = 32
  private static let gap: CGFloat = 2
  private static let padding: CGFloat = 12

  @MainActor
  struct Segment {
    let label = UILabel()
    let imageView = UIImageView()
    /// The line before the segment, or the image that replaces it.
    let line = UIImageView()
    /// The image behind the segment.
    let background = UIImageView()
    var isEnabled = true
    /// The image, as code has set it.
    var image: UIImage? { didSet { imageView.image = image.map(Self.shown) } }
    /// The distance of the contents from the center of the segment.
    var contentOffset = CGSize.zero
    /// The action that a touch of the segment performs.
    var action: UIAction?
    /// The width in points. A value of 0 means a share of the remaining width.
    var width: CGFloat = 0

    /// Images have the color of titles, unless they ask for their own colors.
    private static func shown(_ image: UIImage) -> UIImage {
      image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
    }
  }

  /// Creates a control with one segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      let place = numberOfSegments
      if let image = item as? UIImage {
        insertSegment(with: image, at: place, animated: false)
      } else {
        insertSegment(withTitle: item as? String ?? "\(item)", at: place, animated: false)
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control with one segment for each action, with the given frame.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Creates a control without segments, with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control without segments. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.restore(self, as: UISegmentedControl.self)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    plate.layer.cornerRadius = 7
    plate.castsControlShadow()
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex), selectedSegmentIndex != Self.noSegment {
        selectedSegmentIndex = Self.noSegment
      }
      setNeedsLayout()
    }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment).label.text = title
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    _ = insert(at: place)
    segments[place].image = image
  }
  /// Inserts a segment with the image of an action, or with its title if it has no image.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    _ = insert(at: place)
    setAction(action, forSegmentAt: place)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let gone = segments.remove(at: segment)
    for view in [gone.background, gone.label, gone.imageView, gone.line] {
      view.removeFromSuperview()
    }
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
    segmentsDidChange()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }
  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].image = nil
    segmentsDidChange()
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }
  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = nil
    segments[segment].image = image
    segmentsDidChange()
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets the action of a segment, and shows its image, or its title if it has no image. When a touch
  /// selects the segment, the action is performed before `valueChanged` is sent.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    segments[segment].image = action.image
    segments[segment].label.text = action.image == nil ? action.title : nil
    segmentsDidChange()
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Sets the width of a segment. A value of 0 means a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width >= 0, width.isFinite else { return }
    segments[segment].width = width
    segmentsDidChange()
  }

  /// Returns the width that `setWidth(_:forSegmentAt:)` has set, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Moves the contents of a segment from its center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].contentOffset = offset
    setNeedsLayout()
  }
  /// Returns the distance of the contents of a segment from its center.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }
  /// A Boolean value that indicates whether segments act like buttons: none remains selected. The
  /// default is `false`.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// A Boolean value that indicates whether segments without a width of their own share the remaining
  /// width in proportion to their contents, rather than equally. The default is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  /// The color of the plate behind the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  open override var isEnabled: Bool { didSet { fadeIfDisabled(oldValue) } }

  // MARK: Titles

  /// Sets the attributes of the titles of segments in a state; `nil` removes them.
  ///
  /// The font, the color of the text and the shadow (without blur) are used. A segment takes each of
  /// them from the attributes for its own state: `selected`, `disabled` or both. Those that are
  /// missing there are taken from the attributes for `normal`, except that disabled segments without
  /// a color of their own remain gray. Attributes for `highlighted` have no effect, since segments
  /// look the same under a touch.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that have been set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The attributes of titles by state.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet {
      for index in segments.indices { style(segments[index], isSelected: isSelected(index)) }
      segmentsDidChange()
    }
  }

  /// The images behind segments by state.
  var backgroundImages: [UIControl.State: UIImage] = [:] { didSet { imagesDidChange() } }
  /// The images between segments.
  var dividerImages: [DividerStates: UIImage] = [:] { didSet { imagesDidChange() } }

  private func imagesDidChange() {
    if !backgroundImages.isEmpty, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
    segmentsDidChange()
  }

  func isSelected(_ index: Int) -> Bool { index == selectedSegmentIndex }

  private func style(_ segment: Segment, isSelected: Bool) {
    let look: UIControl.State = isSelected ? .selected : .normal
    let own: [UIControl.State] =
      segment.isEnabled ? [look, .normal] : [look.union(.disabled), .disabled]
    let font: UIFont? = titleAttribute(.font, own + [.normal])
    let color: UIColor? = titleAttribute(.foregroundColor, own)
    let shadow: NSShadow? = titleAttribute(.shadow, own + [.normal])
    let label = segment.label
    label.font = font ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.textColor = color ?? (segment.isEnabled ? UIColor.label : .tertiaryLabel)
    label.shadowColor = shadow?.shadowColor as? UIColor
    label.shadowOffset = shadow?.shadowOffset ?? .zero
  }

  /// Returns an attribute for the first of several states that has it.
  private func titleAttribute<Value>(
    _ key: NSAttributedString.Key, _ states: [UIControl.State]
  ) -> Value? {
    states.lazy.compactMap { self.titleAttributes[$0]?[key] as? Value }.first
  }

  private func insert(at place: Int) -> Segment {
    let segment = Segment()
    style(segment, isSelected: false)
    segment.label.textAlignment = .center
    for view in [segment.line, segment.imageView, segment.label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    insertSubview(segment.background, belowSubview: plate)
    segments.insert(segment, at: min(max(place, 0), segments.count))
    segmentsDidChange()
    return segment
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let x = touch.location(in: self).x
    guard let chosen = frames.firstIndex(where: { x >= $0.minX && x < $0.maxX }),
      segments[chosen].isEnabled, chosen != selectedSegmentIndex
    else { return }
    let action = segments[chosen].action
    let isFirst = selectedSegmentIndex == Self.noSegment
    selectedSegmentIndex = chosen
    defer { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    if isMomentary {
      // Nothing is laid out while the index names the segment that was touched.
    } else if isFirst || window == nil {
      layoutIfNeeded()
    } else {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: { self.layoutIfNeeded() })
    }
    action?.perform(sender: self)
    valueDidChange()
  }

  // MARK: Appearance

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { naturalWidth($0) }.max() ?? 0
    let width = segments.reduce(0) {
      let own = apportionsSegmentWidthsByContent ? naturalWidth($1) : widest
      return $0 + ($1.width > 0 ? $1.width : own)
    }
    return CGSize(width: width, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    let content = segment.imageView.image?.size.width ?? segment.label.intrinsicContentSize.width
    return content + 2 * Self.padding
  }

  private var frames: [CGRect] {
    let dividers = dividerWidth * CGFloat(max(0, segments.count - 1))
    let left = max(0, segments.reduce(bounds.width - dividers) { $0 - $1.width })
    let free = segments.filter { $0.width == 0 }
    let content = apportionsSegmentWidthsByContent ? free.reduce(0) { $0 + naturalWidth($1) } : 0
    let share = free.isEmpty ? 0 : left / CGFloat(free.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    return segments.map { segment in
      let own = content > 0 ? left * naturalWidth(segment) / content : share
      let width = segment.width > 0 ? segment.width : own
      defer { x += width + dividerWidth }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (index, (segment, frame)) in zip(segments, frames).enumerated() {
      place(segment, frame, isSelected: isSelected(index))
      place(segment.line, before: frame, of: index)
      segment.background.frame = frame
      segment.background.image = backgroundImage(of: segment, isSelected: isSelected(index))
    }
    let isChosen = frames.indices.contains(selectedSegmentIndex)
    plate.isHidden = !isChosen || !backgroundImages.isEmpty
    if isChosen {
      plate.frame = frames[selectedSegmentIndex].insetBy(dx: Self.gap, dy: Self.gap)
    }
    plate.backgroundColor = selectedSegmentTintColor ?? Self.plateColor
  }

  private func place(_ line: UIImageView, before frame: CGRect, of index: Int) {
    if let image = dividerImage(before: index) {
      line.image = image
      (line.backgroundColor, line.alpha) = (nil, index == 0 ? 0 : 1)
      line.frame = CGRect(
        x: frame.minX - dividerWidth, y: 0, width: dividerWidth, height: frame.height)
      return
    }
    let isBesideSelected =
      index == selectedSegmentIndex || index == selectedSegmentIndex + 1 || index == 0
    line.image = nil
    line.frame = CGRect(x: frame.minX - 0.5, y: 8, width: 1, height: frame.height - 16)
    line.backgroundColor = .separator
    line.alpha = isBesideSelected || !backgroundImages.isEmpty ? 0 : 1
  }

  private func place(_ segment: Segment, _ cell: CGRect, isSelected: Bool) {
    let frame = cell.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    style(segment, isSelected: isSelected)
    let size = segment.label.intrinsicContentSize
    let width = min(size.width, max(0, frame.width - 4))
    segment.label.frame = CGRect(
      x: frame.midX - width / 2, y: frame.midY - size.height / 2, width: width,
      height: size.height)
    let image = segment.imageView.image?.size ?? .zero
    segment.imageView.frame = CGRect(
      x: frame.midX - image.width / 2, y: frame.midY - image.height / 2, width: image.width,
      height: image.height)
    segment.imageView.tintColor = segment.isEnabled ? .label : .tertiaryLabel
  }

  /// The default color of the plate: white in light mode, and that of iOS 13 in dark mode.
  private static let plateColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
}
