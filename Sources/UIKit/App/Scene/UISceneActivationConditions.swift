import Foundation

/// A set of predicates that determine for which content a scene is activated. They are evaluated with a target content identifier.
///
/// In Tessera they determine the scene that opens dropped files. The identifier is the URL of a file.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// The predicate that determines whether the scene can be activated for a target content identifier. The default
  /// matches every identifier.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// The predicate that determines whether the scene is preferred for a target content identifier. The default matches
  /// no identifier.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates conditions that apply to every content.
  public override init() { super.init() }

  /// Creates conditions from data in an unarchiver. Tessera does not archive conditions, so they apply to every content.
  ///
  /// - Parameter aDecoder: The unarchiver. It is ignored.
  public init(coder aDecoder: NSCoder) { super.init() }

  /// Returns how well the scene is suited to show the content with an identifier: 2 if it prefers the content, 1 if it
  /// can show it, otherwise 0.
  final func rank(for identifier: String) -> Int {
    if prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) { return 2 }
    return canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) ? 1 : 0
  }
}
