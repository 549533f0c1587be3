import GalleryLibrary
import UIKit

/// The delegate of a window. It restores what the window showed when the program last ran.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var split: GallerySplitViewController? { window?.rootViewController as? GallerySplitViewController }
  /// A Boolean value that indicates whether the window shows the folders or the photo that the user opened. In this case,
  /// the saved state is not restored, and is not replaced by the state of this window.
  private var showsOpenedFolders = false

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? GalleryDelegate else {
      return
    }
    scene.title = "Gallery"
    let configuration = GalleryDelegate.configuration
    let isFirst = delegate.window == nil
    showsOpenedFolders = isFirst && !configuration.folders.isEmpty
    let state =
      showsOpenedFolders
      ? nil : session.stateRestorationActivity.flatMap { GalleryState($0) }
    let root = GallerySplitViewController(
      showing: state?.collection ?? (isFirst ? configuration.firstCollection : .library), of: delegate.library,
      loader: delegate.loader)
    root.onStateChange = { [weak session] in
      if let session { UIApplication.shared.requestSceneSessionRefresh(session) }
    }
    if let state { root.restore(state) }
    if isFirst, let photo = configuration.firstPhoto {
      root.open(photo) { if let folder = configuration.recentFiles { RecentFiles(folder).add(photo) } }
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    if isFirst { delegate.window = window }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { split?.showsProblems = true }

  func sceneDidDisconnect(_ scene: UIScene) {
    guard let delegate = UIApplication.shared.delegate as? GalleryDelegate, delegate.window === window else { return }
    delegate.window = UIApplication.shared.connectedScenes.lazy
      .compactMap { ($0.delegate as? GallerySceneDelegate)?.window }.first { $0 !== self.window }
  }

  /// Opens files and folders of other programs, such as those of a file manager that are dropped on the window. Photos that are dropped on
  /// a page of a browser are copied to the library, and then removed.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let contexts = URLContexts.sorted { $0.url.path < $1.url.path }
    split?.open(contexts.filter(\.options.openInPlace).map(\.url))
    split?.addPhotos(contexts.filter { !$0.options.openInPlace }.map(\.url), areTemporary: true)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    showsOpenedFolders ? scene.session.stateRestorationActivity : split?.state.activity
  }
}
