import UIKit

/// The delegate of an application that shows one screen in a navigation controller.
public final class ExampleDelegate: UIResponder, UIApplicationDelegate {
  /// The window that shows the screen, or nil before the application has been launched.
  public var window: UIWindow?

  /// A closure that creates the screen. The closure is called when the application is launched.
  var makeViewController: @MainActor () -> UIViewController

  init(makeViewController: @escaping @MainActor () -> UIViewController) {
    self.makeViewController = makeViewController
    super.init()
  }

  /// Shows the screen in a window.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: The launch options, which are ignored.
  /// - Returns: `true`.
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
