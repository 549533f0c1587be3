import GalleryLibrary
import UIKit

/// The photo library that the screens show: an index of folders, favourites and albums.
///
/// The library is opened and indexed in the background. `didChangeNotification` is posted whenever its content or its state
/// has changed. Screens then update their `PhotoTimeline`.
@MainActor
public final class PhotoLibrary {
  /// The states of the library, from its opening to its complete index.
  package enum State: Equatable {
    /// The files of the library are opened.
    case opening
    /// The folders are compared with the index.
    case indexing(IndexProgress)
    /// The index is up to date.
    case ready
    /// The library cannot be used or brought up to date, for a reason.
    case failed(String)
  }

  /// The notification that the content or the state of the library has changed.
  static let didChangeNotification = Notification.Name("GalleryPhotoLibraryDidChange")

  /// The minimum time between two notifications about the progress of indexing, in seconds.
  private static let progressInterval: UInt64 = 250_000_000

  /// The state of the library, which begins with `opening`.
  package private(set) var state = State.opening
  /// Messages about folders and files that cannot be read.
  public private(set) var problems: [String] = []

  /// A closure that shows the reasons why files were not moved, such as a read-only folder.
  var onFailedChange: (([String]) -> Void)?
  /// A closure that asks whether files are deleted permanently, because their disks have no trash.
  var onMissingTrash: (([LibraryDatabase.FileWithoutTrash]) -> Void)?
  /// A closure that shows the reasons why something was not done that changes nothing, such as showing a folder.
  var onRefusal: (([String]) -> Void)?

  /// Messages about damaged files of the library, which no window has shown yet. A program that was started from the desktop has no
  /// terminal in which they could be read.
  private(set) var warnings: [String] = [] { didSet { if !warnings.isEmpty { onWarning?() } } }
  private var knownWarnings: Set<String> = []
  /// A closure that is called when there are messages in `warnings`.
  var onWarning: (() -> Void)? { didSet { if !warnings.isEmpty { onWarning?() } } }

  /// The number of reads that are late. The snapshot command and tests wait until it is 0.
  public internal(set) var lateReadingCount = 0

  /// The present reads of the reasons why folders have no photos.
  var emptyFolderReadings: [FilePath: EmptyFolderReading] = [:]

  /// The settings of the Gallery.
  let configuration: GalleryConfiguration
  /// The default folders of photos.
  var places: PhotoPlaces { configuration.places }
  private let report: @Sendable (String) -> Void
  private var session: LibrarySession?
  private var opening: LibraryOpening?
  private var lastProgress: UInt64 = 0
  /// The folders and photos that the user has opened or added since the start.
  var openedFolders: [URL]
  /// The queue of changes that take time, such as moving files.
  private let changes = DispatchQueue(label: "gallery.changes", qos: .userInitiated)

  /// The queue on which searches are read.
  let searches = SearchQueue()

  /// Creates a library without opening it.
  ///
  /// - Parameters:
  ///   - configuration: The folders to show and the location of the index.
  ///   - report: A closure that is called with messages for the user, on any thread.
  public init(_ configuration: GalleryConfiguration, report: @escaping @Sendable (String) -> Void) {
    self.configuration = configuration
    self.report = report
    openedFolders = configuration.folders
  }

