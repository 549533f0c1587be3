import GalleryLibrary
import UIKit

/// Methods that save what the window shows, and restore it at the next start.
extension GallerySplitViewController {
  /// The time without a change after which the state is saved, in seconds. With this delay, no file is written during a
  /// scroll. If the process is killed, the changes of this time are lost.
  private static let savingDelay: TimeInterval = 1

  private var libraryScreen: LibraryViewController? { content.viewControllers.first as? LibraryViewController }

  /// The view controller that shows photos: the grid or one photo.
  private var shownController: UIViewController? {
    let top = isCollapsed ? sidebar.navigationController?.topViewController : content.topViewController
    return (top as? UINavigationController)?.topViewController ?? top
  }

  /// The part of the library, the position in it and the photo that the window shows at present.
  var state: GalleryState {
    var state = GalleryState()
    state.collection = libraryScreen?.collection ?? .library
    state.level = libraryScreen?.level
    state.position = libraryScreen?.position
    state.photo = (shownController as? PhotoViewController)?.item.path ?? openingPhoto
    return state
  }

  /// Shows what the window showed when the state was saved, as soon as the library is open. The collection of the state
  /// is shown already.
  func restore(_ state: GalleryState) {
    libraryScreen?.restore(state.level, state.position)
    if let photo = state.photo { open(photo) }
    let name = PhotoLibrary.didChangeNotification
    restorationObserver = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.checkRestoredCollection(state.collection) }
    }
  }

  /// Shows all photos if the restored album or folder was deleted meanwhile.
  private func checkRestoredCollection(_ collection: PhotoCollection) {
    guard library.state != .opening else { return }
    let exists: Bool
    switch collection.scope {
    case .album: exists = library.albums.contains { PhotoCollection.album($0) == collection }
    case .folder:
      exists = library.count(collection.scope) > 0
      // The photos of the folder may not have been indexed yet.
      if !exists && !library.isUpToDate { return }
    case .all, .favourites, .search, .state: exists = true
    }
    if let restorationObserver { NotificationCenter.default.removeObserver(restorationObserver) }
    restorationObserver = nil
    if !exists, libraryScreen?.collection == collection { show(.library) }
  }

  /// Saves the state after a time without further changes.
  func stateDidChange() {
    guard onStateChange != nil else { return }
    lastStateChange = Date()
    if stateTimer == nil { saveState(after: Self.savingDelay) }
  }

  private func saveState(after delay: TimeInterval) {
    stateTimer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.stateTimer = nil
        let rest = Self.savingDelay - Date().timeIntervalSince(self.lastStateChange)
        if rest > 0, rest <= Self.savingDelay { self.saveState(after: rest) } else { self.onStateChange?() }
      }
    }
  }
}

extension UIViewController {
  /// Notifies the root view controller that its window shows something else, so that it saves the new state.
  func windowStateDidChange() { (splitViewController as? GallerySplitViewController)?.stateDidChange() }
}
