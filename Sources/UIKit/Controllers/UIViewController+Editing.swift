// Text editing ends when the field leaves the screen with its view controller, or when another one is
// presented in front of it. A view controller that can become the first responder is it while there is
// no other.

extension UIViewController {
  /// Ends editing in the view, and in the search bar that a navigation bar shows for this view
  /// controller, which is about to disappear or to be covered. The keyboard leaves during the transition.
  func endEditingBeforeLosingScreen() {
    guard let first = UIKitState.current.firstResponder else { return }
    let searchBar = navigationItem.searchController?.searchBar
    let places = [self, searchBar].compactMap { $0 as UIResponder? }
    guard places.contains(where: first.isInChain(before:)) else { return }
    first.resignFirstResponder()
  }

  /// A Boolean value that indicates whether what is presented in front of the view controller, or of
  /// a parent of it, has ended editing.
  var isEditingEndedByPresentation: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.presentedViewController?.presentationController?.endsEditing ?? false
    }
  }

  /// Becomes the first responder after it has appeared, or after what was in front of it has gone, if
  /// it or a child on screen can and there is none. Its accessory is then at the bottom of the screen.
  func takeFirstResponderIfFree() {
    guard appearanceState == .appeared, UIKitState.current.firstResponder == nil,
      !isEditingEndedByPresentation
    else { return }
    if canBecomeFirstResponder { becomeFirstResponder() }
    for child in children { child.takeFirstResponderIfFree() }
  }
}

extension UIResponder {
  /// Returns whether the responder chain that begins here contains `other`.
  fileprivate func isInChain(before other: UIResponder) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === other }
  }
}

extension UIPresentationController {
  /// A Boolean value that indicates whether the presentation ends editing in what presents it. A
  /// popover is part of it, and an alert without fields leaves the keyboard where it is.
  var endsEditing: Bool {
    if let alert = presentedViewController as? UIAlertController { return alert.textFields != nil }
    return presentationStyle != .popover
  }
}
