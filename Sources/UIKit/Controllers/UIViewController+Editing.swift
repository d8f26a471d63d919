// Text editing ends when the field leaves the screen with its view controller.

extension UIViewController {
  /// Ends editing in the view, and in the search bar that a navigation bar shows for this view
  /// controller, which is about to disappear. The keyboard leaves during the transition.
  func endEditingBeforeDisappearing() {
    guard let field = UIKitState.current.firstResponder as? UIView else { return }
    let places = [viewIfLoaded, navigationItem.searchController?.searchBar]
    guard places.contains(where: { $0.map(field.isDescendant) ?? false }) else { return }
    field.resignFirstResponder()
  }
}
