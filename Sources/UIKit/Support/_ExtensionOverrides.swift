/// The overrides in extensions of UIKit's classes, for members that UIKit uses only if they are overridden.
@MainActor public enum _ExtensionOverrides {
  /// Returns whether an extension overrides a member for objects of a class. The code that `tessera` generates replaces this method.
  ///
  /// - Parameters:
  ///   - member: The name of the member with its labels, such as `draw(_:)`.
  ///   - type: The class of the objects.
  /// - Returns: `true` if there is such an override in an extension of the class or of a superclass.
  public dynamic static func contain(_ member: String, of type: AnyClass) -> Bool { false }

  /// Makes the next calls of replaced members reach their replacements.
  ///
  /// Several modules, and several files of a module, can replace the same member. Each replacement calls the one before it. Before such
  /// a call the runtime of Swift notes for the thread that the next call of any replaced member goes to the member itself, and only
  /// the member removes the note. If the call reaches another replacement, the note would apply to a call within that one. So each
  /// replacement calls this method first.
  public static func beginReplacement() { _ = isReplaced() }

  dynamic static func isReplaced() -> Bool { false }
}

extension _ExtensionOverrides {
  @_dynamicReplacement(for:isReplaced()) static func isReplacedHere() -> Bool { true }
}
