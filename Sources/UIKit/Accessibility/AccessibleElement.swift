// What UI tests know of a view: its role, label, value and state. iOS derives them from the content
// of its own views where code does not set them.

import Foundation

/// A view as UI tests see it.
@MainActor
package struct AccessibleElement {
  /// The roles of views, by the names that UI tests on iOS have for them.
  package enum Role: String, Sendable {
    case alert, button, cell, collection, image, link, navigationBar, other, pageIndicator, picker
    case progress, scrollView, searchField, secureTextField, segmentedControl, slider, staticText
    case stepper, `switch`, tab, tabBar, table, textField, textView, toolbar, window
  }

  /// The role.
  package var role = Role.other
  /// The label: the one that code has set, or else the one that follows from the content.
  package var label: String?
  /// The other labels to which the view answers, such as "Back" for a back button.
  package var otherLabels: [String] = []
  /// The identifier.
  package var identifier: String?
  /// The value, such as the text in a field or the state of a switch.
  package var value: String?
  /// The texts that the view shows itself, without its subviews unless it is one element.
  package var texts: [String] = []
  /// A Boolean value that indicates whether the user can use the view, if it is a control.
  package var isEnabled = true
  /// A Boolean value that indicates whether the view is selected or on.
  package var isSelected = false
  /// A Boolean value that indicates whether the view is one element: what it contains is part of it.
  package var isAtomic = false
  /// A Boolean value that indicates whether a tap on the view does something by itself.
  package var isInteractive = false
}

extension UIView {
  /// The view as UI tests see it.
  package var accessibleElement: AccessibleElement {
    var element = derivedElement
    element.label = accessibilityLabel ?? element.label
    element.value = accessibilityValue ?? element.value
    element.identifier = accessibilityIdentifier ?? layer.name
    if isAccessibilityElement {
      element.isAtomic = true
      if element.label == nil { element.label = shownTexts.joinedWords }
    }
    let traits = accessibilityTraits
    if traits.contains(.button) { (element.role, element.isInteractive) = (.button, true) }
    if traits.contains(.selected) { element.isSelected = true }
    if traits.contains(.notEnabled) { element.isEnabled = false }
    return element
  }

  /// The texts of the labels and text views inside the view, in the order of the subviews, of those
  /// that are not hidden.
  var shownTexts: [String] {
    subviews.flatMap { view -> [String] in
      guard !view.isHidden, view.alpha >= 0.01 else { return [] }
      if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
      if let text = view as? UITextView { return [text.text ?? ""].filter { !$0.isEmpty } }
      return view.shownTexts
    }
  }

  private var derivedElement: AccessibleElement {
    switch self {
    case let control as UIControl: control.element
    case let label as UILabel:
      AccessibleElement(role: .staticText, label: label.text, texts: [label.text].compactMap { $0 })
    case let view as UITextView:
      AccessibleElement(
        role: .textView, value: view.text, texts: [view.text ?? ""], isAtomic: true,
        isInteractive: view.isEditable)
    case let link as TextLinkView:
      AccessibleElement(
        role: .link, label: link.words, texts: [link.words], isAtomic: true, isInteractive: true)
    case let cell as UITableViewCell:
      AccessibleElement(
        role: .cell, label: cell.shownTexts.joinedWords, isSelected: cell.isSelected,
        isInteractive: true)
    case let cell as UICollectionViewCell:
      AccessibleElement(
        role: .cell, label: cell.shownTexts.joinedWords, isSelected: cell.isSelected,
        isInteractive: true)
    case is UITableView: AccessibleElement(role: .table)
    case is UICollectionView: AccessibleElement(role: .collection)
    case is UIScrollView: AccessibleElement(role: .scrollView)
    case is UIImageView: AccessibleElement(role: .image)
    case let bar as UINavigationBar:
      AccessibleElement(role: .navigationBar, otherLabels: [bar.shownItem?.title].compactMap { $0 })
    case is UITabBar: AccessibleElement(role: .tabBar)
    case is UIToolbar: AccessibleElement(role: .toolbar)
    case is UIProgressView: AccessibleElement(role: .progress)
    case is AlertView: AccessibleElement(role: .alert)
    case is UIWindow: AccessibleElement(role: .window)
    default: AccessibleElement()
    }
  }
}

extension UIControl {
  /// The control as UI tests see it, by its class.
  fileprivate var element: AccessibleElement {
    var element = AccessibleElement(
      role: .button, isEnabled: isEnabled, isSelected: isSelected, isAtomic: true,
      isInteractive: true)
    switch self {
    case let field as UITextField:
      element.role = field.isSecureTextEntry ? .secureTextField : .textField
      if field.superview is UISearchBar { element.role = .searchField }
      element.label = field.placeholder
      element.value = field.text
      element.texts = [field.hasText ? field.text : field.placeholder].compactMap { $0 }
    case let control as UISwitch:
      (element.role, element.value) = (.switch, control.isOn ? "1" : "0")
      element.isSelected = control.isOn
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      (element.role, element.value) = (.slider, "\(Int((share * 100).rounded()))%")
    case is UIStepper:
      (element.role, element.isAtomic) = (.stepper, false)
    case is UISegmentedControl:
      (element.role, element.isAtomic) = (.segmentedControl, false)
    case let pages as UIPageControl:
      element.role = .pageIndicator
      element.value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let bar as BarButton: element.describe(bar)
    case let tab as UITabBarButton:
      element.role = .tab
      element.label = tab.item.accessibilityLabel ?? tab.item.title
      element.texts = [tab.item.title].compactMap { $0 }
      element.identifier = tab.item.accessibilityIdentifier
    default: describeButton(&element)
    }
    return element
  }

  private func describeButton(_ element: inout AccessibleElement) {
    if let button = self as? UIButton {
      element.texts = [button.currentTitle].compactMap { $0 }.filter { !$0.isEmpty }
    }
    if element.texts.isEmpty { element.texts = shownTexts }
    element.label = element.texts.joinedWords
    if self is BarBackButton { element.otherLabels = ["Back"] }
    // A control of the app's own that contains other controls is not one element.
    if !(self is UIButton), subviews.contains(where: { $0 is UIControl }) {
      element.isAtomic = false
    }
  }
}

extension AccessibleElement {
  @MainActor
  fileprivate mutating func describe(_ bar: BarButton) {
    let item = bar.item
    identifier = item.accessibilityIdentifier
    if item.customView != nil {
      (isAtomic, role, isInteractive) = (false, .other, false)
      label = item.accessibilityLabel
      return
    }
    label = item.accessibilityLabel ?? item.title ?? item.systemItem?.accessibleName
    texts = [item.image == nil ? item.title : nil].compactMap { $0 }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The label of a button with this item's image, as on iOS in English.
  fileprivate var accessibleName: String {
    switch self {
    case .trash: "Delete"
    case .action: "Share"
    case .fastForward: "Fast forward"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}

extension [String] {
  /// The texts separated by commas, or `nil` if there are none.
  fileprivate var joinedWords: String? { isEmpty ? nil : joined(separator: ", ") }
}

extension UINavigationBar {
  /// The item that the bar shows: the one of the controller in front, or the top one of its own.
  package var shownItem: UINavigationItem? { content?.item ?? topItem }
}
