// Text editing ends when the field leaves the screen with its view controller, or when another one is
// presented in front of it.

extension UIViewController {
  /// Ends editing in the view, and in the search bar that a navigation bar shows for this view
  /// controller, which is about to disappear or to be covered. The keyboard leaves during the transition.
  func endEditingBeforeLosingScreen() {
    guard let field = UIKitState.current.firstResponder as? UIView else { return }
    let places = [viewIfLoaded, navigationItem.searchController?.searchBar]
    guard places.contains(where: { $0.map(field.isDescendant) ?? false }) else { return }
    field.resignFirstResponder()
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
