import GRDB
import GalleryLibrary
import UIKit
import XCTest

@testable import Gallery

/// Which files a session opens if some of them cannot be used, and what is left of its work at the next start.
final class LibrarySessionTests: XCTestCase {
  private var files: TemporaryFolder!

  override func setUpWithError() throws { files = try TemporaryFolder() }

  override func tearDownWithError() throws { files = nil }

  /// What happened to the index before a start.
  private enum Index: CaseIterable { case intact, missing, damaged, newer, blocked, noFolder }
  /// What happened to the journal before a start.
  private enum Journal: CaseIterable { case intact, missing, damaged, newer, blocked }

  private var index: URL { files.url.appendingPathComponent("index") }
  private var data: URL { files.url.appendingPathComponent("data") }
  private var photos: URL { files.url.appendingPathComponent("photos") }
  private var database: URL { index.appendingPathComponent("library.sqlite") }
  private var journal: URL { data.appendingPathComponent("user-data.journal") }

  /// Returns a configuration. Two wallpapers take the place of photos, or samples, which take a second to draw.
  private func configuration(opening folders: [URL] = [], wallpapers: Bool = true) throws -> GalleryConfiguration {
    for name in ["sky", "sea"] where wallpapers {
      try files.write(TemporaryFolder.png(.cyan), to: "wallpapers/\(name).png")
    }
    var configuration = GalleryConfiguration()
    configuration.folders = folders
    configuration.places = PhotoPlaces(
      environment: [:], wallpapers: wallpapers ? [files.url.appendingPathComponent("wallpapers")] : [])
    configuration.location = LibraryDatabase.Location(index: index, userData: data)
    return configuration
  }

  /// Opens a session, and waits until its folders are indexed.
  private func session(_ configuration: GalleryConfiguration) throws -> LibrarySession {
    let indexed = DispatchSemaphore(value: 0)
    let session = try LibrarySession(configuration, report: { _ in }) { event in
      switch event {
      case .updated, .failed: indexed.signal()
      case .progress, .changed, .unwatched: break
      }
    }
    session.start()
    XCTAssertEqual(indexed.wait(timeout: .now() + 60), .success, "the folders are indexed")
    return session
  }

  private func names(_ scope: Timeline.Scope, _ session: LibrarySession) throws -> Set<String> {
    while true {
      do {
        let timeline = try session.database.timeline(scope)
        return Set(try session.database.photos(0..<timeline.count, of: timeline).map { "\($0.fileName)" })
      } catch let error as LibraryError where error.kind == .outdated {
        // Another instance has changed the library between the two calls.
      }
    }
  }

  /// The program opens the library before its window, and the first screen shows photos instead of a progress view.
  @MainActor func testALibraryThatIsOpenBeforeItsWindow_isUsedAtOnce() throws {
    try files.write(TemporaryFolder.png(.cyan), to: "photos/a.png")
    var configuration = try configuration(opening: [photos], wallpapers: false)
    _ = try session(configuration)
    // The index has the photo, so its folders are compared after an hour.
    configuration.indexingDelay = 3600
    let library = PhotoLibrary(configuration) { XCTFail($0) }
    library.finishOpening(waiting: 60)
    XCTAssertEqual(library.state, .opening, "nothing is being opened")
    library.open()
    library.finishOpening(waiting: 60)
    XCTAssertEqual(library.count, 1)
    guard case .indexing = library.state else { return XCTFail("\(library.state)") }
    // The library is opened once.
    library.open()
    library.finishOpening(waiting: 0)
    XCTAssertEqual(library.count, 1)
  }

