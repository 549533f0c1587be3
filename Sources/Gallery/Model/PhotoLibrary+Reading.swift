import GalleryLibrary
import UIKit

/// Methods that read from the database without blocking a frame.
extension PhotoLibrary {
  /// The result of a read that may be late.
  enum Reading<Value> {
    /// The value, or `nil` if the library is not open or an error occurred.
    case value(Value?)
    /// The value is passed to a closure later.
    case late
  }

  /// The parts of the library that the sidebar shows, with their numbers of photos.
  struct Summary: Sendable {
    /// The numbers of photos of the parts that are always shown.
    var counts: [Timeline.Scope: Int] = [:]
    /// The albums with their numbers of photos, in the order in which the user arranged them.
    var albums: [LibraryDatabase.AlbumSummary] = []
    /// The folders of the library and those that contain photos, with the numbers of photos in them and in their subfolders.
    var folders: [Folder] = []
    /// The years with photos, from the newest to the oldest.
    var years: [Timeline.Year] = []
  }

  /// A folder with the number of photos in it and in its subfolders.
  package struct Folder: Sendable {
    package let path: FilePath
    package let count: Int
  }

  /// Reads from the database on another thread, and waits for the result for a part of a frame.
  ///
  /// - Parameters:
  ///   - limit: The maximum time in seconds, or `nil` for the limit of frames.
  ///   - body: A closure that reads.
  ///   - late: A closure that is called with the result if the method has returned `late`.
  func read<Value: Sendable>(
    within limit: TimeInterval? = nil, _ body: @escaping @Sendable (LibraryDatabase) throws -> Value,
    late: @escaping @MainActor (Value?) -> Void
  ) -> Reading<Value> {
    guard let database else { return .value(nil) }
    let reading = LateReading<Value>()
    Self.readingQueue.async { reading.finish(Result { try body(database) }) }
    let result = reading.wait(limit: limit ?? configuration.readingLimit) { [weak self] result in
      self?.lateReadingCount -= 1
      late(self?.value(of: result))
    }
    if let result { return .value(value(of: result)) }
    lateReadingCount += 1
    return .late
  }

  private static let readingQueue = DispatchQueue(
    label: "gallery.reading", qos: .userInteractive, attributes: .concurrent)

  /// Reads the parts of the library that the sidebar shows, with their numbers of photos.
  ///
  /// - Parameter show: A closure that is called with the result, usually before the method returns.
  func readSummary(_ show: @escaping @MainActor (Summary) -> Void) {
    let roots = Set(roots)
    let hasSubstitutes = hasSubstitutes
    let reading = read(
      { try Summary($0, roots, listsRoots: !hasSubstitutes) }, late: { if let summary = $0 { show(summary) } })
    if case .value(let summary) = reading { show(summary ?? Summary()) }
  }
}

extension PhotoLibrary.Summary {
  /// Reads the parts of a library.
  ///
  /// - Parameters:
  ///   - roots: The folders of the library.
  ///   - listsRoots: A Boolean value that determines whether they are listed although they contain no photos directly.
  fileprivate init(_ database: LibraryDatabase, _ roots: Set<FilePath>, listsRoots: Bool) throws {
    for scope in [Timeline.Scope.all, .favourites, .state(.trashed)] { counts[scope] = try database.count(scope) }
    albums = try database.albums()
    folders = try Self.folders(database, roots, listsRoots: listsRoots)
    years = try database.years()
  }

  /// Returns the folders that contain photos directly, in the order of their paths.
  ///
  /// - Parameters:
  ///   - roots: The folders of the library.
  ///   - listsRoots: A Boolean value that determines whether the result also contains the other folders of the library: those that
  ///     have photos in subfolders only, or none.
  static func folders(
    _ database: LibraryDatabase, _ roots: Set<FilePath>, listsRoots: Bool = false
  ) throws -> [PhotoLibrary.Folder] {
    let folders = try database.folders()
    var counts: [FilePath: Int] = [:]
    for folder in folders {
      var path = folder.path
      counts[path, default: 0] += folder.count
      while !roots.contains(path), path.folder.bytes.count < path.bytes.count {
        path = path.folder
        counts[path, default: 0] += folder.count
      }
    }
    let paths = folders.map(\.path)
    return (paths + (listsRoots ? roots.subtracting(paths) : []))
      .map { PhotoLibrary.Folder(path: $0, count: counts[$0] ?? 0) }
      .sorted { NameOrder.isBefore($0.path.description, $1.path.description) }
  }
}
