import Foundation

/// Creates the windows of applications whose Info.plist names a storyboard.
@MainActor enum StoryboardLaunch {
  /// The main storyboard of an application without scenes, or nil if it has none.
  static var mainStoryboard: UIStoryboard? {
    let information = ApplicationStart.information
    guard information.scenes(.windowApplication).isEmpty, let name = information.mainStoryboard, !name.isEmpty else {
      return nil
    }
    return UIStoryboard(name: name, bundle: nil)
  }

  /// Creates a window with the initial view controller of a storyboard.
  static func makeWindow(_ storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRootViewController(storyboard)
    return window
  }

  /// Creates the initial view controller of a storyboard. Reports an error if it has none.
  static func makeRootViewController(_ storyboard: UIStoryboard) -> UIViewController? {
    let root = storyboard.instantiateInitialViewController()
    if root == nil {
      Diagnostics.report(
        "the storyboard \(storyboard.name) has no initial view controller; set “Is Initial View Controller” in Xcode")
    }
    return root
  }
}
