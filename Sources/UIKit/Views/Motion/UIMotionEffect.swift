import Foundation

/// A change of a view's properties that follows the device's tilt. Subclasses determine the properties and their
/// values.
///
/// Tessera's devices do not move, so effects are stored and never applied. Subclasses still compute the values in
/// `keyPathsAndRelativeValues(forViewerOffset:)`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
  /// Creates a motion effect that changes nothing. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a motion effect from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes the effect. The base class has nothing to encode.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {}

  /// Returns a copy of the effect with the same values.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: An effect of the same class, if the class is one of UIKit's. Subclasses of `UIMotionEffect` override the method to
  ///   copy their own values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

  func copied() -> UIMotionEffect { UIMotionEffect() }

  /// Returns the changes of a view's properties for an offset of the viewer. Subclasses override it.
  ///
  /// - Parameter viewerOffset: The offset of the viewer from the middle, from -1 to 1 in both directions.
  /// - Returns: The changes by key paths of the view. The default implementation returns nil.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
