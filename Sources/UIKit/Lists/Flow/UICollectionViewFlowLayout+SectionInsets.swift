// The rectangle from which the insets of a flow layout's sections are measured.

import Foundation

extension UICollectionViewFlowLayout {
  /// What the ends of lines keep the insets of their section from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The layout margins of the collection view.
    case fromLayoutMargins

    /// The distances of the reference from the content inset.
    @MainActor func insets(in view: UICollectionView) -> UIEdgeInsets {
      let (content, own) = (view.adjustedContentInset, distances(in: view))
      return UIEdgeInsets(
        top: max(0, own.top - content.top), left: max(0, own.left - content.left),
        bottom: max(0, own.bottom - content.bottom), right: max(0, own.right - content.right))
    }

    @MainActor private func distances(in view: UICollectionView) -> UIEdgeInsets {
      switch self {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    }
  }
}
