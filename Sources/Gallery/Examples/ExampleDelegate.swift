import UIKit

/// An application that shows one example.
public final class ExampleDelegate: UIResponder, UIApplicationDelegate {
  /// The application's one window.
  public var window: UIWindow?

  private let example: Example

  /// An application that shows `example`, below a navigation bar.
  public init(_ example: Example) {
    self.example = example
    super.init()
  }

  /// Shows the example that the command line names in a window of its own.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    window.rootViewController = UINavigationController(rootViewController: example.makeViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
