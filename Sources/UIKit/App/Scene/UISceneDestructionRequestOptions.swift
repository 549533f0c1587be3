import Foundation

/// Options of a request to destroy a session.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options with the default values.
  public override init() { super.init() }
}
