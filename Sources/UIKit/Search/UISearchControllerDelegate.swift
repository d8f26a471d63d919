// The delegate and the updater of search controllers.

import Foundation

/// The methods that a search controller calls when a search begins and ends. Every method has a
/// default implementation.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun, at the end of its animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended, at the end of its animation.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when a search begins, between the calls before and after it. The controller shows
  /// itself in any case.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// The interface of the object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar has become the first responder, and when its text or its scope has
  /// changed.
  func updateSearchResults(for searchController: UISearchController)
}
