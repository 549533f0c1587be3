import UIKit

/// The delegate of an application with tabs: a bar below the content of narrow windows, a bar or a sidebar in wide ones.
final class TabsDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
  var window: UIWindow?
  let tabs = UITabBarController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let paintings = makeTab("Paintings", "photo", numbers: Array(0..<24))
    let recents = makeTab("Recents", "clock", numbers: [3, 17, 8, 11, 20])
    recents.badgeValue = "5"
    let albums = UITabGroup(
      title: "Albums", image: UIImage(systemName: "folder"), identifier: "Albums",
      children: [
        makeTab("Morning", "circle", numbers: Array(0..<8)), makeTab("Noon", "circle.fill", numbers: Array(8..<16)),
        makeTab("Evening", "star", numbers: Array(16..<24)),
      ])
    albums.allowsReordering = true
    albums.managingNavigationController = UINavigationController()
    let search = UISearchTab { _ in Self.page("Search", numbers: [6, 5]) }

    tabs.mode = .tabSidebar
    tabs.delegate = self
    tabs.tabs = [paintings, recents, albums, search]
    tabs.tabBarMinimizeBehavior = .onScrollDown

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func makeTab(_ title: String, _ symbol: String, numbers: [Int]) -> UITab {
    let isInAlbums = ["Morning", "Noon", "Evening"].contains(title)
    return UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in
      isInAlbums ? PaintingsViewController(title: title, numbers: numbers) : Self.page(title, numbers: numbers)
    }
  }

  private static func page(_ title: String, numbers: [Int]) -> UIViewController {
    UINavigationController(rootViewController: PaintingsViewController(title: title, numbers: numbers))
  }

  /// Removes the badge of the recent paintings after the user has seen them.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { if previousTab?.identifier == "Recents" { previousTab?.badgeValue = nil } }
}
