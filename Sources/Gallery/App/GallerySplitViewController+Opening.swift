import GalleryLibrary
import UIKit

/// Methods that open the photo that was named when the Gallery was started, or that was shown when it ended.
extension GallerySplitViewController {
  /// Shows a photo among its neighbours as soon as the index contains it.
  ///
  /// - Parameters:
  ///   - path: The real path of the photo's file.
  ///   - completion: A closure that is called when the photo is shown.
  func open(_ path: FilePath, completion: (@MainActor @Sendable () -> Void)? = nil) {
    openingPhoto = path
    let library = library
    let name = PhotoLibrary.didChangeNotification
    openingObserver = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.openIfIndexed(path, completion) }
    }
    openIfIndexed(path, completion)
  }

  private func openIfIndexed(_ path: FilePath, _ completion: (@MainActor @Sendable () -> Void)?) {
    let screen = content.viewControllers.first as? LibraryViewController
    // If the user has opened another photo or another part of the library in the meantime, that screen stays visible.
    let isUntouched = screen?.navigationController?.topViewController === screen || content.viewControllers.count == 1
    if isUntouched, let screen, let photo = library.read({ try $0.photo(at: path) }) ?? nil {
      screen.open(photo, animated: false)
      completion?()
    } else if isUntouched, !library.isUpToDate || library.database?.isIndexOwner == false {
      // Another instance, which fills the index, adds the folder of the photo.
      return
    }
    openingPhoto = nil
    if let openingObserver { NotificationCenter.default.removeObserver(openingObserver) }
    openingObserver = nil
  }
}
