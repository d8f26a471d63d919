// Wheels side by side. Each is a scroll view (`PickerWheel`) that comes to rest at a row. The view is
// 216 points high, as on devices; rows are 32 points high unless the delegate has another height.

import Foundation

/// The interface of an object that provides the numbers of wheels and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The interface of an object that provides the rows of a picker view and is notified of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Returns the title of a row with attributes, which replaces the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which replaces its title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when a touch has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, for equal parts of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Returns 0, for 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 0 }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a label with the title of the row.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { pickerView.titleView(self, row, component, view) }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A view that shows values on wheels, of which each selects one.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The size of a picker without another one, in points.
  private static let standardSize = CGSize(width: 320, height: 216)
  static let standardRowHeight: CGFloat = 32
  /// The distances of the wheels from the sides and from each other, in points.
  private static let margin: CGFloat = 9, gap: CGFloat = 5

  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isLoaded = false

  /// Creates a picker view. A frame without a size gets 320 by 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    becomePicker()
  }

  /// Creates a picker view. Its attributes in a storyboard are set afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomePicker()
    coder.restore(self, as: UIPickerView.self)
  }

  private func becomePicker() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Data

  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that provides the rows and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// A Boolean value that indicates whether the selected rows are marked. The value is stored without
  /// effect: they always are, as on devices since iOS 7.
  open var showsSelectionIndicator = true

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].rowCount : 0
  }
  /// Returns the size of the rows of a wheel in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }
  /// Returns the view of a row; `nil` if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    layoutIfNeeded()
    return wheels[component].rows[row]
  }

  /// Queries the numbers and all rows again. Selections remain where the rows do.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }
  /// Queries the number and the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, wheels.indices.contains(component) else { return reloadAllComponents() }
    reload(wheels[component], component)
    setNeedsLayout()
  }

  /// The color of titles, which code sets by key; `nil` for that of labels.
  var textColor: UIColor? { didSet { reloadAllComponents() } }
  /// The color of the lines beside the selected rows. It has no effect: there are none since iOS 14.
  var magnifierLineColor: UIColor?

  /// Returns the frame of a wheel.
  func frame(ofComponent component: Int) -> CGRect {
    layoutIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].frame : .zero
  }

  private func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(0, dataSource.numberOfComponents(in: self))
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (index, wheel) in wheels.enumerated() { reload(wheel, index) }
  }

  private func reload(_ wheel: PickerWheel, _ component: Int) {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.makeRow = { [weak self] row, reused in
      guard let self, let delegate else { return UIView() }
      return delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: reused)
    }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.load(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: height > 0 ? height : Self.standardRowHeight)
  }

  /// Returns the label of a row with a title, of 21 points.
  func titleView(
    _ delegate: any UIPickerViewDelegate, _ row: Int, _ component: Int, _ reused: UIView?
  ) -> UIView {
    let label = reused as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textColor = textColor ?? .label
    label.textAlignment = .center
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Selection

  /// Returns the selected row of a wheel; −1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
    return wheels[component].selected
  }
  /// Selects a row without notifying the delegate, immediately or with an animation of 0.3 seconds.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    layoutIfNeeded()
    wheels[component].select(row, animated: animated && window != nil)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = wheels.first?.rowHeight ?? Self.standardRowHeight
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded() - 1,
      width: max(0, bounds.width - 2 * Self.margin), height: height + 2)
    let widths = widths
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, wheels.count - 1))
    var x = ((bounds.width - total) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      wheel.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
      x += width + Self.gap
    }
  }

  private var widths: [CGFloat] {
    let named = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? 0
    }
    let open = named.count { $0 <= 0 }
    let taken =
      named.reduce(0) { $0 + max(0, $1) } + Self.gap * CGFloat(max(0, wheels.count - 1))
      + 2 * Self.margin
    let share = open > 0 ? max(0, (bounds.width - taken) / CGFloat(open)) : 0
    return named.map { $0 > 0 ? $0 : share }
  }
}
