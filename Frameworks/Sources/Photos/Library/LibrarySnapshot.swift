import Foundation

/// The state of the library at a time: the files, the folders and the notes about the files. It does not change.
final class LibrarySnapshot: @unchecked Sendable {
  /// A subfolder with pictures or links to pictures.
  struct Folder {
    let path: String
    /// The files in the folder, and those to which links in the folder lead.
    var files: [PhotoFile] = []
    /// The links by the paths of the files to which they lead.
    var links: [String: String] = [:]

    var title: String { (path as NSString).lastPathComponent }
  }

  let root: String
  let notes: PhotoNotes
  /// The files by path.
  let files: [String: PhotoFile]
  /// The subfolders in the order of their paths.
  let folders: [Folder]
  private let lock = NSLock()
  private var ordered: [PhotoFile]?

  init(root: String, files: [String: PhotoFile], folders: [Folder], notes: PhotoNotes) {
    self.root = root
    self.files = files
    self.folders = folders
    self.notes = notes
  }

  /// The files, the oldest first. Their headers contain the dates and are read on all processors.
  var orderedFiles: [PhotoFile] {
    if let ordered = lock.withLock({ ordered }) { return ordered }
    let result = sorted(Array(files.values))
    lock.withLock { ordered = result }
    return result
  }

  /// Returns files in the order of their dates.
  func sorted(_ files: [PhotoFile]) -> [PhotoFile] {
    DispatchQueue.concurrentPerform(iterations: files.count) { _ = files[$0].header }
    return files.map { (date: creationDate(of: $0), file: $0) }
      .sorted { ($0.date, $0.file.path) < ($1.date, $1.file.path) }.map(\.file)
  }

  /// Returns the date of a picture: the one that an application set, that of the camera, or that of the file.
  func creationDate(of file: PhotoFile) -> Date {
    notes.entries[file.path]?.creationDate ?? file.header.captureDate ?? file.modified
  }

  /// Returns whether a picture is hidden.
  func isHidden(_ file: PhotoFile) -> Bool { notes.entries[file.path]?.isHidden ?? false }
}
