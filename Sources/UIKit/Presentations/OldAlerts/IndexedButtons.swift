// What the alerts and action sheets of iOS 2 to 8 have in common: buttons that are known by their
// index, and a delegate that is told about them. They are shown by a `UIAlertController`, as on iOS
// since version 8.

import Foundation

/// The buttons of an alert, by index.
struct IndexedButtons {
  var titles: [String] = []
  /// The index of the button that cancels; -1 if there is none.
  var cancel = -1
  /// The index of the button that destroys; -1 if there is none.
  var destructive = -1

  /// Adds a button and returns its index.
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; `nil` if there is none at the index.
  func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The index of the first button that neither cancels nor destroys; -1 if there is none.
  var firstOther: Int { titles.indices.first { $0 != cancel && $0 != destructive } ?? -1 }

  func style(_ index: Int) -> UIAlertAction.Style {
    index == cancel ? .cancel : index == destructive ? .destructive : .default
  }
}

/// The controller of an alert with indexed buttons.
final class IndexedAlertController: UIAlertController {
  /// Called when a button has been chosen, before the alert leaves.
  var willChoose: (Int) -> Void = { _ in }
  /// Called when the alert has left, with the index of the button.
  var didLeave: (Int) -> Void = { _ in }
  /// The index that is reported if the alert leaves without a choice.
  private var chosen: Int

  init(_ title: String?, _ message: String?, _ style: Style, _ buttons: IndexedButtons) {
    chosen = buttons.cancel
    super.init(nibName: nil, bundle: nil)
    take(title: title, message: message, style: style)
    for index in buttons.titles.indices {
      addAction(UIAlertAction(title: buttons.titles[index], style: buttons.style(index)))
    }
  }

  required init?(coder: NSCoder) {
    chosen = -1
    super.init(coder: coder)
  }

  override func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, !isBeingPresented,
      let index = actions.firstIndex(where: { $0 === action })
    else { return }
    willChoose(index)
    leave(index, animated: true)
  }

  /// Dismisses the alert as if the button at the index had been chosen.
  func leave(_ index: Int, animated: Bool) {
    chosen = index
    dismiss(animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didLeave(chosen)
  }
}
