import GalleryLibrary
import UIKit

extension PhotoLibrary {
  /// The screens that wait for the reason why a folder has no photos, with the closures that show it.
  struct EmptyFolderReading {
    typealias Screens = [ObjectIdentifier: @MainActor (EmptyFolder?) -> Void]

    /// The screens that the present read answers.
    var screens: Screens
    /// The screens that asked after the present read had begun. The next read answers them, because the folder may have changed.
    var later: Screens = [:]
  }

  /// Finds the reason why a folder has no photos, on another thread, and waits for it for a part of a frame. Each folder has only one
  /// read at a time, so that a disk that does not answer stops one thread.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - screen: The screen that shows the reason. An earlier closure of the same screen may not be called.
  ///   - late: A closure that is called with the reason if the method has returned `late`.
  func readEmptyFolder(
    _ path: FilePath, for screen: AnyObject, late: @escaping @MainActor (EmptyFolder?) -> Void
  ) -> Reading<EmptyFolder> {
    let screens = [ObjectIdentifier(screen): late]
    if emptyFolderReadings[path] == nil { return beginReading(path, screens) }
    emptyFolderReadings[path]?.later.merge(screens) { $1 }
    return .late
  }

  private func beginReading(_ path: FilePath, _ screens: EmptyFolderReading.Screens) -> Reading<EmptyFolder> {
    let reading = read(
      { try EmptyFolder(path, in: $0) },
      late: { [weak self] reason in
        guard let self, let reading = emptyFolderReadings.removeValue(forKey: path) else { return }
        for show in reading.screens.values { show(reason) }
        guard !reading.later.isEmpty, case .value(let reason) = beginReading(path, reading.later) else { return }
        for show in reading.later.values { show(reason) }
      })
    if case .late = reading { emptyFolderReadings[path] = EmptyFolderReading(screens: screens) }
    return reading
  }
}
