import Foundation

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes and spacings again. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are to be calculated again. Default true.
  open var invalidateFlowLayoutAttributes = true
}
