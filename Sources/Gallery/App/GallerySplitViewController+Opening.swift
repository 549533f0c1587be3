import GalleryLibrary
import UIKit

/// Opening the photo that was named when the Gallery was started.
extension GallerySplitViewController {
  /// Shows a photo among its neighbours as soon as the index contains it.
  func open(_ path: FilePath) {
    let library = library
    let name = PhotoLibrary.didChangeNotification
    openingObserver = NotificationCenter.default.addObserver(forName: name, object: library, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.openIfIndexed(path) }
    }
  }

  private func openIfIndexed(_ path: FilePath) {
    let screen = content.viewControllers.first as? LibraryViewController
    // If the user has opened another photo or another part of the library in the meantime, that screen stays visible.
    let isUntouched = screen?.navigationController?.topViewController === screen || content.viewControllers.count == 1
    if isUntouched, let screen, let photo = library.read({ try $0.photo(at: path) }) ?? nil {
      screen.open(photo, animated: false)
    } else if isUntouched, !library.isUpToDate {
      return
    }
    if let openingObserver { NotificationCenter.default.removeObserver(openingObserver) }
    openingObserver = nil
  }
}
