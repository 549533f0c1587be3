import UIKit

/// The delegate of the application's only scene, whose window has a colored bar.
final class ProbeScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let bar = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 40))
    bar.backgroundColor = .red
    controller.view.addSubview(bar)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidEnterBackground(_ scene: UIScene) { ProbeApplication.record("sceneDidEnterBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { ProbeApplication.record("sceneDidDisconnect") }
}
