/// The overrides in extensions of UIKit's classes, for members that UIKit uses only if they are overridden.
@MainActor public enum _ExtensionOverrides {
  /// Returns whether an extension overrides a member for objects of a class. The code that `tessera` generates replaces this method.
  ///
  /// - Parameters:
  ///   - member: The name of the member with its labels, such as `draw(_:)`.
  ///   - type: The class of the objects.
  /// - Returns: `true` if there is such an override in an extension of the class or of a superclass.
  public dynamic static func contain(_ member: String, of type: AnyClass) -> Bool { false }
}
