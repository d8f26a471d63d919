// The share sheet: the items, and the activities for them. On tablets it is a popover. Of the system's activities it has the one
// that can be performed here, which copies; apps and people to send something to are not there.

import Foundation

/// A view controller that offers activities for items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end: the type of the activity, whether it was completed, the
  /// items that it returned, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private var performing: UIActivity?
  private var hasEnded = false

  /// The closure that is called at the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether the sheet offers to collaborate. Not used.
  open var allowsProminentActivity = true

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a share sheet without items.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], [])
    super.init(coder: coder)
  }

  /// A popover, and a sheet in a compact width.
  override func adopted() { modalPresentationStyle = .popover }

  /// The sheet that presents the controller in a compact width.
  open override var sheetPresentationController: UISheetPresentationController? {
    if let sheet = super.sheetPresentationController { return sheet }
    guard presentation == nil else { return nil }
    return popoverPresentationController?.adaptiveSheetPresentationController
  }

  /// The activities that are offered.
  package var activities: [UIActivity] {
    let items = placeholders
    return ([CopyActivity()] + applicationActivities).filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
        return false
      }
      return activity.canPerform(withActivityItems: items)
    }
  }

  private var placeholders: [Any] {
    activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  // MARK: View controller

  open override func loadView() {
    let sheet = ActivitySheetView(
      items: placeholders, activities: activities, onClose: { [weak self] in self?.cancel() },
      onChoice: { [weak self] in self?.choose($0) })
    view = sheet
    if modalPresentationStyle == .popover, preferredContentSize == .zero {
      preferredContentSize = sheet.popoverSize
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let popover = presentationController as? UIPopoverPresentationController {
      (viewIfLoaded as? ActivitySheetView)?.hidesClose = true
      popover.warnIfSourceless()
    } else if let sheet = sheetPresentationController, sheet.detents.count == 1 {
      sheet.detents = [.medium(), .large()]
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { finish(performing?.activityType, false) }
  }

  // MARK: Choice

  private func cancel() { presentingViewController?.dismiss(animated: true) }

  func choose(_ activity: UIActivity) {
    guard performing == nil else { return }
    performing = activity
    activity.onFinish = { [weak self] completed in self?.activityEnded(activity, completed) }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func activityEnded(_ activity: UIActivity, _ completed: Bool) {
    guard performing === activity else { return }
    finish(activity.activityType, completed)
    presentingViewController?.dismiss(animated: true)
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}

/// The content of a share sheet: what is shared, and a row for each activity.
final class ActivitySheetView: UIView {
  private static let (header, row, side): (CGFloat, CGFloat, CGFloat) = (80, 52, 16)
  /// The width in a popover, in points. Our choice.
  private static let popoverWidth: CGFloat = 320

  private let preview = UIImageView()
  private let title = UILabel()
  private let close = UIButton(type: .close)
  private let line = UIView()
  private let group = UIView()
  private var rows: [ActivityRow] = []

  init(
    items: [Any], activities: [UIActivity], onClose: @escaping () -> Void,
    onChoice: @escaping (UIActivity) -> Void
  ) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .secondarySystemBackground
    showItems(items)
    close.accessibilityLabel = "Close"
    close.addHandler(for: .touchUpInside) { _ in onClose() }
    line.backgroundColor = .separator
    group.backgroundColor = .systemBackground
    group.layer.cornerRadius = 10
    group.layer.cornerCurve = .continuous
    group.clipsToBounds = true
    for view in [preview, title, close, line, group] { addSubview(view) }
    for (index, activity) in activities.enumerated() {
      let row = ActivityRow(activity, hasLine: index + 1 < activities.count, onChoice: onChoice)
      rows.append(row)
      group.addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The size in a popover, which a tap beside it closes.
  var popoverSize: CGSize {
    CGSize(
      width: Self.popoverWidth,
      height: Self.header + 2 * Self.side + CGFloat(rows.count) * Self.row)
  }
  /// A Boolean value that indicates whether there is no button that closes the sheet.
  var hidesClose = false {
    didSet {
      close.isHidden = hidesClose
      setNeedsLayout()
    }
  }

  private func showItems(_ items: [Any]) {
    preview.image =
      items.lazy.compactMap { $0 as? UIImage }.first
      ?? BarGlyph.symbol("description", pointSize: 24)
    preview.contentMode = items.contains { $0 is UIImage } ? .scaleAspectFill : .center
    preview.tintColor = .secondaryLabel
    preview.backgroundColor = .tertiarySystemFill
    preview.layer.cornerRadius = 8
    preview.clipsToBounds = true
    title.text =
      items.lazy.compactMap { item in
        (item as? String) ?? (item as? NSAttributedString)?.string ?? (item as? URL)?.absoluteString
      }.first ?? (items.count == 1 ? "1 Item" : "\(items.count) Items")
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (side, width) = (Self.side, bounds.width)
    preview.frame = CGRect(x: side, y: 16, width: 48, height: 48)
    let size = close.sizeThatFits(.zero)
    close.frame = CGRect(
      x: width - side - size.width, y: 16, width: size.width, height: size.height)
    title.frame = CGRect(
      x: 76, y: 16,
      width: max(0, (hidesClose ? width - side : close.frame.minX - 12) - 76), height: 48)
    line.frame = CGRect(x: 0, y: Self.header - 0.5, width: width, height: 0.5)
    group.frame = CGRect(
      x: side, y: Self.header + 16, width: width - 2 * side,
      height: CGFloat(rows.count) * Self.row)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.row, width: group.bounds.width, height: Self.row)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [preview, title, close] { view.frame = view.frame.mirrored(in: width) }
  }
}

/// A row of a share sheet.
final class ActivityRow: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let line = UIView()

  init(_ activity: UIActivity, hasLine: Bool, onChoice: @escaping (UIActivity) -> Void) {
    super.init(frame: .zero)
    (label.text, label.font) = (activity.activityTitle, .systemFont(ofSize: 17))
    imageView.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .label
    imageView.contentMode = .center
    line.backgroundColor = .separator
    line.isHidden = !hasLine
    for view in [label, imageView, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    isAccessibilityElement = true
    addHandler(for: .touchUpInside) { _ in onChoice(activity) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 72, height: bounds.height)
    imageView.frame = CGRect(x: bounds.width - 48, y: 0, width: 32, height: bounds.height)
    line.frame = CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [label, imageView, line] { view.frame = view.frame.mirrored(in: bounds.width) }
  }
}
