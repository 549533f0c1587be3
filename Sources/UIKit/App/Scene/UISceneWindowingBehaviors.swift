import Foundation

/// An object that determines which controls the window of a scene offers. Its properties have no effect in Tessera,
/// because the desktop draws the frame of the window.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
  /// A Boolean value that determines whether the user can close the window. The default is `true`.
  open var isClosable = true
  /// A Boolean value that determines whether the user can minimize the window. The default is `true`.
  open var isMiniaturizable = true
}
