import Foundation

/// A change of a view's properties that follows the device's tilt. Subclasses determine the properties and their
/// values.
///
/// Tessera's devices do not move, so effects are stored and never applied. Subclasses still compute the values in
/// `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates a motion effect that changes nothing. Subclasses call this initializer.
  public override init() { super.init() }

  /// Returns the changes of a view's properties for an offset of the viewer. Subclasses override it.
  ///
  /// - Parameter viewerOffset: The offset of the viewer from the middle, from -1 to 1 in both directions.
  /// - Returns: The changes by key paths of the view. The default implementation returns nil.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
