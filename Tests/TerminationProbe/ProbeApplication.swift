import UIKit

/// An application delegate that appends the name of each callback at the application's end to the file in the first
/// argument. A test ends the application with a signal.
@main
final class ProbeApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ProbeScene.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.set("kept", forKey: "probe")
    Self.record("applicationWillTerminate")
  }

  /// Appends a line to the file.
  static func record(_ line: String) {
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? (before + line + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
