import Foundation

/// Saves shared files and data in a folder that the user chooses.
@MainActor final class ActivityExport: NSObject, UIDocumentPickerDelegate {
  private var done: ((Bool) -> Void)?
  /// The temporary folder with the files that were written for items without a file, or nil if there are none.
  private var folder: URL?
  /// The picker of the folder, or nil if there is nothing to save.
  private(set) var picker: UIDocumentPickerViewController?

  /// Creates an object that saves items. `Data` items are first written to files in a temporary folder.
  ///
  /// - Parameters:
  ///   - items: The items. Items that are neither file URLs nor `Data` are ignored.
  ///   - dataType: The uniform type identifier of the `Data` items, or nil if it is not known.
  ///   - done: A closure that receives `true` if the items were saved.
  init(_ items: [Any], dataType: String?, done: @escaping (Bool) -> Void) {
    self.done = done
    super.init()
    let urls = items.compactMap { item -> URL? in
      if let url = item as? URL { return url.isFileURL ? url : nil }
      return (item as? Data).flatMap { write($0, dataType) }
    }
    guard !urls.isEmpty else { return }
    let picker = UIDocumentPickerViewController(forExporting: urls, asCopy: true)
    picker.delegate = self
    self.picker = picker
  }

  private func write(_ data: Data, _ type: String?) -> URL? {
    let folder =
      folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      self.folder = folder
      var url = folder.appendingPathComponent("Document")
      if let suffix = type.flatMap(UniformType.fileExtension) { url.appendPathExtension(suffix) }
      try data.write(to: url)
      return url
    } catch {
      Diagnostics.report("the shared data was not written to \(folder.path): \(error.localizedDescription)")
      return nil
    }
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    finish(!urls.isEmpty)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(false) }

  private func finish(_ isSaved: Bool) {
    if let folder { try? FileManager.default.removeItem(at: folder) }
    let done = done
    self.done = nil
    done?(isSaved)
  }
}
