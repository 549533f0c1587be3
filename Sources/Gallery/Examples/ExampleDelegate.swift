import UIKit

/// An application that shows one screen, below a navigation bar.
public final class ExampleDelegate: UIResponder, UIApplicationDelegate {
  /// The application's one window.
  public var window: UIWindow?

  /// Makes the screen when the application is launched.
  var makeViewController: @MainActor () -> UIViewController

  init(makeViewController: @escaping @MainActor () -> UIViewController) {
    self.makeViewController = makeViewController
    super.init()
  }

  /// Shows the screen in a window of its own.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = UINavigationController(rootViewController: makeViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