  /// Opens the library in the background and begins to index its folders. If it is open or being opened, nothing happens.
  public func open() {
    guard opening == nil else { return }
    let opening = LibraryOpening()
    self.opening = opening
    Task.detached(priority: .userInitiated) { [configuration, report, weak self] in
      let result = Result {
        let warn: @Sendable (String) -> Void = { message in
          report(message)
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.warn(message) } }
        }
        return try LibrarySession(configuration, report: warn) { event in
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(event) } }
        }
      }
      opening.finish(result)
      await self?.finishOpening()
    }
  }

  /// Uses the library as soon as it is open, instead of at the next turn of the main run loop.
  ///
  /// - Parameter limit: The maximum time to wait for the library, in seconds.
  package func finishOpening(waiting limit: TimeInterval = 0) {
    switch opening?.take(waiting: limit) {
    case nil: return
    case .success(let session):
      self.session = session
      add(session.problems)
      if let warning = session.warning { warn(warning) }
      state = .indexing(IndexProgress(step: .listing, done: 0, total: 0))
      // An index that is empty has nothing to show before it is filled.
      session.start(after: count > 0 ? configuration.indexingDelay : 0)
    case .failure(let error):
      add(["\(error)"])
      state = .failed("\(error)")
    }
    postChange()
  }

  private func receive(_ event: LibraryMonitor.Event) {
    switch event {
    case .progress(let progress):
      guard progress.step != .finished else { return }
      state = .indexing(progress)
      // The system clock may be set back while folders are indexed.
      let time = DispatchTime.now().uptimeNanoseconds
      guard time - lastProgress > Self.progressInterval else { return }
      lastProgress = time
    case .changed:
      // While folders are indexed, the progress is posted.
      if case .indexing = state { return }
    case .updated(let summary):
      if state != .ready { add(summary.problems + foldersWithoutPhotos(except: summary.problems)) }
      state = .ready
    case .unwatched(let problem): add([problem])
    case .failed(let error):
      // Another window of the Gallery keeps the index up to date.
      state = error.kind == .notOwner ? .ready : .failed(error.description)
      if error.kind != .notOwner { add([error.description]) }
    }
    postChange()
  }

  /// Returns a message for each folder that the user opened and that contains no photos. A photo that the user opened is
  /// no folder.
  private func foldersWithoutPhotos(except problems: [String]) -> [String] {
    let roots = roots
    return openedFolders.map { FilePath($0) }.filter { FileIdentity($0) == nil }.compactMap { folder in
      let path = folder.resolved ?? folder.absolute
      let isNamed = (self.problems + problems).contains { $0.hasPrefix("\(path): ") || $0.hasPrefix("\(folder): ") }
      // The user may have removed it meanwhile.
      guard !isNamed, roots.contains(where: { path.isInside($0) }), count(.folder(path)) == 0 else { return nil }
      let isOffline = read { try $0.hasOfflinePhotos(in: path) } ?? false
      return isOffline
        ? "\(folder): the disk with the photos in this folder is not connected; they appear when it is connected again"
        : "\(folder): no photos in this folder"
    }
  }

  /// Adds a message, unless it was added before. Each reader of a damaged file reports the same.
  private func warn(_ message: String) {
    if knownWarnings.insert(message).inserted { warnings.append(message) }
  }

  /// Returns the messages that no window has shown yet, and removes them.
  func consumeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  private func add(_ messages: [String]) {
    for message in messages where !problems.contains(message) {
      problems.append(message)
      report(message)
    }
  }

  func postChange() { NotificationCenter.default.post(name: Self.didChangeNotification, object: self) }

  // MARK: Content

  /// A Boolean value that indicates whether the folders have been compared with the index.
  public var isUpToDate: Bool {
    switch state {
    case .ready, .failed: true
    case .opening, .indexing: false
    }
  }

  /// The number of shown photos in the library, or 0 before the library is open.
  public var count: Int { count(.all) }

  /// The folders of the library, or an empty array before the library is open.
  package var roots: [FilePath] { session?.roots ?? [] }

  /// A Boolean value that indicates whether the folders take the place of photos, because the user has none.
  var hasSubstitutes: Bool { session?.hasSubstitutes ?? false }

  /// Indexes the folders that the library has after some were added or removed.
  func indexFolders() {
    guard let session else { return }
    // Another window of the Gallery may keep the index up to date.
    if session.database.isIndexOwner { state = .indexing(IndexProgress(step: .listing, done: 0, total: 0)) }
    session.foldersDidChange()
    postChange()
  }

  /// Returns the number of photos of a part of the library.
  package func count(_ scope: Timeline.Scope) -> Int { read { try $0.count(scope) } ?? 0 }

  /// The albums in the order in which the user arranged them, or an empty array before the library is open.
  package var albums: [LibraryDatabase.AlbumSummary] { read { try $0.albums() } ?? [] }

  /// The folders that contain photos directly, in the order of their paths, with the numbers of photos in them and in their
  /// subfolders.
  package var folders: [Folder] { read { [roots] in try Summary.folders($0, Set(roots)) } ?? [] }

  /// Returns a photo by its number, or `nil` if its file disappeared.
  func item(_ photo: Int64) -> PhotoItem? {
    guard let item = read({ try $0.photos([photo]).first }) ?? nil, FileIdentity(item.path) != nil else { return nil }
    return item
  }

  /// Returns the result of reading from the database, or `nil` if the library is not open or an error occurred, which is
  /// reported once.
  func read<Value>(_ body: (LibraryDatabase) throws -> Value) -> Value? {
    guard let session else { return nil }
    return value(of: Result { try body(session.database) })
  }

  /// The database, or `nil` if the library is not open.
  var database: LibraryDatabase? { session?.database }

  /// Returns the value of a result, or `nil` for an error, which is reported once.
  func value<Value>(of result: Result<Value, any Error>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      if (error as? LibraryError)?.kind != .outdated { add(["\(error)"]) }
      return nil
    }
  }

  /// Reads from the database off the main actor, then calls a closure with the result and posts a change. An error is
  /// reported, and the result is `nil`.
  ///
  /// - Returns: The request, or `nil` if the library is not open. If the request is cancelled before the earlier ones have
  ///   ended, nothing is read and the closure is not called.
  @discardableResult
  func readInBackground<Value: Sendable>(
    _ body: @escaping @Sendable (LibraryDatabase) throws -> Value, completion: @escaping @MainActor (Value?) -> Void
  ) -> SearchQueue.Request? {
    guard let session else {
      completion(nil)
      return nil
    }
    return searches.read { [weak self] in
      let result = Result { try body(session.database) }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finishReading(result, completion) } }
    }
  }

  private func finishReading<Value>(
    _ result: Result<Value, any Error>, _ completion: @MainActor (Value?) -> Void
  ) {
    switch result {
    case .success(let value): completion(value)
    case .failure(let error):
      add(["\(error)"])
      completion(nil)
    }
    postChange()
  }

  // MARK: Changes

  /// Creates an album.
  ///
  /// - Parameters:
  ///   - name: The name, which need not be unique.
  ///   - photos: The photos to add, in their order. The album is empty by default.
  /// - Returns: The number of the album.
  /// - Throws: `LibraryError` if the change cannot be saved.
  @discardableResult
  package func createAlbum(named name: String, with photos: [Int64] = []) throws -> Int64 {
    try change { database in
      let album = try database.createAlbum(named: name)
      if !photos.isEmpty { try database.arrange(photos, in: album) }
      return album
    }
  }

  /// Changes the database, and posts `didChangeNotification`.
  func change<Value>(_ body: (LibraryDatabase) throws -> Value) throws -> Value {
    guard let session else { throw LibraryError(.unusable, "the photo library is not open yet") }
    defer { postChange() }
    return try body(session.database)
  }

  /// Performs a change that takes time on a background queue, after the earlier ones.
  ///
  /// - Parameter body: A closure that returns the reasons why parts of the change were not made.
  func changeInBackground(_ body: @escaping @Sendable (LibraryDatabase) throws -> [String]) {
    guard let session else { return }
    changes.async { [weak self] in
      let problems: [String]
      do { problems = try body(session.database) } catch { problems = ["\(error)"] }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.postChange()
          if !problems.isEmpty { self?.onFailedChange?(problems) }
        }
      }
    }
  }
}
