import Foundation

/// An invalidation context that describes the parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that determines whether sizes and spacings are requested from the delegate again. The default is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that determines whether the frames are calculated again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