  /// Favourites and albums are not in the index, so they are there without it.
  func testWithoutAnIndex_favouritesAndAlbumsAreSaved() throws {
    // A folder cannot be created where a file is.
    try Data("a file".utf8).write(to: index)
    var configuration = try configuration(opening: [files.url])
    func session() throws -> LibrarySession {
      try LibrarySession(configuration, report: { _ in }, handler: { _ in })
    }
    var temporary: URL?
    do {
      let first = try session()
      XCTAssertEqual(first.problems.count, 1, "\(first.problems)")
      XCTAssertTrue(first.problems[0].contains("favourites and albums are kept"), first.problems[0])
      _ = try first.database.createAlbum(named: "Trip")
      temporary = first.database.location.index
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(temporary).path), "the index was temporary")
    let second = try session()
    XCTAssertEqual(try second.database.albums().map(\.name), ["Trip"])
    // Without a folder for them, a session is temporary altogether.
    configuration.location?.userData = index
    let third = try session()
    XCTAssertEqual(try third.database.albums().map(\.name), [])
    XCTAssertTrue(third.problems[0].hasSuffix("favourites and albums of this session are not saved"), third.problems[0])
  }

  /// Mounts a folder again so that it can only be read.
  ///
  /// - Throws: `XCTSkip` if the system does not allow it.
  private func mountReadOnly(_ folder: URL) throws {
    try XCTSkipUnless(
      try run("mount", "--bind", folder.path, folder.path) == 0, "this user may not mount folders here")
    guard try run("mount", "-o", "remount,bind,ro", folder.path) == 0 else {
      _ = try run("umount", folder.path)
      throw XCTSkip("a folder cannot be mounted read-only here")
    }
  }

  private func run(_ command: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The index is on a disk that can only be read: the photos are shown with a temporary index, favourites and albums are saved, and
  /// the own index has them when its disk can be written again.
  func testAnIndexOnAReadOnlyDisk() throws {
    let original = try makeLibrary()
    try mountReadOnly(index)
    do {
      defer { XCTAssertEqual(try? run("umount", index.path), 0) }
      let session = try session(configuration())
      XCTAssertEqual(session.problems.count, 1, "\(session.problems)")
      XCTAssertTrue(
        session.problems.first?.hasSuffix("for this session, favourites and albums are kept") ?? false,
        "\(session.problems)")
      XCTAssertFalse(session.problems.first?.contains("damaged") ?? true, "\(session.problems)")
      XCTAssertEqual(try names(.all, session), ["a.png", "b.png", "c.png"])
      XCTAssertEqual(try names(.favourites, session), ["b.png"])
      XCTAssertEqual(try session.database.albums().map(\.count), [2])
      try session.database.setFavourite([try XCTUnwrap(session.database.photo(named: "c.png"))], true)
      _ = try session.database.createAlbum(named: "Read-only")
    }
    XCTAssertEqual(try Data(contentsOf: database), original.database, "the index is not changed")
    let session = try session(configuration())
    XCTAssertEqual(session.problems, [])
    XCTAssertEqual(try names(.favourites, session), ["b.png", "c.png"])
    XCTAssertEqual(try session.database.albums().map(\.name), ["Trip", "Read-only"])
    XCTAssertEqual(try session.database.count(.all), 3)
  }

  /// The samples of a temporary index are deleted with it. As folders of the library, they would be a disk that is not
  /// connected, and neither new samples nor wallpapers would be shown.
  func testSamplesAreNotAddedToTheLibrary() throws {
    try Data("a file".utf8).write(to: index)
    do {
      let first = try session(configuration(wallpapers: false))
      XCTAssertEqual(first.roots.map { "\($0.name)" }, ["samples"])
      XCTAssertEqual(try first.database.userData().folders, [])
    }
    try FileManager.default.removeItem(at: index)
    do {
      let second = try session(configuration(wallpapers: false))
      XCTAssertEqual(second.roots, [FilePath(index).resolved?.appending("samples")])
      XCTAssertEqual(try second.database.count(.all), SamplePhoto.files.count)
      XCTAssertEqual(try second.database.userData().folders, [])
    }
    // A journal that is written again from the index has no samples, either.
    let photo = "Ocean 5.jpg"
    do {
      let third = try session(configuration(wallpapers: false))
      let timeline = try third.database.timeline()
      let items = try third.database.photos(0..<timeline.count, of: timeline)
      try third.database.setFavourite([try XCTUnwrap(items.first { "\($0.fileName)" == photo }).id], true)
    }
    try FileManager.default.removeItem(at: journal)
    let fourth = try session(configuration(wallpapers: false))
    XCTAssertEqual(try fourth.database.userData().folders, [])
    XCTAssertEqual(try names(.favourites, fourth), [photo])
  }

  /// Earlier versions recorded the samples of temporary indexes, and of caches that were deleted since.
  func testSamplesThatAreFoldersOfTheLibrary_areNotShown() {
    let gone = [
      "/tmp/tessera-gallery-3F0A2C57-0B1D-4E6A-9C55-7D2E8A41B603/samples", "/home/me/.cache/tessera-gallery/samples",
    ].map { FilePath($0) }
    let samples = FilePath(files.url).appending("samples")
    let places = PhotoPlaces(environment: [:], wallpapers: [])
    XCTAssertEqual(places.roots(opened: [], stored: gone, samples: samples).roots, [samples.resolved ?? samples])
    let own = FilePath("/photos/samples")
    XCTAssertEqual(places.roots(opened: [], stored: gone + [own], samples: samples).roots, [own])
  }

  /// A second instance starts before the first one has added its folder.
  func testTheWallpapersOfASecondInstance_areNotAddedToTheLibrary() throws {
    try files.write(TemporaryFolder.png(.red), to: "photos/a.png")
    let first = try LibrarySession(try configuration(opening: [photos]), report: { _ in }, handler: { _ in })
    let second = try session(configuration())
    XCTAssertFalse(second.database.isIndexOwner)
    XCTAssertEqual(second.roots.map { "\($0.name)" }, ["wallpapers"])
    first.start()
    let end = Date() + 30
    while try first.database.userData().folders.isEmpty, Date() < end { usleep(10_000) }
    XCTAssertEqual(try names(.all, second), ["a.png"])
    XCTAssertEqual(try first.database.userData().folders.map { FilePath(URL(string: $0)!) }, first.roots)
  }

  /// Wallpapers leave a library to which another instance adds photos.
  func testWallpapersGiveWayToTheFolderOfAnotherInstance() throws {
    try files.write(TemporaryFolder.png(.red), to: "photos/a.png")
    let first = try session(configuration())
    XCTAssertEqual(try first.database.count(.all), 2)
    XCTAssertTrue(first.hasSubstitutes, "wallpapers cannot be removed from the library")
    let second = try session(configuration(opening: [photos]))
    let end = Date() + 30
    while try names(.all, second) != ["a.png"], Date() < end { usleep(10_000) }
    XCTAssertEqual(try names(.all, second), ["a.png"])
    XCTAssertFalse(first.hasSubstitutes)
  }

  /// The Pictures folder is part of a library by default, and a folder that was opened once remains in it, until the user removes
  /// them. Neither a damaged index nor a damaged journal brings them back.
  func testRemovedFolders_comeBackOnlyWhenTheyAreOpened() throws {
    try files.write(TemporaryFolder.png(.red), to: "photos/a.png")
    try files.write(TemporaryFolder.png(.blue), to: "Pictures/b.png")
    try files.write(TemporaryFolder.png(.green), to: "other/c.png")
    let pictures = files.url.appendingPathComponent("Pictures")
    func configuration(opening folders: [URL] = []) throws -> GalleryConfiguration {
      var configuration = try self.configuration(opening: folders)
      configuration.places.environment = ["HOME": files.url.path, "XDG_PICTURES_DIR": pictures.path]
      return configuration
    }
    let other = files.url.appendingPathComponent("other")
    do { _ = try session(configuration(opening: [photos, other])) }
    do {
      let second = try session(configuration())
      XCTAssertEqual(try names(.all, second), ["a.png", "b.png", "c.png"])
      let removed = second.roots.filter { ["photos", "Pictures"].contains("\($0.name)") }
      XCTAssertEqual(removed.count, 2)
      for folder in removed { try second.database.removeFolder(folder) }
    }
    func check(_ message: String) throws {
      let session = try session(configuration())
      XCTAssertEqual(session.roots.map { "\($0.name)" }, ["other"], message)
      XCTAssertEqual(try names(.all, session), ["c.png"], message)
    }
    try check("the next start")
    try FileManager.default.removeItem(at: journal)
    try check("a journal that is written again from the index")
    try FileManager.default.removeItem(at: index)
    try check("an index that is filled again")
    let last = try session(configuration(opening: [photos]))
    XCTAssertEqual(try names(.all, last), ["a.png", "c.png"])
    XCTAssertEqual(try last.database.removedFolders().map { "\($0.name)" }, ["Pictures"])
  }

  // MARK: Both places, damaged in all ways

  /// Makes a library of three photos, of which two are in an album and one is a favourite, and returns the files of its
  /// index and its journal.
  private func makeLibrary() throws -> (database: Data, journal: Data) {
    for (number, name) in ["a", "b", "c"].enumerated() {
      try files.write(
        TemporaryFolder.png([.red, .green, .blue][number]), to: "photos/\(name).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(number)))
    }
    do {
      let session = try session(configuration(opening: [photos]))
      let timeline = try session.database.timeline()
      let items = try session.database.photos(0..<3, of: timeline)
      try session.database.setFavourite([items[1].id], true)
      let album = try session.database.createAlbum(named: "Trip")
      try session.database.arrange([items[2].id, items[0].id], in: album)
    }
    // The last connection that can write copies the changes from the file beside the index, and deletes that file.
    try editIndex("SELECT 1")
    XCTAssertFalse(FileManager.default.fileExists(atPath: database.path + "-wal"))
    return (try Data(contentsOf: database), try Data(contentsOf: journal))
  }

  private func editIndex(_ sql: String) throws {
    let queue = try DatabaseQueue(path: database.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  private func damage(_ index: Index, _ journal: Journal, _ original: (database: Data, journal: Data)) throws {
    let manager = FileManager.default
    switch index {
    case .intact: break
    case .missing: try manager.removeItem(at: self.index)
    case .damaged: try Data("no database".utf8).write(to: database)
    case .newer: try editIndex("PRAGMA user_version = 99")
    case .blocked:
      let lock = self.index.appendingPathComponent("library.lock")
      try manager.removeItem(at: lock)
      try manager.createDirectory(at: lock, withIntermediateDirectories: false)
    case .noFolder:
      try manager.moveItem(at: self.index, to: files.url.appendingPathComponent("kept"))
      try Data("a file".utf8).write(to: self.index)
    }
    switch journal {
    case .intact: break
    case .missing: try manager.removeItem(at: self.journal)
    case .damaged:
      var lines = original.journal.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        Data($0)
      }
      let line = try XCTUnwrap(lines.firstIndex { $0.range(of: Data("\"favourite\"".utf8)) != nil })
      lines[line][lines[line].startIndex] ^= 1
      try Data(lines.joined(separator: [UInt8(ascii: "\n")])).write(to: self.journal)
    case .newer: try Data("tessera-gallery user data 99\nsomething\n".utf8).write(to: self.journal)
    case .blocked:
      let lock = data.appendingPathComponent("user-data.lock")
      try manager.removeItem(at: lock)
      try manager.createDirectory(at: lock, withIntermediateDirectories: false)
    }
  }

  /// Undoes what hides the files of the index and the journal, as an update, a repair or another mount does.
  private func repair(_ index: Index, _ journal: Journal, _ original: (database: Data, journal: Data)) throws {
    let manager = FileManager.default
    switch index {
    case .intact, .missing, .damaged: break
    case .newer: try original.database.write(to: database)
    case .blocked: try manager.removeItem(at: self.index.appendingPathComponent("library.lock"))
    case .noFolder:
      try manager.removeItem(at: self.index)
      try manager.moveItem(at: files.url.appendingPathComponent("kept"), to: self.index)
    }
    switch journal {
    case .intact, .missing, .damaged: break
    case .newer: try original.journal.write(to: self.journal)
    case .blocked: try manager.removeItem(at: data.appendingPathComponent("user-data.lock"))
    }
  }

  /// Each damage of the index with each damage of the journal: what is shown, and what is there after the repair.
  ///
  /// A favourite or an album is lost only if it was destroyed in both places, and this is reported.
  func testEachDamageOfTheIndex_withEachDamageOfTheJournal() throws {
    let original = try makeLibrary()
    for folder in [index, data] {
      try FileManager.default.copyItem(
        at: folder, to: files.url.appendingPathComponent("original-\(folder.lastPathComponent)"))
    }
    for index in Index.allCases {
      for journal in Journal.allCases {
        let cell = "index \(index), journal \(journal)"
        for folder in [self.index, data] { try? FileManager.default.removeItem(at: folder) }
        for folder in [self.index, data] {
          try FileManager.default.copyItem(
            at: files.url.appendingPathComponent("original-\(folder.lastPathComponent)"), to: folder)
        }
        try damage(index, journal, original)
        let canUseIndex = index == .intact && journal != .blocked
        /// Whether the data of the journal can be read.
        let canReadJournal = journal == .intact || journal == .damaged || journal == .blocked
        var added = false
        do {
          let session = try session(configuration())
          // The favourite is in the line that is damaged.
          let hasFavourite = canUseIndex && journal != .newer || canReadJournal && journal != .damaged
          let hasAlbum = canUseIndex && journal != .newer || canReadJournal
          let hasFolder = hasAlbum
          XCTAssertEqual(try names(.favourites, session), hasFavourite ? ["b.png"] : [], cell)
          XCTAssertEqual(try session.database.albums().map(\.count), hasAlbum ? [2] : [], cell)
          XCTAssertEqual(
            try session.database.count(.all), hasFolder ? 3 : 2, cell)
          if index != .intact || journal != .intact {
            XCTAssertFalse(session.problems.isEmpty && index != .missing && index != .damaged && !canUseIndex, cell)
          }
          // Changes are saved, or it is said that they are not.
          if let photo = try session.database.photo(named: "c.png") {
            try session.database.setFavourite([photo], true)
            added = !session.problems.contains { $0.hasSuffix("favourites and albums of this session are not saved") }
          }
        }
        try repair(index, journal, original)
        let isLost = [.missing, .damaged].contains(index) && [.missing, .damaged].contains(journal)
        let session = try session(configuration(opening: isLost && journal == .missing ? [photos] : []))
        XCTAssertEqual(session.problems, [], cell)
        let kept: Set<String> = isLost ? [] : ["b.png"]
        XCTAssertEqual(try names(.favourites, session), added ? kept.union(["c.png"]) : kept, cell)
        XCTAssertEqual(
          try session.database.albums().map(\.count), isLost && journal == .missing ? [] : [2], cell)
        XCTAssertEqual(try session.database.count(.all), 3, cell)
        XCTAssertEqual(try session.database.userData().folders, session.roots.map(\.url.absoluteString), cell)
      }
    }
  }

  /// The folder is on a disk that is not connected, and the index is lost.
  func testALostIndexAndAMissingFolder_loseNothing() throws {
    _ = try makeLibrary()
    let away = files.url.appendingPathComponent("away")
    for damagedJournal in [false, true] {
      if damagedJournal {
        try FileManager.default.removeItem(at: journal)
      } else {
        try FileManager.default.removeItem(at: index)
      }
      try FileManager.default.moveItem(at: photos, to: away)
      do {
        let session = try session(configuration())
        XCTAssertEqual(session.roots, [FilePath(files.url).resolved?.appending("photos")])
        XCTAssertEqual(try session.database.count(.all), 0)
        XCTAssertEqual(try session.database.albums().map(\.name), ["Trip"])
      }
      try FileManager.default.moveItem(at: away, to: photos)
      let session = try session(configuration())
      XCTAssertEqual(try names(.favourites, session), ["b.png"])
      XCTAssertEqual(try session.database.albums().map(\.count), [2])
      XCTAssertEqual(try session.database.count(.all), 3)
    }
  }
}

extension LibraryDatabase {
  fileprivate func photo(named name: String) throws -> Int64? {
    let timeline = try timeline()
    return try photos(0..<timeline.count, of: timeline).first { "\($0.fileName)" == name }?.id
  }
}
