// What is computed again when a flow layout becomes invalid.

import Foundation

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate has to be queried again. The default is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the positions have to be computed again. The default is
  /// `true`.
  open var invalidateFlowLayoutAttributes = true
}
